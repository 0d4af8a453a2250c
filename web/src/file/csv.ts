import { saveBlob } from './save-blob.ts'

/** Spreadsheets take a text that starts like this for a formula: a quote before it keeps it a text. */
const formula = /^[=+\-@\t\r]/

function cellOf(text: string): string {
  const safe = formula.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /[;"\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as French spreadsheets open it: semicolons, UTF-8 with its mark, CRLF. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}

/** Hands a table to the browser as a file. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveBlob(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), name)
}
