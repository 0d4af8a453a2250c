import { HIRED_FROM_AGE } from '../beneficiary/unlikely.ts'
import { detailFillings, type ImportRecord, type RecordField } from './field.ts'
import type { Problem, ProblemCode, Severity } from './problem.ts'

export const MAX_PRESENCE = 366

/** Nobody is written without these. */
export const identityFields: readonly RecordField[] = ['employee_number', 'last_name', 'first_name']

/**
 * What a row should hold. Without a birth date the account keeper refuses the person, without a hire date nobody can
 * judge seniority; without the others a person still has a place, on assumptions that are said.
 */
export const requiredFields: readonly (readonly [RecordField, Severity])[] = [
  ...identityFields.map((field) => [field, 'error'] as const),
  ['birth_date', 'error'],
  ['hire_date', 'error'],
  ['email', 'warning'],
  ['reference_salary_cents', 'warning'],
  ['presence_days', 'warning'],
]

const absenceFields = detailFillings.filter(({ of }) => of === 'absences').map(({ field }) => field)
/** Presence is found from contracts and absences where a row tells them. */
const isFound = (field: RecordField, record: ImportRecord): boolean =>
  field === 'presence_days' && absenceFields.some((absence) => record[absence] !== undefined)

/** Years completed at a day, both `YYYY-MM-DD`. */
const ageAt = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)

/**
 * What is missing from a record or impossible in it; the values stay. `expected` says which fields the file has
 * a column for, `absent` which values were there but not kept, so that nothing is reported twice.
 */
export function checkRecord(
  record: ImportRecord,
  today: string,
  expected: (field: RecordField) => boolean,
  absent: (field: RecordField) => boolean,
): Problem[] {
  const problems: Problem[] = []
  const add = (field: RecordField, code: ProblemCode, severity: Severity = 'error'): void => {
    problems.push({ row: record.row, field, code, severity })
  }
  for (const [field, severity] of requiredFields) {
    if (record[field] === undefined && expected(field) && !absent(field) && !isFound(field, record))
      add(field, 'missing_required', severity)
  }
  const { birth_date, hire_date, exit_date, reference_salary_cents, presence_days } = record
  if (birth_date !== undefined && ageAt(birth_date, hire_date ?? today) < HIRED_FROM_AGE)
    add('birth_date', 'under_age')
  if (hire_date !== undefined && exit_date !== undefined && exit_date < hire_date)
    add('exit_date', 'exit_before_hire')
  if (reference_salary_cents !== undefined && reference_salary_cents < 0)
    add('reference_salary_cents', 'amount_negative')
  if (presence_days !== undefined && (presence_days < 0 || presence_days > MAX_PRESENCE)) {
    add('presence_days', 'presence_out_of_range')
  }
  return problems
}
