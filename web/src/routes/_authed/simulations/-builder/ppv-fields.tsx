import { useWords } from '../../../../words/catalogue.ts'
import { CountInput, DayInput, FlagInput, MoneyInput, More, Pair } from './plain-fields.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** Who receives which bonus, and what decides its regime. */
export default function PpvFields({ form }: { form: Form<'ppv'> }) {
  const words = useWords(builderWords)
  return (
    <>
      <Pair>
        <MoneyInput form={form} name="amount_cents" />
        <DayInput form={form} name="paid_on" />
        <CountInput form={form} name="people" />
        <CountInput form={form} name="people_below_3_smic" />
        <CountInput form={form} name="headcount" />
      </Pair>
      <div className="grid gap-3">
        <FlagInput form={form} name="interessement_accord" />
        <FlagInput form={form} name="placed" />
      </div>
      <More title={words.moreOptions}>
        <FlagInput form={form} name="voluntary_participation" />
        <FlagInput form={form} name="public_interest" />
        <Pair>
          <MoneyInput form={form} name="lowest_cents" optional />
          <MoneyInput form={form} name="highest_cents" optional />
        </Pair>
      </More>
    </>
  )
}
