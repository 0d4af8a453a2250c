import { opensFormula, type CellKind, type CellValue, type Layout } from './layout.ts'

/** `1234,56`: cents without going through a fraction. */
export function decimalOf(cents: number, decimal: '.' | ','): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`
}

/** `2025-12-31` as `31/12/2025`. */
export const frenchDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** The text of a value in a csv, before quoting. */
export function writtenValue(value: CellValue | undefined, kind: CellKind, decimal: '.' | ','): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return kind === 'day' ? frenchDay(value) : value
  return kind === 'cents' || kind === 'percent' ? decimalOf(value, decimal) : String(value)
}

/** One field of a csv (RFC 4180): quoted when it must be; what a spreadsheet would run gets an apostrophe. */
export function csvField(text: string, separator: string, disarm: boolean): string {
  const safe = disarm && text !== '' && opensFormula(text) ? disarmed(text) : text
  return safe.includes(separator) || NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const NEEDS_QUOTES = /["\r\n]|^\s|\s$/

/** An apostrophe before each line that would open a formula: the value reads the same once it is taken away. */
const disarmed = (text: string): string =>
  text
    .split(/(\r\n|\r|\n)/)
    .map((line, at) =>
      at % 2 === 0 && (opensFormula(line) || (at === 0 && opensFormula(text))) ? `'${line}` : line,
    )
    .join('')

/** The line of headers of a layout. */
export const csvHeader = ({ sheet, csv }: Layout): string =>
  `${sheet.columns.map((column) => csvField(column.header, csv.separator, false)).join(csv.separator)}\r\n`

/** Writes the rows of a layout as csv lines, line break included. */
export function csvWriter({
  sheet,
  csv,
  disarm,
}: Layout): (row: Readonly<Record<string, CellValue>>) => string {
  const { columns } = sheet
  const { separator, decimal } = csv
  return (row) => {
    let line = ''
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at] as (typeof columns)[number]
      if (at > 0) line += separator
      const text = writtenValue(row[column.field], column.kind, decimal)
      line += column.kind === 'text' ? csvField(text, separator, disarm) : text
    }
    return `${line}\r\n`
  }
}
