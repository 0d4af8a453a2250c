import { useWords } from '../../../../words/catalogue.ts'
import { MatchingField } from './matching-field.tsx'
import { ChoiceInput, CountInput, DayInput, MoneyInput, More, Pair, PercentInput } from './plain-fields.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** One person's bonus, their tax rate, and what the employer adds. */
export default function NetFields({ form }: { form: Form<'employee_net'> }) {
  const words = useWords(builderWords)
  const from = (name: 'pee' | 'percol') => {
    const source = form.assumed(name)
    return source && words.from[source]
  }
  return (
    <>
      <Pair>
        <MoneyInput form={form} name="gross_cents" />
        <PercentInput form={form} name="marginal_tax_bps" optional help={words.help.marginal} />
      </Pair>
      <MatchingField
        plan={words.plans.pee}
        value={form.values.pee ?? null}
        help={from('pee')}
        onChange={(rule) => form.set('pee', rule)}
      />
      <MatchingField
        plan={words.plans.percol}
        value={form.values.percol ?? null}
        help={from('percol')}
        onChange={(rule) => form.set('percol', rule)}
      />
      <More title={words.moreOptions}>
        <Pair>
          <ChoiceInput
            form={form}
            name="kind"
            options={(['interessement', 'participation'] as const).map((value) => ({
              value,
              label: words.kinds[value],
            }))}
          />
          <DayInput form={form} name="paid_on" />
          <CountInput form={form} name="years" min={1} max={50} unit={words.yearsUnit} />
          <PercentInput
            form={form}
            name="yearly_growth_bps"
            min={-5_000}
            max={5_000}
            help={words.help.growth}
          />
        </Pair>
      </More>
    </>
  )
}
