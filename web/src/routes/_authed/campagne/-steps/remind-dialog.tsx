import { remindCampaign } from '@moisson/contract/campaign'
import { BellRing, CircleCheck } from 'lucide-react'
import type { Output } from '@moisson/contract/call'
import { useState } from 'react'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { stepsWords } from './steps-words.ts'

type Segment = 'ids' | 'not_submitted' | 'not_opened' | 'in_progress'

/** Whom to remind, with which words; then who was, who was not, and why. */
export function RemindDialog(props: { campaign: Campaign; ids: readonly string[]; onClose: () => void }) {
  const { campaign, ids, onClose } = props
  const { remind: words } = useWords(stepsWords)
  const { people } = useWords(campaignWords)
  const remind = useCampaignChange(remindCampaign)
  const [before] = useState(campaign.state)
  const [result, setResult] = useState<Output<typeof remindCampaign> | null>(null)
  const { counts } = campaign
  const sizes: Record<Segment, number> = {
    ids: ids.length,
    not_submitted: campaign.answers.remindable,
    not_opened: counts.invited,
    in_progress: counts.in_progress,
  }
  const bySms = campaign.answers.remindable_by_sms
  const reached = (value: Segment) => {
    if (sizes[value] === 0) return words.nobody
    return value === 'not_submitted' && bySms > 0
      ? `${people(sizes[value])}, ${words.bySms(bySms)}`
      : people(sizes[value])
  }
  const segments: Segment[] = [
    ...(ids.length > 0 ? (['ids'] as const) : []),
    'not_submitted',
    'not_opened',
    'in_progress',
  ]
  const start: { segment: Segment; message: string } = {
    segment: ids.length > 0 ? 'ids' : 'not_submitted',
    message: '',
  }
  const form = useForm(start, {
    change: remind,
    send: ({ segment, message }) =>
      remind.send({
        path: { id: campaign.id },
        body: {
          segment,
          ...(segment === 'ids' ? { ids: [...ids] } : {}),
          ...(message.trim() ? { message: message.trim() } : {}),
        },
      }),
    done: setResult,
  })
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} before={before} />}
      title={words.title}
      description={result ? undefined : words.body}
      submit={result ? null : words.sendThem}
      icon={BellRing}
      {...(result ? { cancel: words.done } : {})}
      disabled={sizes[form.values.segment] === 0}
      onClose={onClose}
    >
      {result ? (
        <Result result={result} />
      ) : (
        <>
          <RadioCards
            legend={words.who}
            {...form.value('segment')}
            options={segments.map((value) => ({
              value,
              title: value === 'ids' ? words.ids(ids.length) : words[value],
              body: value === 'ids' ? undefined : reached(value),
              disabled: sizes[value] === 0,
            }))}
          />
          <TextArea
            label={words.message}
            help={words.messageHelp}
            optional
            rows={3}
            maxLength={1000}
            {...form.text('message')}
          />
        </>
      )}
    </FormDialog>
  )
}

function Result({ result }: { result: Output<typeof remindCampaign> }) {
  const { remind: words } = useWords(stepsWords)
  const { count } = useFormat()
  return (
    <output className="grid gap-5">
      <p className="flex items-center gap-3 text-lg font-semibold text-neutral-950">
        {result.sent > 0 && <CircleCheck aria-hidden className="size-6 text-primary-700" />}
        {result.sent > 0 ? words.sent(result.sent) : words.none}
      </p>
      {result.skipped.length > 0 && (
        <section aria-labelledby="skipped-title">
          <h3 id="skipped-title" className="text-sm font-medium text-neutral-900">
            {words.skipped}
          </h3>
          <ul className="mt-2 grid gap-2">
            {result.skipped.map((skipped) => (
              <li key={skipped.reason} className="flex items-baseline gap-3">
                <span className="tabular w-10 shrink-0 text-right text-lg font-semibold text-neutral-950">
                  {count(skipped.count)}
                </span>
                <span className="text-pretty text-neutral-700">{skipped.message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </output>
  )
}
