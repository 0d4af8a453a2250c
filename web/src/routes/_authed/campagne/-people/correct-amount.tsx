import { updateEnrolment } from '@moisson/contract/campaign'
import { knowsAdvances } from '@moisson/core/campaign/advance'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { useForm } from '../../../../form/use-form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { advanceWords } from './advance-words.ts'
import { correctAmountWords } from './correct-amount-words.ts'
import { CorrectionForm } from './correction-form.tsx'
import { peopleWords } from './people-words.ts'

/** Whom no mail tells of a correction. */
const unreached: readonly Enrolment['flags'][number][] = ['no_channel', 'on_paper', 'email_bounced']

/** Once launched: pay, presence or an advance, where the law knows them, that were wrong, with a reason the person reads. */
export default function CorrectAmount({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(correctAmountWords)
  const { drawer } = useWords(peopleWords)
  const advance = useWords(advanceWords)
  const { money } = useFormat()
  const update = useCampaignChange(updateEnrolment)
  const advanced = knowsAdvances(campaign.type)
  const own = isOwnMoney(campaign.type)
  const form = useForm(
    {
      reference_salary_cents: person.reference_salary_cents,
      presence_days: person.presence_days,
      advance_gross_cents: person.advance_gross_cents as number | null,
      correction_reason: '',
    },
    {
      change: update,
      version: person.version,
      send: (values, _button, version = person.version) =>
        update.send(
          {
            path: { id: campaign.id, bid: person.id },
            body: {
              reference_salary_cents: values.reference_salary_cents,
              presence_days: values.presence_days,
              ...(advanced && { advance_gross_cents: values.advance_gross_cents ?? 0 }),
              correction_reason: values.correction_reason.trim(),
            },
          },
          { version },
        ),
      done({ gross_cents, advance_gross_cents, due_cents, room_cents }) {
        const title = own
          ? words.own.corrected(money(room_cents ?? 0))
          : advance_gross_cents !== person.advance_gross_cents
            ? words.advanceCorrected(money(due_cents))
            : gross_cents === person.gross_cents
              ? words.sameAmount
              : words.corrected(money(gross_cents))
        showToast({ kind: 'success', title })
      },
    },
  )
  const { reference_salary_cents: salary, presence_days: presence } = form.values
  const changed =
    salary !== person.reference_salary_cents ||
    presence !== person.presence_days ||
    (form.values.advance_gross_cents ?? 0) !== person.advance_gross_cents
  return (
    <CorrectionForm
      form={form}
      reason={form.text('correction_reason')}
      campaign={campaign}
      title={own ? words.own.correct : words.correct}
      help={own ? words.own.help : words.correctHelp}
      quiet={own}
      told={
        own ? (
          words.own.told
        ) : (
          <>
            {person.flags.some((flag) => unreached.includes(flag))
              ? words.correctOnPaper
              : words.correctAgain}{' '}
            {(campaign.state === 'closed' || campaign.state === 'correction') && words.correctReopens}
          </>
        )
      }
      changed={changed}
      running={update.running}
    >
      {campaign.excess_estimated && <Notice kind="warning">{words.excessEstimated}</Notice>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MoneyField label={drawer.salary} min={0} {...form.value('reference_salary_cents')} />
        <NumberField
          nullable
          decimals={2}
          label={drawer.presence}
          min={0}
          max={366}
          {...form.value('presence_days')}
        />
        {advanced && <MoneyField label={advance.amount} min={0} {...form.value('advance_gross_cents')} />}
      </div>
    </CorrectionForm>
  )
}
