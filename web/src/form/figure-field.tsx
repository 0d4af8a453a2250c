import type { IndicatorUnit } from '@moisson/core/accord/given-answers'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'
import type { FieldProps } from '../kit/field.tsx'
import { useWords } from '../words/catalogue.ts'
import { formWords } from './form-words.ts'

const MOST = 1_000_000_000_00
const CENTS = 100
/** A rate is kept as 0.95 and written 95 %, to a hundredth of a percent. */
const BPS = 10_000

/** A figure of an indicator, written in its unit: euros, percent, days, a number. */
export function FigureField(
  props: FieldProps & {
    name?: string
    unit: IndicatorUnit
    value: number | null | undefined
    disabled?: boolean
    onChange: (value: number | null) => void
  },
) {
  const { unit, value = null, onChange, ...shown } = props
  const words = useWords(formWords)
  if (unit === 'EUR')
    return (
      <MoneyField
        {...shown}
        min={-MOST}
        max={MOST}
        value={value === null ? null : Math.round(value * CENTS)}
        onChange={(cents) => onChange(cents === null ? null : cents / CENTS)}
      />
    )
  if (unit === 'ratio')
    return (
      <NumberField
        {...shown}
        nullable
        unit="%"
        scale={100}
        min={-BPS * 100}
        max={BPS * 100}
        value={value === null ? null : Math.round(value * BPS)}
        onChange={(bps) => onChange(bps === null ? null : bps / BPS)}
      />
    )
  return (
    <NumberField
      {...shown}
      nullable
      decimals
      unit={unit === 'days' ? words.days : ''}
      min={-1e12}
      max={1e12}
      value={value}
      onChange={onChange}
    />
  )
}
