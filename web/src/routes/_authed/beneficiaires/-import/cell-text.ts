import { yearFields } from '@moisson/core/beneficiary/fields'
import type { RecordField } from '@moisson/core/import/field'
import {
  detailFillings,
  fieldLabels,
  fields,
  fillings,
  isField,
  isRecordField,
} from '@moisson/core/import/field'
import { dateFromSerial } from '@moisson/core/import/parse-date'
import type { Kind } from '@moisson/core/record/field'
import { asTyped } from '../../../../form/as-typed.ts'
import { valueInWords } from '../../../../form/value-in-words.ts'
import { shortDay } from '@moisson/law/words/days'
import type { FileColumn, FileRow, RowProblem } from './use-extract.ts'
import type { Language } from '@moisson/law/text'

export type CellField = RecordField

/** What each field of a file holds. */
const kinds: Readonly<Partial<Record<string, Kind>>> = {
  ...Object.fromEntries([...fillings, ...detailFillings].map(({ field, kind }) => [field, kind])),
  ...yearFields,
}
const isDay = (field: string): boolean => kinds[field]?.kind === 'day'
export const isNumeric = (field: string): boolean => ['cents', 'number'].includes(kinds[field]?.kind ?? '')

/** The values of a closed list: each with its name, and in French, which the reader of files understands. */
export function choicesOf(field: string, language: Language): { name: string; write: string }[] | null {
  const kind = kinds[field]
  if (kind?.kind !== 'choice') return null
  return Object.values(kind.names).map((name) => ({ name: name[language], write: name.fr }))
}

export const labelOf = (field: string, language: Language): string =>
  isField(field) ? fieldLabels[field][language] : field

/** A value of a record as a table shows it; empty when there is none. */
export function cellText(field: string, value: unknown, language: Language): string {
  const kind = kinds[field]
  return kind ? valueInWords(kind, value, language, shortDay) : plainText(value)
}

/** A sample of a column as its spreadsheet shows it: a date kept as a number of days is written as a date. */
export function sampleText(field: string | null, sample: string, language: Language): string {
  if (field === null || !isDay(field) || !/^\d{5}(\.\d+)?$/.test(sample)) return sample
  const day = dateFromSerial(Number(sample))
  return day === null || day === 'never' ? sample : shortDay(day, language)
}

/** The same value as one would type it. */
export function typedText(field: string, value: unknown): string {
  const kind = kinds[field]
  return kind ? asTyped(kind, value, 'fr') : plainText(value)
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** The problem of a cell; the worst when there are several. */
export function problemOf(row: FileRow, field: string): RowProblem | undefined {
  const own = row.problems.filter((problem) => problem.field === field && !problem.accepted)
  return own.find(({ severity }) => severity === 'error') ?? own[0]
}

const first: readonly CellField[] = ['employee_number', 'last_name', 'first_name']

/** The columns of the table: names first, then what the file brings and what its problems name. */
export function shownFields(columns: readonly FileColumn[], rows: readonly FileRow[]): CellField[] {
  const wanted = new Set<string>(columns.flatMap(({ field }) => field ?? []))
  for (const row of rows) for (const { field } of row.problems) if (field) wanted.add(field)
  const others = fields.filter(
    (field): field is CellField =>
      isRecordField(field) && wanted.has(field) && !first.includes(field as CellField),
  )
  return [...first, ...others]
}

/** The name of somebody in a file. */
export function nameIn({ record }: FileRow): string {
  return [record['last_name'], record['first_name']].filter(Boolean).join(' ')
}
