import { updateEnrolment } from '@moisson/contract/campaign'
import { daysOfAmount } from '@moisson/core/choice/half-days'
import { useForm } from '../../../../form/use-form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { correctAmountWords } from './correct-amount-words.ts'
import { CorrectionForm } from './correction-form.tsx'
import { peopleWords } from './people-words.ts'

/** While people answer: the days somebody has or the value of one, that were wrong; what is left empty stays. */
export default function CorrectDays({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const { days: words } = useWords(correctAmountWords)
  const { days: names } = useWords(peopleWords)
  const { language, money } = useFormat()
  const update = useCampaignChange(updateEnrolment)
  const form = useForm(
    { rest_days: null as number | null, rest_day_value_cents: person.day_cents, correction_reason: '' },
    {
      change: update,
      version: person.version,
      send: ({ rest_days, rest_day_value_cents, correction_reason }, _button, version = person.version) =>
        update.send(
          {
            path: { id: campaign.id, bid: person.id },
            body: {
              ...(rest_days !== null && { rest_days }),
              ...(rest_day_value_cents !== null && { rest_day_value_cents }),
              correction_reason: correction_reason.trim(),
            },
          },
          { version },
        ),
      done({ room_cents, day_cents }) {
        const most = daysOfAmount(room_cents ?? 0, day_cents ?? 0, language)
        showToast({ kind: 'success', title: words.corrected(`${most} (${money(room_cents ?? 0)})`) })
      },
    },
  )
  const { rest_days, rest_day_value_cents: value } = form.values
  return (
    <CorrectionForm
      form={form}
      reason={form.text('correction_reason')}
      campaign={campaign}
      title={words.correct}
      help={words.help}
      told={words.told}
      quiet
      changed={rest_days !== null || (value !== null && value !== person.day_cents)}
      running={update.running}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField
          nullable
          decimals={2}
          label={names.toGive}
          help={words.empty}
          min={0}
          max={366}
          {...form.value('rest_days')}
        />
        <MoneyField label={names.value} min={0} {...form.value('rest_day_value_cents')} />
      </div>
    </CorrectionForm>
  )
}
