const DAY_MS = 86_400_000
/** Days from 1 January 1970 back to the day 0 of spreadsheets (30 December 1899). */
const SPREADSHEET_EPOCH = 25_569
/** Workbooks that count from 1904 are this many days behind the others. */
const OFFSET_1904 = 1_462
const MIN_YEAR = 1920
const MAX_YEAR = 2100
/** Payroll software writes these years in an exit date for “never”. */
const NEVER_YEARS = new Set([2199, 2299, 2399, 2499, 2999, 3000, 4000, 9999])

/** `never` is a far date that stands for no date at all; null is a value that is no date. */
export type ParsedDate = string | null

const MONTHS = new Map(
  [
    ['janvier', 'janv', 'jan', 'january'],
    ['fevrier', 'fevr', 'fev', 'feb', 'february'],
    ['mars', 'mar', 'march'],
    ['avril', 'avr', 'apr', 'april'],
    ['mai', 'may'],
    ['juin', 'jun', 'june'],
    ['juillet', 'juil', 'jul', 'july'],
    ['aout', 'aou', 'aug', 'august'],
    ['septembre', 'sept', 'sep', 'september'],
    ['octobre', 'oct', 'october'],
    ['novembre', 'nov', 'november'],
    ['decembre', 'dec', 'december'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

const DAY_FIRST = /^(\d{1,2})\s?[/.\s-]\s?(\d{1,2})\s?[/.\s-]\s?(\d{4}|\d{2})(?:[T\s]+[\d:.]+Z?)?$/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T\s]+[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/
const COMPACT = /^(\d{4})(\d{4})$/
const SERIAL = /^\d{5}(?:[.,]\d+)?$/
const IN_WORDS = /^(?:[a-z]+\.?\s+)?(\d{1,2})(?:er|st|nd|rd|th)?[\s.-]+([a-z]+)\.?[\s.-]+(\d{4}|\d{2})$/

const monthLength = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31

const two = (value: number): string => (value < 10 ? `0${value}` : String(value))

function dayOf(year: number, month: number, day: number): ParsedDate {
  if (month < 1 || month > 12 || day < 1 || day > monthLength(year, month)) return null
  if (NEVER_YEARS.has(year)) return 'never'
  return year < MIN_YEAR || year > MAX_YEAR ? null : `${year}-${two(month)}-${two(day)}`
}

/** Two digits of a year: the latest year that is not after the given one. */
function fullYear(text: string, latestYear: number): number {
  const year = Number(text)
  if (text.length === 4) return year
  const century = latestYear - (latestYear % 100)
  return century + year > latestYear ? century - 100 + year : century + year
}

/** A spreadsheet's serial number of a day; the time of day is dropped. */
export function dateFromSerial(serial: number, date1904 = false): ParsedDate {
  const days = Math.floor(serial) + (date1904 ? OFFSET_1904 : 0) - SPREADSHEET_EPOCH
  // Beyond five digits it is another number, and Date would not hold it.
  if (!(days > -20_000 && days < 60_000)) return null
  const date = new Date(days * DAY_MS)
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/**
 * A date as people and programs write it, day first unless the file is known to be month first.
 * `latestYear` decides the century of two-digit years.
 */
export function dateFromText(
  text: string,
  latestYear: number,
  date1904 = false,
  monthFirst = false,
): ParsedDate {
  const dayFirst = DAY_FIRST.exec(text)
  if (dayFirst !== null) {
    const [first, second] = [Number(dayFirst[1]), Number(dayFirst[2])]
    const year = fullYear(dayFirst[3] ?? '', latestYear)
    return monthFirst ? dayOf(year, first, second) : dayOf(year, second, first)
  }
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst !== null) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  if (COMPACT.test(text)) return dateFromDigits(text)
  if (SERIAL.test(text)) return dateFromSerial(Number.parseInt(text, 10), date1904)
  return dateInWords(text, latestYear)
}

/** `19850312` or `12031985`; null when both readings are possible. */
function dateFromDigits(text: string): ParsedDate {
  const part = (from: number, to: number): number => Number(text.slice(from, to))
  const yearFirst = dayOf(part(0, 4), part(4, 6), part(6, 8))
  const dayFirst = dayOf(part(4, 8), part(2, 4), part(0, 2))
  return yearFirst !== null && dayFirst !== null && yearFirst !== dayFirst ? null : (yearFirst ?? dayFirst)
}

const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** `1er janvier 2020`, `lundi 12 mars 1985`, `12-mars-85`. */
function dateInWords(text: string, latestYear: number): ParsedDate {
  const words = IN_WORDS.exec(plainWords(text))
  const month = MONTHS.get(words?.[2] ?? '')
  if (words === null || month === undefined) return null
  return dayOf(fullYear(words[3] ?? '', latestYear), month, Number(words[1]))
}

/**
 * What a cell proves of the order its file writes dates in: one order when the other gives no day, `open` when both
 * give one and they differ, null when the order does not matter.
 */
export function orderProof(cell: string | number): 'day_first' | 'month_first' | 'open' | null {
  const parts = typeof cell === 'string' ? DAY_FIRST.exec(cell) : null
  if (parts === null) return null
  const [first, second] = [Number(parts[1]), Number(parts[2])]
  if (first > 31 || second > 31 || first === second) return null
  if (first > 12) return second > 12 ? null : 'day_first'
  return second > 12 ? 'month_first' : 'open'
}

const NAMED_MONTH = /^([a-z]+)\.?(?:[\s./-]+(\d{4}|\d{2}))?$/
const YEAR_MONTH = /^(\d{4})[\s./-]?(\d{2})$/
const MONTH_YEAR = /^(\d{1,2})[\s./-](\d{4})$/

/** The month a cell names: `2025-03`, or `03` when it does not say the year; null when it names none. */
export function monthOf(cell: string | number, date1904 = false): string | null {
  if (typeof cell === 'number' && cell >= 1 && cell <= 12) return Number.isInteger(cell) ? two(cell) : null
  if (typeof cell === 'number' && cell < 100_000) return inMonth(dateFromSerial(cell, date1904))
  const text = plainWords(String(cell)).trim()
  if (/^\d{1,2}$/.test(text)) return withYear('', Number(text))
  const named = NAMED_MONTH.exec(text)
  const month = MONTHS.get(named?.[1] ?? '')
  if (named !== null && month !== undefined)
    return withYear(named[2] === undefined ? '' : String(fullYear(named[2], MAX_YEAR)), month)
  const [, year, number] = YEAR_MONTH.exec(text) ?? []
  if (year !== undefined) return withYear(year, Number(number))
  const [, first, after] = MONTH_YEAR.exec(text) ?? []
  if (after !== undefined) return withYear(after, Number(first))
  return inMonth(dateFromText(text, MAX_YEAR, date1904))
}

const inMonth = (day: ParsedDate): string | null => (day === null || day === 'never' ? null : day.slice(0, 7))
const withYear = (year: string, month: number): string | null =>
  month < 1 || month > 12 ? null : year === '' ? two(month) : `${year}-${two(month)}`
