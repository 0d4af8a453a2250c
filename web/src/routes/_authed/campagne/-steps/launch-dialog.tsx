import { calculateCampaign, launchCampaign } from '@moisson/contract/campaign'
import { previewCampaign } from '@moisson/contract/choice'
import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import { Calculator, Rocket } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { MailSheet } from '../-detail/mail-sheet.tsx'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { useNowOffset } from '../../../../clock/business-now.ts'
import { concernedIn } from '../../../../campaign/figures.ts'
import { CostTable } from '../../../../campaign/cost-table.tsx'
import { costWords } from '../../../../campaign/cost-words.ts'
import { Blocked, Concerned } from './mend.tsx'
import { TotalsLock } from '../../../../campaign/totals-lock.tsx'
import { TypeCount, isCount } from '../../../../campaign/type-count.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { CampaignTotals } from './campaign-totals.tsx'
import { LaunchPlan } from './launch-plan.tsx'
import { stepsWords } from './steps-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** Everything the launch does, in figures; launched only when the number of people is typed. */
export function LaunchDialog(props: {
  campaign: Campaign
  onClose: () => void
  onSection: (section: SettingSection | null) => void
}) {
  const { campaign, onClose, onSection } = props
  const all = useWords(stepsWords)
  const words = all.launch
  const cost = useWords(costWords)
  const { money, longInstant } = useFormat()
  const offset = useNowOffset()
  const [opened] = useState(() => Date.now())
  const [before] = useState(campaign.state)
  const calculate = useCampaignChange(calculateCampaign)
  const launch = useCampaignChange(launchCampaign)
  const [typed, setTyped] = useState('')
  const [planned, setPlanned] = useState(false)
  const onTop = campaign.cost !== null && campaign.cost.highest_cents > campaign.cost.gross_cents
  const [reasons, setReasons] = useState<Record<string, string>>({ ...campaign.warning_reasons })

  const blockers = campaign.blockers.filter(({ code }) => code !== 'reason_missing')
  const calculated = campaign.calculated_at !== null
  const people = concernedIn(campaign)
  const asked = campaign.warnings.filter(({ reason_required }) => reason_required)
  const reasoned = asked.every(({ code }) => reasons[code]?.trim())
  const now = new Date(opened + offset)
  const later = campaign.opens_at !== null && new Date(campaign.opens_at) > now ? campaign.opens_at : null
  const lastDay = announcedDeadline(
    later ? new Date(later) : now,
    campaign.presumption_days,
    campaign.response_days,
  )
  // Somebody launched it meanwhile: what is left to read is who.
  const moved = campaign.state !== before
  const ready = !moved && blockers.length === 0 && calculated
  const failed = launch.error ?? calculate.error
  const preview = useLateRead(previewCampaign, { path: { id: campaign.id }, query: {} }, { enabled: ready })

  async function confirm() {
    const outcome = await launch.send(
      {
        path: { id: campaign.id },
        body: {
          confirm_totals: {
            gross_cents: campaign.distributed_gross_cents,
            count: people,
            ...(campaign.cost && { highest_cents: campaign.cost.highest_cents }),
          },
          warning_reasons: Object.fromEntries(asked.map(({ code }) => [code, reasons[code]?.trim() ?? ''])),
        },
      },
      { version: campaign.version },
    )
    if (!outcome.ok) return
    showToast({
      kind: 'success',
      title: later ? words.doneLater(longInstant(later)) : words.done(outcome.value.notices.leaving),
    })
    onClose()
  }
  return (
    <FormDialog
      stubborn
      size="large"
      title={words.title}
      description={ready ? words.body : undefined}
      submit={ready ? (later ? words.confirmLater : words.confirm) : null}
      icon={Rocket}
      running={launch.running}
      disabled={!isCount(typed, people) || !reasoned || (onTop && !planned)}
      error={launch.error}
      failure={failed && <ActionFailure error={failed} campaign={campaign} before={before} />}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {!moved && blockers.length > 0 && (
        <Notice kind="warning" title={words.blocked(blockers.length)}>
          <p>{words.blockedBody}</p>
          <div className="mt-3">
            <Blocked blockers={blockers} onSection={onSection} />
          </div>
        </Notice>
      )}
      {!moved && blockers.length === 0 && !calculated && (
        <Notice
          actions={
            <Button
              look="primary"
              size="small"
              icon={Calculator}
              running={calculate.running}
              onClick={() => void calculate.send({ path: { id: campaign.id } })}
            >
              {words.compute}
            </Button>
          }
        >
          {words.computeFirst}
        </Notice>
      )}
      {ready && (
        <>
          <CampaignTotals campaign={campaign} />
          {campaign.envelope_gross_cents !== null && (
            <TotalsLock
              envelope={campaign.envelope_gross_cents}
              distributed={campaign.distributed_gross_cents}
            />
          )}
          {campaign.cost && <CostTable cost={campaign.cost} />}
          {campaign.examples.length > 0 && <Notice kind="warning">{all.examples(campaign.examples)}</Notice>}
          <LaunchPlan campaign={campaign} later={later} lastDay={parisDay(lastDay.toISOString())} />
          {campaign.warnings.length > 0 && (
            <section aria-labelledby="launch-warnings" className="grid gap-3">
              <h3 id="launch-warnings" className="font-semibold">
                {words.warnings}
              </h3>
              {campaign.warnings.map((warning) => (
                <Notice key={warning.code} kind="warning">
                  <p>{warning.message}</p>
                  <Concerned blocker={warning} />
                  {warning.reason_required && (
                    <TextArea
                      className="mt-3"
                      label={words.reason}
                      help={words.reasonHelp}
                      rows={2}
                      maxLength={500}
                      value={reasons[warning.code] ?? ''}
                      onChange={(event) =>
                        setReasons((former) => ({ ...former, [warning.code]: event.target.value }))
                      }
                    />
                  )}
                </Notice>
              ))}
            </section>
          )}
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
          <div className="grid gap-2 border-t border-neutral-200 pt-5">
            <p className="font-medium text-neutral-950">{words.irreversible}</p>
            {onTop && campaign.cost && (
              <Checkbox
                label={cost.confirm(money(campaign.cost.highest_cents))}
                checked={planned}
                onChange={(event) => setPlanned(event.target.checked)}
              />
            )}
            <TypeCount count={people} value={typed} onChange={setTyped} />
          </div>
        </>
      )}
    </FormDialog>
  )
}
