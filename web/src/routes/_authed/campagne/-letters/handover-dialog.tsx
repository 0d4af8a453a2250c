import { capital } from '@moisson/law/words/capital'
import { recordHandovers } from '@moisson/contract/letter'
import { handoverWays, type HandoverWay } from '@moisson/core/vocabulary'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { DateField } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { lettersWords } from './letters-words.ts'
import { useMarks } from '../../../../words/marks.ts'

/** When and how letters came into people's hands, one or many at once. */
export function HandoverDialog(props: {
  campaign: Campaign
  ids: string[]
  /** Whether a letter of these asks anything: a time to answer starts then. */
  asks: boolean
  onClose: () => void
  onDone: () => void
}) {
  const { campaign, ids, asks, onClose, onDone } = props
  const { hand: words, ways } = useWords(lettersWords)
  const { longInstant } = useFormat()
  const { colon } = useMarks()
  const today = useToday()
  const change = useCampaignChange(recordHandovers)
  const start: { handed_on: string; handed_how: HandoverWay } = {
    handed_on: today,
    handed_how: 'in_person',
  }
  const form = useForm(start, {
    change,
    fieldOf: { handed_over_to_come: 'handed_on' },
    send: ({ handed_on, handed_how }) =>
      change.send({
        path: { id: campaign.id },
        body: { handed_on, handed_how, ids },
      }),
    done({ recorded, latest_deadline_at, skipped }) {
      showToast({
        kind: skipped.length > 0 ? 'warning' : 'success',
        title: recorded > 0 ? words.done(recorded) : words.none,
        body: [
          latest_deadline_at ? words.until(longInstant(latest_deadline_at)) : null,
          ...skipped.map(({ message, count }) => `${count}${colon} ${message}`),
        ]
          .filter(Boolean)
          .join(' '),
      })
      if (recorded > 0) onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} />}
      title={words.title(ids.length)}
      description={
        asks ? words.description(campaign.presumption_days, campaign.response_days) : words.nothingAsked
      }
      submit={words.save}
      disabled={form.values.handed_on === ''}
      onClose={onClose}
    >
      <DateField label={words.on} className="max-w-xs" max={today} {...form.text('handed_on')} />
      <RadioCards<HandoverWay>
        legend={words.how}
        columns={2}
        value={form.values.handed_how}
        onChange={(value) => form.set('handed_how', value)}
        options={handoverWays.map((value) => ({
          value,
          title: capital(ways[value]),
        }))}
      />
    </FormDialog>
  )
}
