import { useState } from 'react'
import { FieldError } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import { FlagInput, YearInput } from './plain-fields.tsx'
import { ResultsField } from './results-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

const YEARS_SHOWN = 6

/** The headcounts of the last years and who represents the employees. */
export default function ObligationFields({ form }: { form: Form<'obligation_check'> }) {
  const words = useWords(builderWords)
  const { year, headcounts = {} } = form.values
  const [thisYear] = useState(() => new Date().getFullYear())
  const last = year ?? thisYear
  const years = Array.from({ length: YEARS_SHOWN }, (_, place) => last - YEARS_SHOWN + place)
  const from = form.assumed('headcounts')
  function change(of: number, value: number | null) {
    const { [String(of)]: _, ...others } = headcounts
    form.set('headcounts', value === null ? others : { ...others, [of]: value })
  }
  return (
    <>
      <YearInput form={form} name="year" />
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="mb-2 text-sm font-medium text-neutral-900">{words.fields.headcounts}</legend>
        {from && <p className="-mt-2 text-sm text-neutral-600">{words.from[from]}</p>}
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {years.map((of) => (
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
          ))}
        </div>
        {form.errorOf('headcounts') && <FieldError>{form.errorOf('headcounts')}</FieldError>}
      </fieldset>
      <ResultsField form={form} year={last} />
      <div className="grid gap-3">
        <FlagInput form={form} name="has_cse" />
        <FlagInput form={form} name="has_union_delegate" />
        <FlagInput form={form} name="branch_agreement" />
        <FlagInput form={form} name="has_scheme" />
      </div>
    </>
  )
}
