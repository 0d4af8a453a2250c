import { identityFields } from '@moisson/core/import/check-record'
import { checkPay, payDoubts, type KnownPay } from '@moisson/core/import/check-pay'
import { checkPresence } from '@moisson/core/import/check-presence'
import { differenceOf } from '@moisson/core/import/difference'
import { nameEstablishment } from '@moisson/core/import/name-establishment'
import type { ImportRecord } from '@moisson/core/import/field'
import type { Problem, RejectedValue } from '@moisson/core/import/problem'
import type { RowStatus } from '../database/kept-reading.ts'
import { masked } from '../security/sealer.ts'
import type { Sealer } from '../security/sealer.ts'
import { sealedFor, type ExtractOwner } from './extract-file.ts'
import { judged, type Judge } from './judge-doubts.ts'
import { asExisting, type KnownPerson } from './known-people.ts'

/** One row of a file as it waits for confirmation. */
export interface StagedRow {
  record: ImportRecord
  problems: readonly Problem[]
  rejected: readonly RejectedValue[]
  /** Values of the person that the row would change, NIR and IBAN masked. */
  before?: Record<string, string | number | null>
}

/** What the table shows of a staged row without opening it. */
export interface StagedFacts {
  status: RowStatus
  employee_number: string | null
  beneficiary_id: string | null
  has_problem: boolean
  warnings: number
  salary_cents: number | null
}

export const rowPlace = (extractId: string, row: number): string => `extract_row/${extractId}/${row}`
export const sealRow = (sealer: Sealer, extract: ExtractOwner, staged: StagedRow): Buffer =>
  sealer.seal(sealedFor(extract), rowPlace(extract.id, staged.record.row), JSON.stringify(staged))
export const openRow = (sealer: Sealer, extract: ExtractOwner, row: number, sealed: Buffer): StagedRow =>
  JSON.parse(sealer.open(sealedFor(extract), rowPlace(extract.id, row), sealed).toString()) as StagedRow

/** Compares a row with the person it names, and says what it would do. */
export function staged(
  read: StagedRow,
  known: KnownPerson | undefined,
  companyId: string | null,
  sealer: Sealer,
  judge: Judge,
): { row: StagedRow; facts: StagedFacts } {
  const row = judge.sites === null ? read : nameEstablishment(read, judge.sites)
  const { record } = row
  const problems = [
    ...row.problems.filter((problem) => !isKnownAlready(problem, known) && !isFoundAgain(problem)),
    ...missingFields(row),
    ...checkPay(record, knownPay(known), judge.exercise, judge.minimum_cents),
    ...checkPresence(record, known ?? null, judge.exercise),
  ].map((problem) => judged(problem, judge))
  const open = problems.filter(({ accepted }) => accepted !== true)
  const existing =
    known === undefined || companyId === null ? undefined : asExisting(known, record, companyId, sealer)
  const difference = differenceOf(existing, record)
  const before =
    difference.status === 'changed'
      ? Object.fromEntries(difference.changes.map((change) => [change.field, change.before]))
      : undefined
  return {
    row: { record, problems, rejected: row.rejected, ...(before ? { before } : {}) },
    facts: {
      status: statusOf(open, difference.status),
      employee_number: record.employee_number ?? null,
      beneficiary_id: known?.id ?? null,
      has_problem: open.length > 0,
      warnings: open.filter((problem) => problem.severity === 'warning').length,
      salary_cents: record.reference_salary_cents ?? null,
    },
  }
}

/** Doubts that come of a comparison are found anew at each look. */
const isFoundAgain = ({ code }: Problem): boolean => payDoubts.has(code) || code === 'presence_above_contract'

/** What the row is compared with: the pay already given for the exercice, else that of the one before. */
function knownPay(known: KnownPerson | undefined): KnownPay | null {
  if (known === undefined) return null
  const { reference_salary_cents: cents, presence_days, last_salary_cents, last_presence_days } = known
  if (cents !== null) return { cents, presence_days }
  return last_salary_cents === null ? null : { cents: last_salary_cents, presence_days: last_presence_days }
}

/** An empty cell erases nothing: what the company already knows of the person is not missing. */
function isKnownAlready({ code, field }: Problem, known: KnownPerson | undefined): boolean {
  if (code !== 'missing_required' || known === undefined) return false
  const value =
    field === 'email' ? (known.personal_email ?? known.work_email) : known[field as keyof KnownPerson]
  return value !== null && value !== undefined
}

/** A file without a column for it does not say on each row that a name or a number is missing; nobody is written without. */
function missingFields({ record, problems, rejected }: StagedRow): Problem[] {
  return identityFields.flatMap((field): Problem[] =>
    record[field] !== undefined ||
    problems.some((problem) => problem.field === field) ||
    rejected.some((value) => value.field === field)
      ? []
      : [{ row: record.row, field, code: 'missing_required', severity: 'error' }],
  )
}

function statusOf(problems: readonly Problem[], difference: 'new' | 'changed' | 'unchanged'): RowStatus {
  if (problems.some((problem) => problem.severity === 'error')) return 'error'
  // A row that says again what an earlier one said is simply not written twice.
  if (problems.some((problem) => problem.code === 'duplicate_in_file' && problem.field === 'employee_number'))
    return 'duplicate'
  return difference === 'changed' ? 'updated' : difference
}

/** A record as it is shown: NIR and IBAN masked. */
export function shownRecord(record: ImportRecord): Record<string, unknown> {
  const { row: _row, nir, iban, ...rest } = record
  return {
    ...rest,
    ...(nir === undefined ? {} : { nir: masked(nir, 3) }),
    ...(iban === undefined ? {} : { iban: masked(iban, 4) }),
  }
}
