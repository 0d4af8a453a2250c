import type { ReactNode } from 'react'
import { useState } from 'react'
import { Field, inputClass } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { builderWords } from './words.ts'

/** Room for no unit, a short one, a word. */
const paddings = ['', 'pr-12', 'pr-24']

/** A number with its unit, empty when there is none; `scale` 100 writes basis points as percents. */
export function NumberField(props: {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  optional?: boolean
  labelHidden?: boolean
  value: number | null
  unit?: string
  min: number
  max: number
  scale?: number
  /** Decimals are welcome. */
  decimals?: boolean
  onChange: (value: number | null) => void
}) {
  const { label, help, optional, labelHidden, value, unit, min, max, scale = 1, onChange } = props
  const words = useWords(builderWords)
  const decimals = props.decimals ?? scale > 1
  const [draft, setDraft] = useState<string | null>(null)
  const problem = draft === null || draft.trim() === '' ? null : problemOf(draft)

  function problemOf(written: string): string | null {
    const read = readNumber(written, scale, decimals)
    return read === null || read < min || read > max ? words.between(min / scale, max / scale) : null
  }
  return (
    <Field {...{ label, help, optional, labelHidden }} error={problem ?? props.error}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            inputMode={min < 0 ? 'text' : decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            className={`${inputClass} tabular text-right ${paddings[Math.min(2, Math.ceil((unit ?? '').length / 4))]}`}
            value={draft ?? (value === null ? '' : String(value / scale).replace('.', words.decimalMark))}
            onChange={(event) => {
              const written = event.target.value
              setDraft(written)
              if (written.trim() === '') return onChange(null)
              const read = readNumber(written, scale, decimals)
              if (read !== null && problemOf(written) === null) onChange(read)
            }}
            onFocus={(event) => event.target.select()}
            onBlur={() => problem === null && setDraft(null)}
          />
          {unit && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-neutral-600"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

function readNumber(written: string, scale: number, decimals: boolean): number | null {
  const bare = written
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-')
  if (!/^[+-]?\d{1,12}(\.\d{1,4})?$/.test(bare)) return null
  if (!decimals && bare.includes('.')) return null
  const value = Number(bare) * scale
  return scale === 1 ? value : Math.round(value)
}
