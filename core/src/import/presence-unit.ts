import { daysIn } from '@moisson/law/calendar'
import { assumedPresence } from '../beneficiary/missing-data.ts'
import type { Exercise } from '../campaign/exercise-dates.ts'
import type { ImportRecord } from './field.ts'
import { daysOf } from './parse-amount.ts'
import type { ValueReader } from './read-value.ts'
import type { PresenceUnit } from './reading-choices.ts'

/** Fewer values than this prove nothing against a header. */
const ENOUGH_VALUES = 5

/** A share between 0 and 100, whether written `80`, `80 %` or, as spreadsheets keep a percentage, `0,8`. */
function percentOf(cell: string | number, ofOne: boolean): number | null {
  const bare = typeof cell === 'string' ? cell.replace(/\s*%$/, '') : cell
  const value = daysOf(bare)
  if (value === null) return null
  const isShare = ofOne && !(typeof cell === 'string' && cell.endsWith('%'))
  return isShare ? value * 100 : value
}

const most = (values: readonly number[], test: (value: number) => boolean): boolean =>
  values.length >= ENOUGH_VALUES && values.filter(test).length > values.length / 2

/** Whether a column of presence holds percentages: its header says so, its cells do, or 100 is its largest value and its usual one. */
export function isPercent(header: string, cells: readonly (string | number)[]): boolean {
  if (header.includes('%')) return true
  if (cells.some((cell) => typeof cell === 'string' && /^[\d.,\s]+%$/.test(cell))) return true
  const values = cells.flatMap((cell) => daysOf(cell) ?? [])
  const top = Math.max(0, ...values)
  return (top === 100 || top === 1) && most(values, (value) => value === top)
}

/** Whether the percentages of a column are written as shares of one. */
export const isOfOne = (cells: readonly (string | number)[]): boolean =>
  cells.length > 0 && cells.every((cell) => typeof cell === 'number' && cell <= 1)

/** Reads a presence in percent; nothing is kept before somebody has said what the percentage is of. */
export function percentReader(unit: PresenceUnit | undefined, ofOne: boolean): ValueReader {
  if (unit === undefined) return () => ({ code: 'presence_unit' })
  return (cell) => {
    const value = percentOf(cell, ofOne)
    return value === null ? { code: 'invalid_number' } : { value }
  }
}

/** A percentage in days, to the hundredth. */
export function daysOfPercent(record: ImportRecord, unit: PresenceUnit, exercise: Exercise): void {
  const { presence_days: percent } = record
  if (percent === undefined) return
  const whole = unit === 'percent_of_contract' ? assumedPresence(record, exercise) : daysIn(exercise)
  record.presence_days = Math.round(percent * whole) / 100
}
