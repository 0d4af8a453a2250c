import type { FieldProps } from '../kit/field.tsx'
import { Field, inputClass } from '../kit/field.tsx'
import { readAmount, writeMontant } from '../kit/parse-montant.ts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'
import type { Reading } from './use-typed.ts'
import { useTyped } from './use-typed.ts'
import type { Language } from '@moisson/law/text'

export interface MoneyFieldProps extends FieldProps {
  /** Integer cents, or null when the field is empty. */
  value: number | null
  onChange: (cents: number | null) => void
  min?: number
  /** Zero is said as well as left empty: the least is of an amount that is given. */
  orNothing?: boolean
  max?: number
  disabled?: boolean
  name?: string
  /** Said beside what is wrong, where a page saves as one types: what it holds meanwhile. */
  meanwhile?: string
}

/** `1 234 567,89` in French, `1,234,567.89` in English. */
function readable(cents: number | null, language: Language): string {
  if (cents === null) return ''
  const between = { fr: '\u202f', en: ',' }[language]
  return writeMontant(cents, language).replaceAll(/\B(?=(\d{3})+[,.])/g, between)
}

/** An amount in euros, typed as people write it; only a readable amount within bounds reaches the form. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, help, optional, labelHidden, className, value, onChange, min, max, disabled, name } = props
  const { meanwhile, orNothing = false } = props
  const words = useWords(dataWords)
  const { language, money } = useFormat()

  function read(text: string): Reading<number | null> {
    if (text.trim() === '') return { value: null }
    const read = readAmount(text, language)
    if ('problem' in read)
      return { problem: read.problem === 'unreadable' ? words.notAnAmount : words.otherMarks(text.trim()) }
    const { cents } = read
    if (orNothing && cents === 0) return { value: null }
    if (min !== undefined && cents < min) return { problem: words.amountTooSmall(money(min)) }
    if (max !== undefined && cents > max) return { problem: words.amountTooBig(money(max)) }
    return { value: cents }
  }
  const write = (cents: number | null) => readable(cents, language)
  const { problem, input } = useTyped({ name, value, write, read, onChange })

  return (
    <Field
      {...{ label, help, optional, labelHidden, className }}
      error={problem ? [problem, meanwhile].filter(Boolean).join(' ') : props.error}
    >
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            {...input}
            name={name}
            disabled={disabled}
            inputMode="decimal"
            autoComplete="off"
            className={`${inputClass} tabular pr-8 text-right`}
          />
          <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center">
            €
          </span>
        </div>
      )}
    </Field>
  )
}
