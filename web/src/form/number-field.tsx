import clsx from 'clsx'
import type { FieldProps } from '../kit/field.tsx'
import { Field, inputClass } from '../kit/field.tsx'
import { useWords } from '../words/catalogue.ts'
import type { NumberProblem } from './read-number.ts'
import { readNumber, writeNumber } from './read-number.ts'
import type { Reading } from './use-typed.ts'
import { useTyped } from './use-typed.ts'
import { formWords } from './form-words.ts'
import { useFormat } from '../kit/use-format.ts'

type Held =
  | { nullable?: false; value: number; onChange: (value: number) => void }
  | { nullable: true; value: number | null; onChange: (value: number | null) => void }

export type NumberFieldProps = FieldProps &
  Held & {
    unit?: string
    /** In stored units. */
    min?: number
    max?: number
    /** How many stored units make one written unit: 100 for percents kept in basis points. */
    scale?: number
    /** Decimals are welcome; no more than so many, when a number says how many are kept. */
    decimals?: boolean | number
    disabled?: boolean
    name?: string
    /** What to say where it is written finer than it is kept. */
    tooFine?: string
    /** As wide as its number, not as its column. */
    narrow?: boolean
  }

/** Room for no unit, a short one, a word. */
const paddings = ['', 'pr-9', 'pr-16', 'pr-24']

/** A number with its unit; only a readable one within bounds reaches the form. */
export function NumberField(props: NumberFieldProps) {
  const { label, help, optional, labelHidden, className, value, unit = '', min, max, scale = 1 } = props
  const { disabled, name, narrow, nullable } = props
  const decimals = props.decimals ?? scale > 1
  const words = useWords(formWords)
  const { language } = useFormat()
  const said: Record<NumberProblem, string> = {
    not_a_number: words.notANumber,
    other_marks: words.otherMarks,
    not_whole: words.notWhole,
    too_fine: props.tooFine ?? words.tooFine,
    out_of_bounds:
      min === undefined || max === undefined ? words.notANumber : words.between(min / scale, max / scale),
  }
  function read(text: string): Reading<number | null> {
    if (nullable && text.trim() === '') return { value: null }
    // Pasted with its unit, as a spreadsheet shows it.
    const bare = text.trimEnd()
    const figure = unit !== '' && bare.endsWith(unit) ? bare.slice(0, -unit.length) : bare
    const found = readNumber(figure, { language, min, max, scale, decimals })
    return 'problem' in found ? { problem: said[found.problem] } : found
  }
  const { problem, input } = useTyped<number | null>({
    name,
    value,
    read,
    write: (held) => writeNumber(held, scale, words.decimalMark),
    onChange: props.onChange as (value: number | null) => void,
  })
  const room = paddings[unit === '' ? 0 : unit.length <= 2 ? 1 : unit.length <= 6 ? 2 : 3]
  return (
    <Field {...{ label, help, optional, labelHidden, className }} error={problem ?? props.error}>
      {(ids) => (
        <div className={clsx('relative', narrow && 'w-32')}>
          <input
            {...ids}
            {...input}
            name={name}
            disabled={disabled}
            inputMode={min !== undefined && min < 0 ? 'text' : decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            className={clsx(inputClass, 'tabular text-right', room)}
          />
          {unit !== '' && (
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
