import { civilYear } from '@moisson/law/calendar'
import { cellText, cleanText, isBlank, isBroken, type Cell, type Cells } from './cell.ts'
import { checkRecord, requiredFields } from './check-record.ts'
import { isRecordField, type Field, type ImportRecord, type RecordField } from './field.ts'
import { duplicateWatch } from './find-duplicates.ts'
import { leavePostCode } from './leave-post-code.ts'
import { gatherMonths, type MonthsFound } from './gather-months.ts'
import { columnOf, type Column } from './map-columns.ts'
import { monthOf, orderProof } from './parse-date.ts'
import { nirOf } from './parse-identifier.ts'
import { payWatch, type PayCount } from './pay-watch.ts'
import { daysOfPercent, percentReader } from './presence-unit.ts'
import type { Problem, RejectedValue } from './problem.ts'
import {
  readCell,
  severityOf,
  valueReaders,
  type ReadingContext,
  type ReadValue,
  type ValueReader,
} from './read-value.ts'
import type { DateOrder, MonthChoice, PresenceUnit } from './reading-choices.ts'
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
  read(row: number, cells: Cells, hidden?: boolean): void
  /** Gives what waited for the last row, one record at each turn; called when every row was read. */
  finish(): Iterable<void>
  /** Data rows read so far. */
  readonly rows: () => number
  readonly findings: () => RowFindings
}

/** What only the rows tell of a file; it asks for a decision. */
export interface RowFindings {
  /** Rows that a filter or a person hid in the spreadsheet. */
  readonly hidden_rows: number
  /** Unreadable dates that the other order of day and month could read. */
  readonly other_order_dates: number
  readonly months: MonthsFound | null
  readonly pay: PayCount
}

/** How the rows are to be taken, as the plan of the file and a person decided. */
export interface RowRules {
  readonly order?: DateOrder | undefined
  readonly monthsAt?: number | undefined
  readonly months?: MonthChoice | undefined
  readonly payOfMonth?: boolean | undefined
  readonly percent?: { readonly ofOne: boolean } | undefined
  readonly presenceUnit?: PresenceUnit | undefined
  readonly skipHidden?: boolean | undefined
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
  rules: RowRules = {},
): RowReader {
  const order = rules.order ?? 'day_first'
  const readers = valueReaders(context, order)
  const exercise = context.exercise ?? civilYear(Number(context.today.slice(0, 4)) - 1)
  const { percent, presenceUnit: unit } = rules
  if (percent !== undefined && unit !== 'days') readers.presence_days = percentReader(unit, percent.ofOne)
  if (rules.payOfMonth === true) readers.reference_salary_cents = yearly(readers.reference_salary_cents)
  const keyAt = columnOf(columns, 'nir_key')
  let current: Cells = []
  if (keyAt >= 0) readers.nir = nirWithKey(() => current[keyAt])
  const slots = columns.flatMap(({ field, index }): Slot[] =>
    field === null || !isRecordField(field) ? [] : [{ field, index, read: readers[field] }],
  )
  const mapped = mappedFields(columns)
  const fullNameAt = columnOf(columns, 'full_name')
  const officerAt = columnOf(columns, 'officer')
  const rowKind = rowSorter(columns)
  const duplicateOf = duplicateWatch()
  const watchTotal = totalWatch(columnOf(columns, 'reference_salary_cents'))
  const inColumnOrder = columnOrder(columns)
  const pay = payWatch(exercise)
  const gathered = rules.monthsAt === undefined ? null : gatherMonths(exercise)
  let rows = 0
  let hiddenRows = 0
  let otherOrder = 0
  let absent: RecordField[] = []

  const reject = (row: number, field: Field, cell: Cell, code: NonNullable<ReadValue['code']>): void => {
    if (code === 'invalid_date' && typeof cell === 'string' && isOfOtherOrder(cleanText(cell), order))
      otherOrder += 1
    sink.problems.push({ row, field, code, severity: severityOf(code, field) })
    sink.rejected_values.push({ row, field, text: cellText(cell) })
  }

  /** What a row holds, with the problems of its cells from `before` on. */
  const conclude = (record: ImportRecord, before: number): void => {
    if (record.last_name === undefined && record.birth_name !== undefined)
      record.last_name = record.birth_name
    if (percent !== undefined && unit !== undefined && unit !== 'days') daysOfPercent(record, unit, exercise)
    pay.add(record)
    const found = checkRecord(
      record,
      context.today,
      (field) => mapped.has(field),
      (field) => absent.includes(field),
    )
    for (const problem of found) sink.problems.push(problem)
    const duplicate = duplicateOf(record)
    if (duplicate !== null) sink.problems.push(duplicate)
    if (sink.problems.length > before + 1) sink.problems.push(...inColumnOrder(sink.problems.splice(before)))
    sink.records.push(record)
  }

  return {
    rows: () => rows,
    findings: () => ({
      hidden_rows: hiddenRows,
      other_order_dates: otherOrder,
      months: gathered?.found() ?? null,
      pay: pay.count,
    }),
    read(row, cells, hidden = false) {
      const kind = rowKind(cells)
      if (kind === 'skip') return
      if (hidden && kind === 'record') {
        hiddenRows += 1
        if (rules.skipHidden === true) return
      }
      if (kind === 'total') {
        readTotal(row, watchTotal.differs(cells, readers.reference_salary_cents), sink)
        return
      }
      rows += 1
      absent = []
      const before = sink.problems.length
      const rejectedBefore = sink.rejected_values.length
      current = cells
      const record = recordOf(row, cells, slots, (field, cell, code, empty) => {
        if (empty) absent.push(field)
        reject(row, field, cell, code)
      })
      if (fullNameAt >= 0) readFullName(record, cellText(cells[fullNameAt]), sink)
      if (officerAt >= 0) {
        const { value, code } = readCell(cells[officerAt], readers.officer)
        if (code !== undefined) reject(row, 'officer', cells[officerAt], code)
        if (typeof value === 'string' && value !== '') readOfficer(record, value, sink)
      }
      watchTotal.add(record.reference_salary_cents, absent.includes('reference_salary_cents'))
      if (hidden) sink.problems.push({ row, code: 'hidden_row', severity: 'warning' })
      if (gathered === null || rules.monthsAt === undefined) {
        conclude(record, before)
        return
      }
      const problems = sink.problems.splice(before)
      const rejected = sink.rejected_values.splice(rejectedBefore)
      const cell = cells[rules.monthsAt]
      const month = isBlank(cell) || isBroken(cell) ? null : monthOf(cell ?? '', context.date1904)
      gathered.add({ record, problems, rejected, month })
    },
    *finish() {
      if (gathered === null) return
      const lines = gathered.settled(gathered.found() === null ? 'apart' : rules.months)
      for (const { record, problems, rejected } of lines) {
        const before = sink.problems.length
        sink.problems.push(...problems)
        sink.rejected_values.push(...rejected)
        absent = rejected.flatMap(({ field }) => (isRecordField(field) && !(field in record) ? [field] : []))
        conclude(record, before)
        yield
      }
    },
  }
}

