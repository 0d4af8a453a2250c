import { useEffect, useRef, useState } from 'react'
import { dataWords } from '../words/data.ts'
import type { Language } from '../words/language.ts'
import { useWords } from '../words/catalogue.ts'
import type { FieldProps } from './field.tsx'
import { Field, inputClass } from './field.tsx'
import { parseMontant, writeMontant } from './parse-montant.ts'
import { useFormat } from './use-format.ts'

export interface MoneyFieldProps extends FieldProps {
  /** Integer cents, or null when the field is empty. */
  value: number | null
  onChange: (cents: number | null) => void
  min?: number
  max?: number
  disabled?: boolean
  name?: string
  onBlur?: () => void
}

/** `1 234 567,89` in French; in English a comma would read as decimals once edited. */
function readable(cents: number, language: Language): string {
  const written = writeMontant(cents, language)
  return language === 'fr' ? written.replaceAll(/\B(?=(\d{3})+,)/g, '\u202f') : written
}

/** An amount in euros, typed as people write it; only a readable amount within bounds reaches `onChange`. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, help, optional, labelHidden, className, value, onChange, min, max, disabled, name } = props
  const words = useWords(dataWords)
  const { language, money } = useFormat()
  const [draft, setDraft] = useState<string | null>(null)

  const problem = draft === null ? null : problemOf(draft)
  function problemOf(written: string): string | null {
    if (written.trim() === '') return null
    const cents = parseMontant(written)
    if (cents === null) return words.notAnAmount
    if (min !== undefined && cents < min) return words.amountTooSmall(money(min))
    if (max !== undefined && cents > max) return words.amountTooBig(money(max))
    return null
  }

  // What is not an amount is not sent with the amount before it: the form stops here, at the field.
  const box = useRef<HTMLInputElement>(null)
  const unreadable = problem !== null
  useEffect(() => {
    const form = box.current?.form
    if (!unreadable || !form) return
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      box.current?.focus()
    }
    form.addEventListener('submit', stop)
    return () => form.removeEventListener('submit', stop)
  }, [unreadable])

  function type(written: string) {
    setDraft(written)
    if (written.trim() === '') onChange(null)
    else if (problemOf(written) === null) onChange(parseMontant(written))
  }

  return (
    <Field {...{ label, help, optional, labelHidden, className }} error={problem ?? props.error}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={box}
            data-unreadable={unreadable || undefined}
            name={name}
            disabled={disabled}
            inputMode="decimal"
            autoComplete="off"
            className={`${inputClass} tabular pr-8 text-right`}
            value={draft ?? (value === null ? '' : readable(value, language))}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => {
              if (problem === null) setDraft(null)
              props.onBlur?.()
            }}
          />
          <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center">
            €
          </span>
        </div>
      )}
    </Field>
  )
}
