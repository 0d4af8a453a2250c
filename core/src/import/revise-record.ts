import { cleanText } from './cell.ts'
import { checkRecord } from './check-record.ts'
import type { Field, ImportRecord, RecordField } from './field.ts'
import { leavePostCode } from './leave-post-code.ts'
import type { Problem, ProblemCode, RejectedValue } from './problem.ts'
import { readCell, severityOf, valueReaders, type ReadingContext } from './read-value.ts'

/** A row as it was read or last corrected. */
export interface RowState {
  readonly record: ImportRecord
  readonly problems: readonly Problem[]
  readonly rejected_values: readonly RejectedValue[]
}

/** What the person typed for some fields, as text; '' or null empties the value. */
export type Corrections = { readonly [F in RecordField]?: string | null }

/** Found by comparing values, so found again after each correction. */
const DERIVED = new Set<ProblemCode>([
  'missing_required',
  'under_age',
  'exit_before_hire',
  'amount_negative',
  'presence_out_of_range',
])

/**
 * The row after a correction in place, read with the rules of the file. `columns` are the fields the file has a
 * column for. Duplicates concern two rows: run `findDuplicates` on the list when an employee number or a NIR changes.
 */
export function reviseRecord(
  state: RowState,
  corrections: Corrections,
  columns: ReadonlySet<Field>,
  context: ReadingContext,
): RowState {
  const readers = valueReaders(context)
  const changed = Object.entries({ ...postCodeToo(state, corrections), ...corrections }) as [
    RecordField,
    string | null,
  ][]
  const touched = new Set<string>(changed.map(([field]) => field))
  const record: Record<string, string | number> & { row: number } = { ...state.record }
  const row = state.record.row
  const problems = state.problems.filter(
    (problem) => !DERIVED.has(problem.code) && !(problem.field !== undefined && touched.has(problem.field)),
  )
  const rejected = state.rejected_values.filter((value) => !touched.has(value.field))
  for (const [field, typed] of changed) {
    const { value, code } = readCell(typed, readers[field])
    if (value === undefined) delete record[field]
    else record[field] = value
    if (code === undefined) continue
    problems.push({ row, field, code, severity: severityOf(code, field) })
    rejected.push({ row, field, text: cleanText(typed ?? '') })
  }
  const postCode = leavePostCode(record)
  if (postCode !== null) {
    const code = 'invalid_postal_code'
    problems.push({ row, field: 'postal_code', code, severity: severityOf(code, 'postal_code') })
    rejected.push({ row, field: 'postal_code', text: postCode })
  }
  const revised = record as ImportRecord
  const found = checkRecord(
    revised,
    context.today,
    (field) => columns.has(field) || touched.has(field),
    (field) => rejected.some((value) => value.field === field),
  )
  return { record: revised, problems: [...problems, ...found], rejected_values: rejected }
}

/** A country that is corrected judges the post code anew, also one left out before. */
function postCodeToo({ record, rejected_values }: RowState, { country }: Corrections): Corrections {
  const left = rejected_values.find(({ field }) => field === 'postal_code')
  return country === undefined ? {} : { postal_code: left?.text ?? record.postal_code ?? null }
}
