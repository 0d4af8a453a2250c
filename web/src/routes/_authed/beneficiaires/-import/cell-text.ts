import type { RecordField } from '@moisson/core/import/field'
import { fieldLabels, fields, isField, isRecordField } from '@moisson/core/import/field'
import { dateFromSerial } from '@moisson/core/import/parse-date'
import { writeMontant } from '../../../../kit/parse-montant.ts'
import type { FileColumn, FileRow, RowProblem } from './use-extract.ts'
import type { Language } from '@moisson/law/text'
import { number, euros } from '@moisson/law/words/figures'
import { shortDay } from '@moisson/law/words/days'

export type CellField = RecordField

const dates: ReadonlySet<string> = new Set(['birth_date', 'hire_date', 'exit_date'])
const numeric: ReadonlySet<string> = new Set(['reference_salary_cents', 'presence_days'])
export const isNumeric = (field: string): boolean => numeric.has(field)

/** What one writes for a value of a closed list: words that the reader of files understands. */
export const choiceWords: Partial<
  Record<CellField, readonly { value: string; write: string; fr: string; en: string }[]>
> = {
  civility: [
    { value: 'mr', write: 'M.', fr: 'M.', en: 'Mr' },
    { value: 'mrs', write: 'Mme', fr: 'Mme', en: 'Ms' },
    { value: 'unspecified', write: 'Non précisé', fr: 'Non précisé', en: 'Not given' },
  ],
  contract_type: [
    { value: 'permanent', write: 'CDI', fr: 'CDI', en: 'Permanent' },
    { value: 'fixed_term', write: 'CDD', fr: 'CDD', en: 'Fixed term' },
    { value: 'apprentice', write: 'Apprenti', fr: 'Apprenti', en: 'Apprentice' },
    { value: 'professional_training', write: 'Contrat pro', fr: 'Contrat pro', en: 'Training contract' },
    { value: 'seasonal', write: 'Saisonnier', fr: 'Saisonnier', en: 'Seasonal' },
    {
      value: 'corporate_officer',
      write: 'Mandataire social',
      fr: 'Mandataire social',
      en: 'Corporate officer',
    },
    { value: 'spouse', write: 'Conjoint', fr: 'Conjoint', en: 'Spouse' },
    {
      value: 'self_employed_head',
      write: 'Chef d’entreprise',
      fr: 'Chef d’entreprise',
      en: 'Business owner',
    },
    { value: 'other', write: 'Autre', fr: 'Autre', en: 'Other' },
  ],
}

export const labelOf = (field: string, language: Language): string =>
  isField(field) ? fieldLabels[field][language] : field

/** A value of a record as a table shows it; empty when there is none. */
export function cellText(field: string, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return ''
  const choice = choiceWords[field as CellField]?.find((one) => one.value === value)
  if (choice) return choice[language]
  if (dates.has(field) && typeof value === 'string') return shortDay(value, language)
  if (field === 'reference_salary_cents' && typeof value === 'number') return euros(value, language)
  return typeof value === 'number' ? number(value, language) : plainText(value)
}

/** A sample of a column as its spreadsheet shows it: a date kept as a number of days is written as a date. */
export function sampleText(field: string | null, sample: string, language: Language): string {
  if (field === null || !dates.has(field) || !/^\d{5}(\.\d+)?$/.test(sample)) return sample
  const day = dateFromSerial(Number(sample))
  return day === null || day === 'never' ? sample : shortDay(day, language)
}

/** The same value as one would type it. */
export function typedText(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const choice = choiceWords[field as CellField]?.find((one) => one.value === value)
  if (choice) return choice.write
  if (dates.has(field) && typeof value === 'string') return shortDay(value, 'fr')
  if (field === 'reference_salary_cents' && typeof value === 'number') return writeMontant(value, 'fr')
  return plainText(value)
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