/** A row by its columns; each cell that is refused or doubtful is told, and whether nothing could be read of it. */
function recordOf(
  row: number,
  cells: Cells,
  slots: readonly Slot[],
  tell: (field: RecordField, cell: Cell, code: NonNullable<ReadValue['code']>, empty: boolean) => void,
): ImportRecord {
  const record: Record<string, string | number> & { row: number } = { row }
  for (const slot of slots) {
    const cell = cells[slot.index]
    if (cell === '' || cell === null || cell === undefined) continue
    const { value, code } = readCell(cell, slot.read)
    if (value !== undefined) record[slot.field] = value
    if (code !== undefined) tell(slot.field, cell, code, value === undefined)
  }
  const postCode = leavePostCode(record)
  if (postCode !== null) tell('postal_code', postCode, 'invalid_postal_code', true)
  return record as ImportRecord
}

function readFullName(record: ImportRecord, text: string, sink: ReadingSink): void {
  if (text === '') return
  const name = splitName(text)
  if (name !== null) {
    record.last_name ??= name.last_name
    record.first_name ??= name.first_name
  } else record.last_name ??= text
  if (name !== null && !name.certain) {
    const { row } = record
    sink.problems.push({ row, field: 'last_name', code: 'ambiguous_name', severity: 'warning' })
    sink.rejected_values.push({ row, field: 'last_name', text })
  }
}

/** An officer without another contract is said so by the column; beside one it is a doubt, not a decision. */
function readOfficer(record: ImportRecord, value: string, sink: ReadingSink): void {
  if (record.contract_type === undefined || record.contract_type === 'other') record.contract_type = value
  else if (record.contract_type !== value) {
    const { row } = record
    sink.problems.push({ row, field: 'contract_type', code: 'officer_with_contract', severity: 'warning' })
  }
}

function readTotal(row: number, differs: boolean, sink: ReadingSink): void {
  sink.problems.push({ row, code: 'total_row_ignored', severity: 'info' })
  if (!differs) return
  const field = 'reference_salary_cents'
  sink.problems.push({ row, field, code: 'total_mismatch', severity: 'warning' })
}

/** The pay of a month, as that of twelve. */
const yearly =
  (read: ValueReader): ValueReader =>
  (cell) => {
    const { value, ...more } = read(cell)
    return typeof value === 'number' ? { ...more, value: value * 12 } : more
  }

const isOfOtherOrder = (text: string, order: DateOrder): boolean => {
  const proof = orderProof(text)
  return proof !== null && proof !== 'open' && proof !== order
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
