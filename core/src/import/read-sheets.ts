import type { Cells, SheetHead } from './cell.ts'
import { dateOrderOf, type DateReading } from './date-order.ts'
import type { Field } from './field.ts'
import { findHeader, type HeaderPlace } from './find-header.ts'
import type { KnownEstablishment } from '../company/establishment.ts'
import { mapColumns, valuesOf, type Column, type Mapping } from './map-columns.ts'
import { monthColumn } from './month-column.ts'
import { isOfOne, isPercent } from './presence-unit.ts'
import type { DateOrder, MonthChoice, PayPeriod, PresenceUnit } from './reading-choices.ts'
import {
  headerProblems,
  startReading,
  type ReadingSink,
  type RowFindings,
  type RowReader,
} from './read-rows.ts'
import type { ReadingContext } from './read-value.ts'

/** What the user may decide in place of the reader. */
export interface ReadingChoices {
  readonly sheet?: string
  /** 1-based row of the header. */
  readonly headerRow?: number
  readonly mapping?: Mapping
  /** Every sheet read together, the first one's columns being those of all; `sheet` alone when absent. */
  readonly sheets?: readonly string[]
  readonly dateOrder?: DateOrder
  readonly months?: MonthChoice
  readonly payPeriod?: PayPeriod
  readonly presenceUnit?: PresenceUnit
  readonly hiddenRows?: 'read' | 'skip'
  /** The places of work of the company that the file is for. */
  readonly sites?: readonly KnownEstablishment[]
}

/** How a file is understood, before its rows are read. */
export interface SheetPlan {
  readonly sheet: string
  readonly sheet_names: readonly string[]
  readonly header_row: number
  readonly columns: readonly Column[]
  /** Null when no date of the file depends on it. */
  readonly dates: DateReading | null
  /** The unused column that says which month a line is for. */
  readonly months: { readonly index: number; readonly header: string } | null
  /** Set when the presence is in percent. */
  readonly percent: { readonly header: string; readonly ofOne: boolean } | null
}

export interface SheetReading extends SheetPlan, ReadingSink {
  readonly rows_expected: number
  readonly findings: RowFindings
}

/**
 * Chooses the sheet, the header row and the field of each column from the top of the sheets (a few hundred rows
 * are enough). Null when no row reads as a header, or the asked sheet or row does not exist.
 */
export function planReading(heads: readonly SheetHead[], choices: ReadingChoices = {}): SheetPlan | null {
  const offered = choices.sheet === undefined ? heads : heads.filter((head) => head.name === choices.sheet)
  const place = choices.headerRow === undefined ? findHeader(offered) : chosenRow(offered, choices.headerRow)
  if (place === null) return null
  const under = place.sheet.rows.filter(({ row }) => row > place.row).map(({ cells }) => cells)
  const columns = mapColumns(place.cells, under, place.sheet.hiddenColumns, choices.mapping, choices.sites)
  const months = monthColumn(columns, under)
  return {
    sheet: place.sheet.name,
    sheet_names: heads.map((head) => head.name),
    header_row: place.row,
    columns,
    dates: datesOf(columns, under, choices.dateOrder),
    months: months === null ? null : { index: months.index, header: months.header },
    percent: percentIn(columns, under),
  }
}

const DATES = new Set<Field | null>(['birth_date', 'hire_date', 'exit_date'])

function datesOf(columns: readonly Column[], rows: readonly Cells[], chosen?: DateOrder): DateReading | null {
  const dated = columns.filter(({ field }) => DATES.has(field))
  return dateOrderOf(
    dated.map(({ index }) => valuesOf(rows, index)),
    chosen,
  )
}

function percentIn(columns: readonly Column[], rows: readonly Cells[]): SheetPlan['percent'] {
  const column = columns.find(({ field }) => field === 'presence_days')
  if (column === undefined) return null
  const values = valuesOf(rows, column.index)
  return isPercent(column.header, values) ? { header: column.header, ofOne: isOfOne(values) } : null
}

function chosenRow(heads: readonly SheetHead[], row: number): HeaderPlace | null {
  const known = heads.filter((head) => head.rows.some((line) => line.row === row))
  const found = findHeader(known)
  // The row that would be found anyway keeps its group line, if it has one.
  if (found?.row === row) return found
  const sheet = found?.sheet ?? known[0]
  const cells = sheet?.rows.find((line) => line.row === row)?.cells
  return sheet === undefined || cells === undefined ? null : { sheet, row, cells }
}

export const emptySink = (): ReadingSink => ({ records: [], problems: [], rejected_values: [] })

/** Starts the reading of the rows of a plan; the problems of the header are already in the sink. */
export function openReading(
  plan: SheetPlan,
  context: ReadingContext,
  sink: ReadingSink,
  choices: ReadingChoices = {},
): RowReader {
  sink.problems.push(...headerProblems(plan.columns, plan.header_row))
  return startReading(plan.columns, context, sink, {
    order: plan.dates?.order,
    monthsAt: plan.months?.index,
    months: choices.months,
    payOfMonth: choices.payPeriod === 'month',
    percent: plan.percent ?? undefined,
    presenceUnit: choices.presenceUnit,
    skipHidden: choices.hiddenRows === 'skip',
  })
}

/** A whole small file at once: the sheets hold all their rows. Null when no row reads as a header. */
export function readSheets(
  sheets: readonly SheetHead[],
  context: ReadingContext,
  choices: ReadingChoices = {},
): SheetReading | null {
  const plan = planReading(sheets, choices)
  const sheet = sheets.find((one) => one.name === plan?.sheet)
  if (plan === null || sheet === undefined) return null
  const sink = emptySink()
  const reader = openReading(plan, context, sink, choices)
  for (const { row, cells } of sheet.rows) if (row > plan.header_row) reader.read(row, cells)
  for (const _ of reader.finish());
  return { ...plan, ...sink, rows_expected: reader.rows(), findings: reader.findings() }
}

/** Header → field, the shape of a mapping; null for a column that is not used. */
export const columnFields = (columns: readonly Column[]): Record<string, Field | null> =>
  Object.fromEntries(columns.map((column) => [column.header, column.field]))
