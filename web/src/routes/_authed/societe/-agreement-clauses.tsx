import { MoneyField } from '../../../form/money-field.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import type { RecordForm } from '../../../form/use-record.ts'
import { SelectField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { weightOf, withCriterion, type Agreement, type AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { Group, Row } from './-section-form.tsx'

const rules = ['immediate_payment', 'pee_lowest_risk', 'half_percol_half_pee', 'percol_managed'] as const

type Told = 'prorate_cap' | 'redistribute' | 'officers' | 'spouse_quarter'

/** The clauses that a campaign copies, as the signed text says them; what nobody said stays empty. */
export function AgreementClauses(props: {
  record: RecordForm<AgreementValues>
  type: Agreement['type']
  sum: number
}) {
  const { record, type, sum } = props
  const { values, set, errorOf } = record
  const words = useWords(agreementWords)
  const { labels, helps } = words
  const { percent } = useFormat()
  const { criteria } = values
  const salary = criteria?.find(({ criterion }) => criterion === 'salary')
  const share = (next: NonNullable<typeof criteria>) => set('criteria', next.length > 0 ? next : null)
  const told = (name: Told) => (
    <SelectField
      label={labels[name]}
      help={helps[name]}
      name={name}
      placeholder={words.toSay}
      value={values[name] === null ? '' : values[name] ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
      error={errorOf(name)}
      onChange={({ target }) => set(name, target.value === '' ? null : target.value === 'yes')}
    />
  )
  return (
    <>
      <Group title={words.clauses} help={words.clausesHelp}>
        <div className="grid gap-3">
          <p className="text-sm font-medium text-neutral-900">{labels.criteria}</p>
          <div className="grid gap-4 sm:grid-cols-3">
            {(['uniform', 'salary', 'presence'] as const).map((criterion) => (
              <NumberField
                key={criterion}
                nullable
                name={`criteria.${criterion}.weight_bps`}
                label={words.criteria[criterion]}
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
              label={words.floor}
              optional
              value={salary.floor_cents ?? null}
              onChange={(floor_cents) => share(withCriterion(criteria, 'salary', { floor_cents }))}
            />
            <MoneyField
              name="criteria.salary.ceiling_cents"
              label={words.ceiling}
              optional
              value={salary.ceiling_cents ?? null}
              onChange={(ceiling_cents) => share(withCriterion(criteria, 'salary', { ceiling_cents }))}
            />
          </Row>
        )}
        <Row>
          <NumberField
            nullable
            name="seniority_months"
            label={labels.seniority_months}
            help={helps.seniority_months}
            value={values.seniority_months}
            unit={words.months}
            min={0}
            max={3}
            onChange={(months) => set('seniority_months', months)}
            error={errorOf('seniority_months')}
          />
          <NumberField
            nullable
            name="presumption_days"
            label={labels.presumption_days}
            help={helps.presumption_days}
            value={values.presumption_days}
            unit={words.days}
            min={0}
            max={30}
            onChange={(days) => set('presumption_days', days)}
            error={errorOf('presumption_days')}
          />
          <MoneyField
            name="individual_cap_cents"
            label={labels.individual_cap_cents}
            help={helps.individual_cap_cents}
            optional
            value={values.individual_cap_cents}
            onChange={(cents) => set('individual_cap_cents', cents)}
            error={errorOf('individual_cap_cents')}
          />
          <SelectField
            label={labels.default_rule}
            name="default_rule"
            placeholder={words.toSay}
            value={values.default_rule ?? ''}
            options={rules.map((value) => ({ value, label: words.rules[value] }))}
            error={errorOf('default_rule')}
            onChange={({ target }) =>
              set('default_rule', (target.value || null) as AgreementValues['default_rule'])
            }
          />
          {told('prorate_cap')}
          {told('redistribute')}
        </Row>
      </Group>
      <Group title={words.officers} help={words.officersHelp}>
        <Row>
          {told('officers')}
          {/* Only intéressement may count a spouse so (L3314-6). */}
          {type === 'interessement' && told('spouse_quarter')}
        </Row>
      </Group>
    </>
  )
}
