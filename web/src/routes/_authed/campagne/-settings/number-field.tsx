import type { ReactNode } from 'react'
import { useState } from 'react'
import { Field, inputClass } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { settingsWords } from './words.ts'

/** A number with its unit; only a readable one within bounds reaches `onChange`. `scale` 100 keeps hundredths. */
export function NumberField(props: {
  label: string
  help?: ReactNode
  error?: ReactNode
  labelHidden?: boolean
  className?: string
  value: number
  unit: string
  min: number
  max: number
  /** How many stored units make one written unit: 100 for percents kept in basis points. */
  scale?: number
  disabled?: boolean
  name?: string
  onChange: (value: number) => void
}) {
  const {
    label,
    help,
    labelHidden,
    className,
    value,
    unit,
    min,
    max,
    scale = 1,
    disabled,
    name,
    onChange,
  } = props
  const words = useWords(settingsWords)
  const [draft, setDraft] = useState<string | null>(null)
  const problem = draft === null ? null : problemOf(draft)

  function problemOf(written: string): string | null {
    const read = readNumber(written, scale)
    return read === null || read < min || read > max ? words.between(min / scale, max / scale) : null
  }
  return (
    <Field {...{ label, help, labelHidden, className }} error={problem ?? props.error}>
      {(ids) => (
        <div className="relative w-32">
          <input
            {...ids}
            name={name}
            disabled={disabled}
            inputMode={scale === 1 ? 'numeric' : 'decimal'}
            autoComplete="off"
            className={`${inputClass} tabular text-right ${unit.length > 2 ? 'pr-16' : 'pr-9'}`}
            value={draft ?? writeNumber(value, scale, words.decimalMark)}
            onChange={(event) => {
              const written = event.target.value
              setDraft(written)
              const read = readNumber(written, scale)
              if (read !== null && problemOf(written) === null) onChange(read)
            }}
            onFocus={(event) => event.target.select()}
            onBlur={() => problem === null && setDraft(null)}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-neutral-600"
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}

function readNumber(written: string, scale: number): number | null {
  const bare = written.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(bare)) return null
  const value = Math.round(Number(bare) * scale)
  return scale === 1 && bare.includes('.') ? null : value
}

function writeNumber(value: number, scale: number, mark: string): string {
  return String(value / scale).replace('.', mark)
}
