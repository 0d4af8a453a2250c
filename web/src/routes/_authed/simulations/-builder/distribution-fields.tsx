import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { MixField } from './mix-field.tsx'
import { ChoiceInput, CountInput, FlagInput, MoneyInput, More, Pair, YearInput } from './plain-fields.tsx'
import { PeopleField } from './people-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** Who shares what, by which criteria. */
export default function DistributionFields({ form }: { form: Form<'distribution'> }) {
  const words = useWords(builderWords)
  const source = form.values.source ?? 'company'
  return (
    <>
      <Pair>
        <MoneyInput form={form} name="envelope_cents" />
        <YearInput form={form} name="year" />
      </Pair>
      <MixField form={form} />
      <RadioCards
        legend={words.fields.source}
        columns={2}
        value={source}
        options={(['company', 'rows'] as const).map((value) => ({ value, title: words.source[value] }))}
        onChange={(value) => form.set('source', value)}
      />
      {source === 'rows' ? (
        <PeopleField form={form} />
      ) : (
        <ChoiceInput
          form={form}
          name="group_by"
          options={(['establishment', 'contract_type', 'pay_quarter'] as const).map((value) => ({
            value,
            label: words.groups[value],
          }))}
        />
      )}
      <More title={words.moreOptions}>
        <ChoiceInput
          form={form}
          name="kind"
          options={(['interessement', 'participation'] as const).map((value) => ({
            value,
            label: words.kinds[value],
          }))}
        />
        <Pair>
          <MoneyInput form={form} name="salary_floor_cents" optional />
          <MoneyInput form={form} name="salary_cap_cents" optional />
          <MoneyInput form={form} name="individual_cap_cents" optional />
          <CountInput form={form} name="seniority_months" max={3} unit={words.months} />
        </Pair>
        <FlagInput form={form} name="prorate_cap" />
        <FlagInput form={form} name="redistribute" disabled={form.values.kind === 'participation'} />
      </More>
    </>
  )
}
