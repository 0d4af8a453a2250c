import { opensFormula, type CellKind, type CellValue, type Layout } from './layout.ts'

/** `1234,56`: cents without going through a fraction. */
export function decimalOf(cents: number, decimal: '.' | ','): string {
  const positive = cents < 0 ? -cents : cents
  const whole = Math.floor(positive / 100)
  const rest = positive - whole * 100
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${rest < 10 ? '0' : ''}${rest}`
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
  if (PLAIN.test(text)) return text
  const safe = disarm && text !== '' ? disarmed(text) : text
  return safe.includes(separator) || NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
/** Letters and figures, as nearly every name and number: nothing to quote, nothing that runs. */
const PLAIN = /^[0-9A-Za-z\u00c0-\u024f](?:[0-9A-Za-z\u00c0-\u024f .'’_/-]*[0-9A-Za-z\u00c0-\u024f.])?$|^$/
const NEEDS_QUOTES = /["\r\n]|^\s|\s$/

/**
 * A sign that opens a formula right behind what another program may take for the end of a cell: a comma where cells end
 * with a semicolon, and a quotation mark before it.
 */
const BEHIND_AN_END = /(?<=[,;]"?)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** An apostrophe before whatever would open a formula: the value reads the same once it is taken away. */
const disarmed = (text: string): string =>
  text
    .replaceAll(BEHIND_AN_END, "'")
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
  const { separator, decimal } = csv
  const writers = sheet.columns.map(({ field, kind }) => ({
    field,
    write: (value: CellValue | undefined): string => {
      const text = writtenValue(value, kind, decimal)
      return kind === 'text' ? csvField(text, separator, disarm) : text
    },
  }))
  return (row) => {
    let line = ''
    for (const { field, write } of writers) line += write(row[field]) + separator
    return `${line.slice(0, -separator.length)}\r\n`
  }
}
