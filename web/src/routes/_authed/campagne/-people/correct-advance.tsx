import { updateEnrolment } from '@moisson/contract/campaign'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { Form } from '../../../../form/form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { advanceWords } from './advance-words.ts'
import { correctAmountWords } from './correct-amount-words.ts'

/** Once launched, of somebody left out: the advance that was really paid, with a reason the person reads. */
export default function CorrectAdvance({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(advanceWords)
  const correction = useWords(correctAmountWords)
  const { money } = useFormat()
  const update = useCampaignChange(updateEnrolment)
  const form = useForm(
    { advance_gross_cents: person.advance_gross_cents as number | null, correction_reason: '' },
    {
      change: update,
      version: person.version,
      send: ({ advance_gross_cents, correction_reason }, _button, version = person.version) =>
        update.send(
          {
            path: { id: campaign.id, bid: person.id },
            body: {
              advance_gross_cents: advance_gross_cents ?? 0,
              correction_reason: correction_reason.trim(),
            },
          },
          { version },
        ),
      done: ({ to_return_cents }) =>
        void showToast({ kind: 'success', title: words.toReturnNow(money(to_return_cents)) }),
    },
  )
  const { advance_gross_cents, correction_reason } = form.values
  const changed = (advance_gross_cents ?? 0) !== person.advance_gross_cents
  return (
    <details className="rounded-xl border border-neutral-200">
      <summary className="flex min-h-11 items-center px-4 font-medium text-neutral-800 marker:content-none hover:bg-neutral-50">
        {words.correct}
      </summary>
      <Form
        {...form.sends}
        failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} />}
        className="grid gap-4 border-t border-neutral-200 p-4"
      >
        <p className="text-sm text-pretty text-neutral-600">{words.correctHelp}</p>
        <MoneyField
          label={words.amount}
          min={0}
          className="max-w-xs"
          {...form.value('advance_gross_cents')}
        />
        <TextArea
          label={correction.correctReason}
          help={correction.correctReasonHelp}
          rows={2}
          maxLength={500}
          {...form.text('correction_reason')}
        />
        <p className="text-sm text-pretty text-neutral-600">{words.correctTold}</p>
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!changed || correction_reason.trim() === ''}
          running={update.running}
        >
          {correction.correctNow}
        </Button>
      </Form>
    </details>
  )
}
