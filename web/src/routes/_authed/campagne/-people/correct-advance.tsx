import { updateEnrolment } from '@moisson/contract/campaign'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { advanceWords } from './advance-words.ts'
import { CorrectionForm } from './correction-form.tsx'

/** Once launched, of somebody left out: the advance that was really paid, with a reason the person reads. */
export default function CorrectAdvance({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(advanceWords)
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
  const changed = (form.values.advance_gross_cents ?? 0) !== person.advance_gross_cents
  return (
    <CorrectionForm
      form={form}
      reason={form.text('correction_reason')}
      campaign={campaign}
      title={words.correct}
      help={words.correctHelp}
      told={words.correctTold}
      changed={changed}
      running={update.running}
    >
      <MoneyField label={words.amount} min={0} className="max-w-xs" {...form.value('advance_gross_cents')} />
    </CorrectionForm>
  )
}
