import { formulaKinds, indicators } from '@moisson/core/simulation/inputs'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { BandsField } from './bands-field.tsx'
import { EnvelopeOptions } from './envelope-options.tsx'
import { ObjectivesField } from './objectives-field.tsx'
import {
  ChoiceInput,
  CountInput,
  FlagInput,
  MoneyInput,
  More,
  Pair,
  PercentInput,
  TextInput,
  YearInput,
} from './plain-fields.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** The formula of an intéressement, block by block. */
export default function EnvelopeFields({ form }: { form: Form<'interessement_envelope'> }) {
  const words = useWords(builderWords)
  const { values } = form
  const kind = values.formula_kind ?? 'share_of_result'
  const measured = values.band_measure ?? 'indicator'
  const byObjectives = kind === 'objectives_grid'
  const bases = (['indicator', 'excess', 'payroll'] as const).map((value) => ({
    value,
    label: words.rateBases[value === 'excess' && kind === 'progressive_bands' ? 'slice' : value],
  }))
  return (
    <>
      <RadioCards
        legend={words.fields.formula_kind}
        columns={2}
        value={kind}
        options={formulaKinds
          .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
          .map((value) => ({ value, ...words.formulaKinds[value] }))}
        onChange={(value) => form.set('formula_kind', value)}
      />
      {!byObjectives && (
        <>
          <Pair>
            <ChoiceInput
              form={form}
              name="indicator"
              options={indicators.map((value) => ({ value, label: words.indicators[value] }))}
            />
            {values.indicator === 'custom' && <TextInput form={form} name="indicator_label" />}
            <MoneyInput form={form} name="actual_value_cents" negative />
            {((kind === 'progressive_bands' && measured !== 'indicator') ||
              values.reference_value_cents != null) && (
              <MoneyInput
                form={form}
                name="reference_value_cents"
                negative
                optional={measured === 'indicator'}
                help={words.help.reference}
              />
            )}
          </Pair>
        </>
      )}
      {(kind === 'share_of_result' || kind === 'threshold') && (
        <>
          <Pair>
            <PercentInput form={form} name="rate_bps" />
            <ChoiceInput form={form} name="rate_of" options={bases} />
            <MoneyInput
              form={form}
              name="threshold_cents"
              negative
              optional={kind === 'share_of_result'}
              help={words.help.threshold}
            />
          </Pair>
          {values.threshold_cents != null && <FlagInput form={form} name="strict" />}
        </>
      )}
      {kind === 'progressive_bands' && (
        <>
          <Pair>
            <ChoiceInput
              form={form}
              name="band_measure"
              options={(['indicator', 'growth', 'ratio'] as const).map((value) => ({
                value,
                label: words.bandMeasures[value],
              }))}
            />
            <ChoiceInput
              form={form}
              name="rate_of"
              options={bases.filter(({ value }) => measured === 'indicator' || value !== 'excess')}
            />
          </Pair>
          <BandsField form={form} />
        </>
      )}
      {byObjectives && (
        <>
          <PercentInput form={form} name="maximum_bps_of_payroll" />
          <ObjectivesField form={form} />
        </>
      )}
      <Pair>
        <MoneyInput form={form} name="annual_gross_payroll_cents" help={words.help.payroll} />
        <CountInput form={form} name="headcount" optional unit={words.people} />
      </Pair>
      <More title={words.more}>
        <Pair>
          <YearInput form={form} name="year" />
          <MoneyInput form={form} name="dirigeants_income_cents" />
        </Pair>
        <EnvelopeOptions form={form} />
      </More>
    </>
  )
}
const order = ['share_of_result', 'threshold', 'progressive_bands', 'objectives_grid']
