import { cellText, type Cell, type Cells } from './cell.ts'
import { checkRecord, requiredFields } from './check-record.ts'
import type { Field, ImportRecord, RecordField } from './field.ts'
import { duplicateWatch } from './find-duplicates.ts'
import { columnOf, type Column } from './map-columns.ts'
import { nirOf } from './parse-identifier.ts'
import type { Problem, RejectedValue } from './problem.ts'
import {
  readCell,
  severityOf,
  valueReaders,
  type ReadingContext,
  type ReadValue,
  type ValueReader,
} from './read-value.ts'
import { rowSorter } from './row-kind.ts'
import { splitName } from './split-name.ts'
import { totalWatch } from './total-watch.ts'

/** Where the records, problems and rejected values of a file go as its rows pass. */
export interface ReadingSink {
  records: ImportRecord[]
  problems: Problem[]
  rejected_values: RejectedValue[]
}

export interface RowReader {
  /** Reads one row under the header; rows must come in order. */
  read(row: number, cells: Cells): void
  /** Data rows read so far. */
  readonly rows: () => number
}

interface Slot {
  readonly index: number
  readonly field: RecordField
  readonly read: ValueReader
}

/** Unused columns and fields without a column, on the row of the header. */
export function headerProblems(columns: readonly Column[], headerRow: number): Problem[] {
  const unused = columns
    .filter((column) => column.field === null)
    .map((column): Problem => ({
      row: headerRow,
      field: column.header,
      code: 'unmapped_column',
      severity: 'warning',
    }))
  const mapped = mappedFields(columns)
  const missing = requiredFields
    .filter(([field]) => !mapped.has(field))
    .map(([field, severity]): Problem => ({ row: headerRow, field, code: 'missing_required', severity }))
  return [...unused, ...missing]
}

/** The fields the columns can fill, those read from another column included. */
export function mappedFields(columns: readonly Column[]): Set<Field> {
  const mapped = new Set<Field>(columns.flatMap((column) => column.field ?? []))
  if (mapped.has('birth_name')) mapped.add('last_name')
  if (mapped.has('full_name')) mapped.add('last_name').add('first_name')
  return mapped
}

/**
 * The reader of the rows of one file, compiled from its columns. Everything it finds is pushed to `sink`, which the
 * caller may empty between two rows: only a few bytes per person are kept, to see duplicates.
 */
export function startReading(
  columns: readonly Column[],
  context: ReadingContext,
  sink: ReadingSink,
): RowReader {
  const monthFirst = columns.flatMap((column) => (column.monthFirst === true ? [column.field] : []))
  const readers = valueReaders(context, monthFirst)
  const keyAt = columnOf(columns, 'nir_key')
  let current: Cells = []
  if (keyAt >= 0) readers.nir = nirWithKey(() => current[keyAt])
  const slots = columns.flatMap(({ field, index }): Slot[] =>
    field === null || field === 'nir_key' || field === 'full_name'
      ? []
      : [{ field, index, read: readers[field] }],
  )
  const mapped = mappedFields(columns)
  const fullNameAt = columnOf(columns, 'full_name')
  const rowKind = rowSorter(columns)
  const duplicateOf = duplicateWatch()
  const watchTotal = totalWatch(columnOf(columns, 'reference_salary_cents'))
  const inColumnOrder = columnOrder(columns)
  let rows = 0
  let absent: RecordField[] = []

  const reject = (row: number, field: Field, cell: Cell, code: NonNullable<ReadValue['code']>): void => {
    sink.problems.push({ row, field, code, severity: severityOf(code, field) })
    sink.rejected_values.push({ row, field, text: cellText(cell) })
  }

  const readFullName = (record: ImportRecord, cells: Cells): void => {
    const text = cellText(cells[fullNameAt])
    if (text === '') return
    const name = splitName(text)
    if (name !== null) {
      record.last_name ??= name.last_name
      record.first_name ??= name.first_name
    } else record.last_name ??= text
    if (name !== null && !name.certain) {
      sink.problems.push({ row: record.row, field: 'last_name', code: 'ambiguous_name', severity: 'warning' })
      sink.rejected_values.push({ row: record.row, field: 'last_name', text })
    }
  }

  const readRecord = (row: number, cells: Cells): ImportRecord => {
    const record: Record<string, string | number> & { row: number } = { row }
    for (const slot of slots) {
      const cell = cells[slot.index]
      if (cell === '' || cell === null || cell === undefined) continue
      const { value, code } = readCell(cell, slot.read)
      if (value !== undefined) record[slot.field] = value
      if (code === undefined) continue
      if (value === undefined) absent.push(slot.field)
      reject(row, slot.field, cell, code)
    }
    return record as ImportRecord
  }

  return {
    rows: () => rows,
    read(row, cells) {
      const kind = rowKind(cells)
      if (kind === 'skip') return
      if (kind === 'total') {
        sink.problems.push({ row, code: 'total_row_ignored', severity: 'info' })
        if (watchTotal.differs(cells, readers.reference_salary_cents)) {
          sink.problems.push({
            row,
            field: 'reference_salary_cents',
            code: 'total_mismatch',
            severity: 'warning',
          })
        }
        return
      }
      rows += 1
      absent = []
      const before = sink.problems.length
      current = cells
      const record = readRecord(row, cells)
      if (fullNameAt >= 0) readFullName(record, cells)
      if (record.last_name === undefined && record.birth_name !== undefined)
        record.last_name = record.birth_name
      watchTotal.add(record.reference_salary_cents, absent.includes('reference_salary_cents'))
      const found = checkRecord(
        record,
        context.today,
        (field) => mapped.has(field),
        (field) => absent.includes(field),
      )
      for (const problem of found) sink.problems.push(problem)
      const duplicate = duplicateOf(record)
      if (duplicate !== null) sink.problems.push(duplicate)
      if (sink.problems.length > before + 1)
        sink.problems.push(...inColumnOrder(sink.problems.splice(before)))
      sink.records.push(record)
    },
  }
}

/** The problems of one row as the eye meets them, from left to right. */
function columnOrder(columns: readonly Column[]): (problems: Problem[]) => Problem[] {
  const place = new Map<string, number>(
    columns.flatMap(({ field, index }) => (field === null ? [] : [[field, index]])),
  )
  const placeOf = ({ field = '' }: Problem): number => place.get(field) ?? columns.length
  return (problems) => problems.sort((a, b) => placeOf(a) - placeOf(b))
}

/** A NIR whose key is in a column of its own. */
const nirWithKey =
  (keyCell: () => Cell): ValueReader =>
  (cell) => {
    const key = keyCell()
    const value = nirOf(cell, typeof key === 'object' ? null : key)
    return value === null ? { code: 'invalid_nir' } : { value }
  }
