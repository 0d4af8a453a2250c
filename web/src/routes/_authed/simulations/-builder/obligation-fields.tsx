import { yearOf } from '@moisson/law/calendar'
import { useState } from 'react'
import { useToday } from '../../../../clock/business-now.ts'
import { FieldError } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import { FlagInput, More, YearInput } from './plain-fields.tsx'
import { ResultsField } from './results-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

const YEARS_SHOWN = 6

/** Three questions decide most companies; the years before, the results and the rest stand folded. */
export default function ObligationFields({ form }: { form: Form<'obligation_check'> }) {
  const words = useWords(builderWords)
  const { year, headcounts = {} } = form.values
  const today = useToday()
  const last = year ?? yearOf(today)
  const years = Array.from({ length: YEARS_SHOWN }, (_, place) => last - YEARS_SHOWN + place)
  const from = form.assumed('headcounts')
  // The last year that is known is asked first, and stays first while it is written anew.
  const [answered, setAnswered] = useState<number | null>(null)
  const latest = answered ?? years.findLast((of) => headcounts[String(of)] !== undefined) ?? last - 1
  function change(of: number, value: number | null) {
    setAnswered(latest)
    const { [String(of)]: _, ...others } = headcounts
    form.set('headcounts', value === null ? others : { ...others, [of]: value })
  }
  const count = (of: number) => (
    <NumberField
      nullable
      key={of}
      label={words.headcountOf(of)}
      decimals
      min={0}
      max={1_000_000}
      value={headcounts[String(of)] ?? null}
      onChange={(value) => change(of, value)}
    />
  )
  return (
    <>
      <div>
        {count(latest)}
        {from && <p className="mt-1 text-sm text-neutral-600">{words.from[from]}</p>}
        {form.errorOf('headcounts') && <FieldError>{form.errorOf('headcounts')}</FieldError>}
      </div>
      <div className="grid gap-3">
        <FlagInput form={form} name="has_cse" />
        <FlagInput form={form} name="has_scheme" />
      </div>
      <More title={words.moreYears}>
        <YearInput form={form} name="year" />
        <fieldset className="grid grid-cols-1 gap-3">
          <legend className="mb-2 text-sm font-medium text-neutral-900">{words.fields.headcounts}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {years.filter((of) => of !== latest).map(count)}
          </div>
        </fieldset>
        <ResultsField form={form} year={last} />
        <div className="grid gap-3">
          <FlagInput form={form} name="has_union_delegate" />
          <FlagInput form={form} name="branch_agreement" />
        </div>
      </More>
    </>
  )
}
