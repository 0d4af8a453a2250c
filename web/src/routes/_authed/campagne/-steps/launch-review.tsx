import { previewCampaign } from '@moisson/contract/choice'
import { useLateRead } from '../../../../api/read.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { CostTable } from '../../../../campaign/cost-table.tsx'
import { costWords } from '../../../../campaign/cost-words.ts'
import { TotalsLock } from '../../../../campaign/totals-lock.tsx'
import { TypeCount } from '../../../../campaign/type-count.tsx'
import type { FormState } from '../../../../form/use-form.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { MailSheet } from '../-detail/mail-sheet.tsx'
import { AssumedList } from './assumed-list.tsx'
import { CampaignTotals } from './campaign-totals.tsx'
import { LaunchPlan } from './launch-plan.tsx'
import { Concerned } from './mend.tsx'
import { stepsWords } from './steps-words.ts'

export interface LaunchValues {
  /** The number of people, as typed. */
  typed: string
  /** What may come on top is provided for. */
  planned: boolean
  /** Why it is launched all the same, by warning. */
  reasons: Readonly<Record<string, string>>
}

interface Props {
  campaign: Campaign
  form: FormState<LaunchValues>
}

/** Everything that is read before a launch, and what is asked of who launches. */
export function LaunchReview(
  props: Props & { people: number; later: string | null; lastDay: string; onTop: boolean },
) {
  const { campaign, form, people, later, lastDay, onTop } = props
  const all = useWords(stepsWords)
  const words = useWords(costWords)
  const { money } = useFormat()
  return (
    <>
      <CampaignTotals campaign={campaign} />
      {campaign.envelope_gross_cents !== null && (
        <TotalsLock envelope={campaign.envelope_gross_cents} distributed={campaign.distributed_gross_cents} />
      )}
      {campaign.cost && <CostTable type={campaign.type} cost={campaign.cost} />}
      {campaign.examples.length > 0 && <Notice kind="warning">{all.examples(campaign.examples)}</Notice>}
      <LaunchPlan campaign={campaign} later={later} lastDay={lastDay} />
      {campaign.warnings.length > 0 && <Warnings campaign={campaign} form={form} />}
      <AssumedList campaign={campaign} />
      <Sample campaign={campaign} />
      <div className="grid gap-2 border-t border-neutral-200 pt-5">
        <p className="font-medium text-neutral-950">{all.launch.irreversible}</p>
        {onTop && campaign.cost && (
          <Checkbox label={words.confirm(money(campaign.cost.highest_cents))} {...form.tick('planned')} />
        )}
        <TypeCount count={people} {...form.value('typed')} />
      </div>
    </>
  )
}

function Warnings({ campaign, form }: Props) {
  const { launch: words } = useWords(stepsWords)
  const { reasons } = form.values
  return (
    <section aria-labelledby="launch-warnings" className="grid gap-3">
      <h3 id="launch-warnings" className="font-semibold">
        {words.warnings}
      </h3>
      {campaign.warnings.map((warning) => (
        <Notice key={warning.code} kind="warning">
          <p>{warning.message}</p>
          <Concerned blocker={warning} />
          {warning.reason_required && (
            <Reason
              warning={warning}
              value={reasons[warning.code] ?? ''}
              onChange={(reason) => form.set('reasons', { ...reasons, [warning.code]: reason })}
            />
          )}
        </Notice>
      ))}
    </section>
  )
}

/** What a warning asks before the launch: a tick where it is only confirmed, a fact, or why it is launched all the same. */
function Reason(props: {
  warning: Campaign['warnings'][number]
  value: string
  onChange: (reason: string) => void
}) {
  const { warning, value, onChange } = props
  const { launch: words } = useWords(stepsWords)
  const { to_confirm: confirmed, to_answer: asked } = warning
  if (confirmed !== null)
    return (
      <div className="mt-3">
        <Checkbox
          label={confirmed}
          checked={value.trim() !== ''}
          onChange={(event) => onChange(event.target.checked ? confirmed : '')}
        />
      </div>
    )
  return (
    <TextArea
      className="mt-3"
      label={asked ?? words.reason}
      help={words.reasonHelp}
      rows={asked === null ? 2 : 1}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The notice as one of them will read it. */
function Sample({ campaign }: { campaign: Campaign }) {
  const { launch: words } = useWords(stepsWords)
  const preview = useLateRead(previewCampaign, { path: { id: campaign.id }, query: {} })
  return (
    <details className="rounded-xl border border-neutral-200">
      <summary className="flex min-h-11 items-center px-4 font-medium text-secondary-800 marker:content-none hover:bg-neutral-50">
        {words.sample}
      </summary>
      <div className="grid gap-3 border-t border-neutral-200 p-4">
        <p className="text-sm text-neutral-600">{words.sampleOf}</p>
        {preview.data ? (
          <MailSheet mail={preview.data.mail} maxHeight="18rem" />
        ) : (
          <SkeletonLines lines={5} />
        )}
      </div>
    </details>
  )
}
