import { cellText, cleanText, headerText, isBlank, type Cell, type Cells } from './cell.ts'
import { checkRecord, requiredFields } from './check-record.ts'
import type { Field, ImportRecord, RecordField } from './field.ts'
import { duplicateWatch } from './find-duplicates.ts'
import type { Column } from './map-columns.ts'
import { nirOf } from './parse-identifier.ts'
import type { Problem, RejectedValue } from './problem.ts'
import {
  BLANK,
  readCell,
  severityOf,
  valueReaders,
  type ReadingContext,
  type ReadValue,
  type ValueReader,
} from './read-value.ts'
import { splitName } from './split-name.ts'

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

const TOTAL =
  /^(?:sous[\s-]?|grand )?tota(?:l|ux)(?![\p{L}\d])|^(?:cumul|ensemble|somme|moyenne|report)(?:\s|:|$)|^effectif total|^nombre (?:de |total )/iu
const SUM = /tota(?:l|ux)|somme/iu
const EMPLOYEE_NUMBER = /^[^\s:]*\d[^\s:]*$/
const IDENTITY: readonly Field[] = [
  'employee_number',
  'last_name',
  'birth_name',
  'first_name',
  'full_name',
  'nir',
  'email',
  'birth_date',
]
const AMOUNTS: readonly Field[] = ['reference_salary_cents', 'presence_days']

interface Slot {
  readonly index: number
  readonly field: RecordField
  readonly read: ValueReader
}

const columnOf = (columns: readonly Column[], field: Field): number =>
  columns.find((column) => column.field === field)?.index ?? -1

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

type RowKind = 'record' | 'total' | 'skip'

/** Tells people from blank rows, titles, totals and headers printed again. */
function rowSorter(columns: readonly Column[]): (cells: Cells) => RowKind {
  const at = (names: readonly Field[]): number[] =>
    names.map((field) => columnOf(columns, field)).filter((index) => index >= 0)
  const identity = at(IDENTITY)
  const amounts = at(AMOUNTS)
  const numberAt = columnOf(columns, 'employee_number')
  const named = columns.filter((column) => column.field !== null)
  const firstNameAt = columnOf(columns, 'first_name')
  const facts = at(['nir', 'email', 'birth_date'])
  const isLabel = (cell: Cell): boolean => typeof cell === 'string' && TOTAL.test(cleanText(cell))
  const isTotal = (cells: Cells): boolean => {
    const label = cells.find((cell) => !isBlank(cell))
    if (!isLabel(label) && !identity.some((index) => isLabel(cells[index]))) return false
    return (
      facts.every((index) => isBlank(cells[index])) &&
      (isBlank(cells[firstNameAt]) || isLabel(cells[firstNameAt]))
    )
  }
  return (cells) => {
    let people = 0
    for (const index of identity) if (!isBlank(cells[index])) people += 1
    // Most rows stop here: three or more facts about one person.
    if (people >= 3) return isHeaderAgain(cells, named) ? 'skip' : 'record'
    const filled = cells.filter((cell) => !isBlank(cell)).length
    if (filled === 0) return 'skip'
    if (isTotal(cells)) return filled > 1 ? 'total' : 'skip'
    if (people === 0) return amounts.some((index) => !isBlank(cells[index])) ? 'total' : 'skip'
    // A lone cell is a note or the title of a group, unless it is an employee number.
    if (filled === 1) return EMPLOYEE_NUMBER.test(cellText(cells[numberAt])) ? 'record' : 'skip'
    return isHeaderAgain(cells, named) ? 'skip' : 'record'
  }
}

/** A printed export repeats its headers on each page. */
function isHeaderAgain(cells: Cells, named: readonly Column[]): boolean {
  const [first, second] = named
  return (
    first !== undefined &&
    second !== undefined &&
    headerText(cells[first.index]) === first.header &&
    headerText(cells[second.index]) === second.header
  )
}

/** Compares the totals written in the file with what was read, as long as every amount could be read. */
function totalWatch(salaryAt: number): {
  add: (cents: number | undefined, unreadable: boolean) => void
  differs: (cells: Cells, read: ValueReader) => boolean
} {
  let all = 0
  let part = 0
  let certain = true
  return {
    add(cents, unreadable) {
      if (unreadable) certain = false
      all += cents ?? 0
      part += cents ?? 0
    },
    differs(cells, read) {
      const isSum = cells.some((cell) => typeof cell === 'string' && SUM.test(cell))
      const { value } = salaryAt < 0 || !isSum ? BLANK : readCell(cells[salaryAt], read)
      const wrong = certain && typeof value === 'number' && value !== all && value !== part
      part = 0
      return wrong
    },
  }
}
