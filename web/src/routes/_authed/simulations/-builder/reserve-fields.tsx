import { derogatoryCeilingNames } from '@moisson/core/simulation/inputs'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import { CountInput, MoneyInput, Pair, YearInput } from './plain-fields.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

const start = { rate_bps: 1_000, of: 'taxable_profit', ceiling: 'half_net_accounting' } as const

/** The four figures of the legal formula, and the agreement's own one. */
export default function ReserveFields({ form }: { form: Form<'participation_reserve'> }) {
  const words = useWords(builderWords)
  const own = form.values.derogatory ?? null
  const change = (changes: Partial<NonNullable<typeof own>>) =>
    form.set('derogatory', { ...(own ?? start), ...changes })
  return (
    <>
      <Pair>
        <MoneyInput form={form} name="profit_cents" negative />
        <MoneyInput form={form} name="equity_cents" negative />
        <MoneyInput form={form} name="wages_cents" />
        <MoneyInput form={form} name="added_value_cents" negative />
        <YearInput form={form} name="year" />
        <CountInput form={form} name="headcount" optional unit={words.people} />
      </Pair>
      <Checkbox
        label={words.derogatory.on}
        checked={own !== null}
        onChange={(event) => form.set('derogatory', event.target.checked ? { ...start } : null)}
      />
      {own && (
        <Pair>
          <NumberField
            nullable
            label={words.derogatory.rate}
            unit="%"
            scale={100}
            min={0}
            max={10_000}
            value={own.rate_bps}
            onChange={(rate_bps) => change({ rate_bps: rate_bps ?? 0 })}
          />
          <SelectField
            label={words.derogatory.of}
            value={own.of}
            options={(['taxable_profit', 'accounting_profit'] as const).map((value) => ({
              value,
              label: words.derogatory[value],
            }))}
            onChange={(event) => change({ of: event.target.value as typeof own.of })}
          />
          <SelectField
            label={words.derogatory.ceiling}
            value={own.ceiling}
            options={derogatoryCeilingNames.map((value) => ({ value, label: words.derogatory[value] }))}
            onChange={(event) => change({ ceiling: event.target.value as typeof own.ceiling })}
          />
          <MoneyField
            label={words.derogatory.accounting}
            optional
            value={own.net_accounting_profit_cents ?? null}
            onChange={(cents) => change({ net_accounting_profit_cents: cents ?? undefined })}
          />
        </Pair>
      )}
    </>
  )
}
