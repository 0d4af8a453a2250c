import { useWords } from '../../../../words/catalogue.ts'
import { CountInput, DayInput, FlagInput, MoneyInput, More, Pair, PercentInput } from './plain-fields.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** What the company pays, where it goes, and what decides its levies. */
export default function CostFields({ form }: { form: Form<'employer_cost'> }) {
  const words = useWords(builderWords)
  return (
    <>
      <Pair>
        <MoneyInput form={form} name="interessement_cents" />
        <MoneyInput form={form} name="participation_cents" />
        <MoneyInput form={form} name="abondement_pee_cents" />
        <MoneyInput form={form} name="abondement_percol_cents" />
        <MoneyInput form={form} name="ppv_cents" />
        <DayInput form={form} name="paid_on" />
      </Pair>
      <div className="grid gap-3">
        <FlagInput form={form} name="bound_to_participation" />
        <FlagInput form={form} name="bound_at_250" />
      </div>
      <More title={words.moreOptions}>
        <Pair>
          <PercentInput form={form} name="to_percol_bps" />
          <PercentInput form={form} name="ppv_below_3_smic_bps" />
          <CountInput
            form={form}
            name="headcount"
            label={words.headcountForAverage}
            optional
            unit={words.people}
          />
          <PercentInput form={form} name="employer_contributions_bps" optional />
          <PercentInput form={form} name="corporate_tax_bps" optional />
        </Pair>
        <FlagInput form={form} name="percol_qualifies" />
      </More>
    </>
  )
}
