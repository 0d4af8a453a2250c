import { criterionNames } from '@moisson/core/campaign/choice-names'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { criterionFields } from '@moisson/core/campaign/setting-fields'
import { clauseFields } from '@moisson/core/company/agreement-fields'
import { criteria as everyCriterion } from '@moisson/core/vocabulary'
import { MoneyField } from '../../../form/money-field.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import type { RecordForm } from '../../../form/use-record.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementField } from './-agreement-field.tsx'
import { weightOf, withCriterion, type Agreement, type AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { Group, Row } from './-section-form.tsx'

/** What only participation may do with the sums of who does not answer. */
const ofParticipation = ['half_percol_half_pee', 'percol_managed']
/** What it may not: silence never pays it. */
const notOfParticipation = ['immediate_payment']

/** The clauses that a campaign copies, as the signed text says them; what nobody said stays empty. */
export function AgreementClauses(props: {
  record: RecordForm<AgreementValues>
  type: Agreement['type']
  sum: number
}) {
  const { record, type, sum } = props
  const { values, set } = record
  const words = useWords(agreementWords)
  const { percent, text } = useFormat()
  const { criteria } = values
  const own = type === 'participation' ? words.ofParticipation : null
  // A participation has the ceilings of the law alone, and shares again what they hold back.
  const ofAgreement = campaignTypeFacts[type].limits === 'agreement'
  const salary = criteria?.find(({ criterion }) => criterion === 'salary')
  const share = (next: NonNullable<typeof criteria>) => set('criteria', next.length > 0 ? next : null)
  return (
    <>
      <Group title={words.clauses} help={words.clausesHelp}>
        <div className="grid gap-3">
          <p className="text-sm font-medium text-neutral-900">{text(clauseFields.criteria.label)}</p>
          <div className="grid gap-4 sm:grid-cols-3">
            {everyCriterion.map((criterion) => (
              <NumberField
                key={criterion}
                nullable
                name={`criteria.${criterion}.weight_bps`}
                label={text(criterionNames[criterion])}
                value={weightOf(criteria, criterion)}
                scale={100}
                unit="%"
                min={0}
                max={10_000}
                onChange={(bps) => share(withCriterion(criteria, criterion, { weight_bps: bps ?? 0 }))}
              />
            ))}
          </div>
          <p
            className={
              criteria === null || sum === 10_000
                ? 'text-sm text-neutral-600'
                : 'text-sm font-medium text-red-700'
            }
          >
            {criteria === null
              ? words.sumUnsaid
              : sum === 10_000
                ? words.sum(percent(sum))
                : words.sumWrong(percent(sum))}
          </p>
        </div>
        {salary && (
          <Row>
            <MoneyField
              name="criteria.salary.floor_cents"
              label={text(criterionFields.floor_cents.label)}
              optional
              value={salary.floor_cents ?? null}
              onChange={(floor_cents) => share(withCriterion(criteria, 'salary', { floor_cents }))}
            />
            <MoneyField
              name="criteria.salary.ceiling_cents"
              label={text(criterionFields.ceiling_cents.label)}
              optional
              value={salary.ceiling_cents ?? null}
              onChange={(ceiling_cents) => share(withCriterion(criteria, 'salary', { ceiling_cents }))}
            />
          </Row>
        )}
        <Row>
          <AgreementField record={record} name="seniority_months" />
          <AgreementField record={record} name="presumption_days" />
          <AgreementField record={record} name="response_days" optional />
          <AgreementField record={record} name="payment_months" optional />
          {ofAgreement && <AgreementField record={record} name="individual_cap_cents" optional />}
          <AgreementField
            record={record}
            name="default_rule"
            without={(type === 'participation' ? notOfParticipation : ofParticipation).filter(
              (rule) => rule !== values.default_rule,
            )}
          />
          {ofAgreement && <AgreementField record={record} name="prorate_cap" />}
          {ofAgreement && <AgreementField record={record} name="redistribute" />}
        </Row>
      </Group>
      <Group title={words.officers} help={own ? own.officers : words.officersHelp}>
        <Row>
          <AgreementField record={record} name="officers" help={own?.officersClause} />
          {/* Only intéressement may count a spouse so (L3314-6). */}
          {type === 'interessement' && <AgreementField record={record} name="spouse_quarter" />}
        </Row>
      </Group>
    </>
  )
}
