import { updateCompany } from '@moisson/contract/company'
import { situations } from '@moisson/core/orientation/names'
import { Link } from '@tanstack/react-router'
import { Form } from '../../../../form/form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useDenied } from '../../../../kit/rights.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { payrollYear } from './answered-file.ts'
import type { Given, Oriented } from './oriented.ts'
import { orientationWords } from './orientation-words.ts'

/** The questions that the company's file leaves open, and what it answers. */
export function Answers(props: {
  asks: Oriented['asks']
  oriented: Oriented
  given: Given
  errors: Readonly<Record<string, string>>
  onGiven: (given: Given) => void
}) {
  const { asks, oriented, given, errors, onGiven } = props
  const words = useWords(orientationWords)
  const { text } = useFormat()
  const denied = useDenied(updateCompany)
  const set = (changes: Given) => onGiven({ ...given, ...changes })
  return (
    <Card title={words.questions}>
      <Form
        unguarded
        ownKey
        className="grid min-w-0 grid-cols-1 gap-5"
        onSubmit={() => onGiven({ ...given })}
      >
        {oriented.told.length > 0 && (
          <p className="text-sm text-pretty text-neutral-700">
            {words.told} · {oriented.told.map(text).join(' · ')} ·{' '}
            <Link to={'/societe' as string} search={{ section: 'headcount' } as never} className="link">
              {words.correct}
            </Link>
          </p>
        )}
        {asks.length === 0 ? (
          <p className="text-sm text-neutral-700">{words.allKnown}</p>
        ) : (
          !denied && <p className="text-sm text-neutral-700">{words.kept}</p>
        )}
        <div className="grid grid-cols-1 items-end gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {asks.map((field) => (
            <Question
              key={field}
              {...{ field, asks, given, set }}
              closed_year={oriented.closed_year}
              error={errors[field]}
            />
          ))}
          {oriented.parts.length > 0 && (
            <MoneyField
              optional
              label={words.fields.per_person_cents}
              name="per_person_cents"
              min={0}
              value={given.per_person_cents ?? null}
              error={errors['per_person_cents']}
              onChange={(value) => set({ per_person_cents: value })}
            />
          )}
        </div>
      </Form>
    </Card>
  )
}

function Question(props: {
  field: Oriented['asks'][number]
  given: Given
  asks: Oriented['asks']
  closed_year: number
  error: string | undefined
  set: (changes: Given) => void
}) {
  const { field, asks, given, closed_year, error, set } = props
  const words = useWords(orientationWords)
  const { language } = useFormat()
  const common = { label: words.fields[field], name: field, error }
  const unknown = { value: '', label: words.unknown }
  switch (field) {
    case 'headcount':
      return (
        <NumberField
          {...common}
          nullable
          decimals
          min={0}
          max={1_000_000}
          value={given.headcount ?? null}
          onChange={(value) => set({ headcount: value })}
        />
      )
    case 'annual_gross_payroll_cents':
      return (
        <MoneyField
          {...common}
          optional
          min={0}
          value={given.annual_gross_payroll_cents ?? null}
          onChange={(value) => set({ annual_gross_payroll_cents: value })}
        />
      )
    case 'annual_gross_payroll_year': {
      const chosen = payrollYear(given, { asks, closed_year })
      const closed = [closed_year, closed_year - 1, closed_year - 2]
      return (
        <SelectField
          {...common}
          value={String(chosen ?? '')}
          options={[
            unknown,
            ...[closed_year + 1, ...closed].map((year) => ({
              value: String(year),
              label: closed.includes(year) ? String(year) : words.running(String(year)),
            })),
          ]}
          onChange={(event) =>
            set({
              annual_gross_payroll_year: event.target.value === '' ? null : Number(event.target.value),
            })
          }
        />
      )
    }
    case 'taxable_profit_cents':
      return (
        <MoneyField
          {...common}
          optional
          value={given.taxable_profit_cents ?? null}
          onChange={(value) => set({ taxable_profit_cents: value })}
        />
      )
    case 'fiscal_year_end_month': {
      const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      return (
        <SelectField
          {...common}
          value={String(given.fiscal_year_end_month ?? '')}
          options={[
            unknown,
            ...Array.from({ length: 12 }, (_, index) => ({
              value: String(index + 1),
              label: months.format(new Date(Date.UTC(2024, index, 1))),
            })),
          ]}
          onChange={(event) =>
            set({ fiscal_year_end_month: event.target.value === '' ? null : Number(event.target.value) })
          }
        />
      )
    }
    case 'situation':
      return (
        <SelectField
          {...common}
          value={given.situation ?? ''}
          options={[unknown, ...situations.map((value) => ({ value, label: words.situations[value] }))]}
          onChange={(event) =>
            set({ situation: situations.find((one) => one === event.target.value) ?? null })
          }
        />
      )
  }
}
