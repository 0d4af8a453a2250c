import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { InputsByType } from '../-simulation.ts'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

const EXERCICES = 3
type Result = InputsByType['obligation_check']['results'][number]

/** Revenue and profit of the three exercices before, which decide for companies under fifty. */
export function ResultsField({ form, year }: { form: Form<'obligation_check'>; year: number }) {
  const words = useWords(builderWords)
  const results = form.values.results ?? []
  function change(of: number, changes: Partial<Result>) {
    const former = results.find((one) => one.year === of) ?? { year: of, revenue_cents: 0, profit_cents: 0 }
    form.set('results', [...results.filter((one) => one.year !== of), { ...former, ...changes }])
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium text-neutral-900">{words.fields.results}</legend>
      <p className="text-sm text-neutral-600">{words.help.results}</p>
      {Array.from({ length: EXERCICES }, (_, place) => year - EXERCICES + place).map((of) => {
        const own = results.find((one) => one.year === of)
        return (
          <div key={of} className="grid grid-cols-2 gap-3">
            <MoneyField
              label={words.revenueOf(of)}
              min={0}
              value={own?.revenue_cents ?? null}
              onChange={(cents) => change(of, { revenue_cents: cents ?? 0 })}
            />
            <MoneyField
              label={words.profitOf(of)}
              value={own?.profit_cents ?? null}
              onChange={(cents) => change(of, { profit_cents: cents ?? 0 })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
