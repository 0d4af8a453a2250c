import { inDays } from '@moisson/core/choice/half-days'
import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { readNumber, writeNumber } from '../../../../form/read-number.ts'
import { useTyped, type Reading } from '../../../../form/use-typed.ts'
import { formWords } from '../../../../form/form-words.ts'
import { buttonClass } from '../../../../kit/button-class.ts'
import { Field, inputClass } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { choiceWords } from './-choice-words.ts'
import { daysWords } from './-days-words.ts'

/** How far each key moves the count, in half days. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 2, PageDown: -2 }

/** A count of half days: one less, one more, or written as people write it, « 3,5 ». */
export function HalfDaysField(props: {
  /** In half days, as is the most. */
  value: number
  most: number
  onChange: (half_days: number) => void
}) {
  const { value, most, onChange } = props
  const words = useEasyWords(daysWords)
  const { decimalMark, notANumber } = useWords(formWords)
  const { stillKept } = useEasyWords(choiceWords)
  const { language } = useFormat()
  const within = (half_days: number) => Math.min(most, Math.max(0, half_days))

  function read(text: string): Reading<number> {
    if (text.trim() === '') return { value: 0 }
    const found = readNumber(text, { language, min: 0, max: most, scale: 2, decimals: true })
    if ('value' in found) return found
    if (found.problem === 'out_of_bounds') return { problem: words.tooMany(inDays(most, language)) }
    return { problem: found.problem === 'too_fine' ? words.notHalves : notANumber }
  }
  const write = (half_days: number) => writeNumber(half_days, 2, decimalMark)
  const { problem, input } = useTyped<number>({
    name: 'half_days',
    value,
    read,
    write,
    onChange,
  })
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    // Written as if typed: what was typed before would stay in sight.
    input.onChange({ target: { value: write(within(value + step)) } })
  }
  const button = (label: string, step: 1 | -1) => {
    const Icon = step === 1 ? Plus : Minus
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={within(value + step) === value}
        className={buttonClass({
          size: 'large',
          className: 'size-14! shrink-0 rounded-full! px-0! max-[22rem]:size-12!',
        })}
        onClick={() => onChange(within(value + step))}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    )
  }
  return (
    <Field
      label={words.field}
      labelHidden
      error={problem && [problem, value > 0 && stillKept(inDays(value, language))].filter(Boolean).join(' ')}
      help={<span className="block text-center">{words.between(inDays(most, language))}</span>}
      className="justify-items-center"
    >
      {(ids) => (
        <div className="flex w-full max-w-xs items-center gap-3">
          {button(words.less, -1)}
          <div className="relative min-w-0 flex-1">
            <input
              {...ids}
              {...input}
              name="half_days"
              role="spinbutton"
              aria-valuenow={value / 2}
              aria-valuemin={0}
              aria-valuemax={most / 2}
              aria-valuetext={inDays(value, language)}
              inputMode="decimal"
              autoComplete="off"
              className={`${inputClass} tabular h-14! pr-16 text-right text-2xl! font-semibold`}
              onKeyDown={onKeyDown}
            />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-neutral-600"
            >
              {words.unit(value / 2)}
            </span>
          </div>
          {button(words.more, 1)}
        </div>
      )}
    </Field>
  )
}
