import type { Mapping } from '@moisson/core/import/map-columns'
import type { Reading, ReadingOptions } from '../database/kept-reading.ts'
import type { ReadHead, ReadOptions } from './read-sheet.ts'
import type { SheetSeen } from './sheet-refusal.ts'

/** The one sheet of a csv has no name. */
export const shownSeen = ({ encoding, sheet_names }: SheetSeen): Reading => ({
  encoding,
  sheet_names: sheet_names.filter((name) => name !== ''),
})

export const shownHead = (head: ReadHead): Reading => ({
  ...shownSeen(head),
  sheet: head.sheet_name,
  header_row: head.header_row,
  date1904: head.date1904,
  plan: { dates: head.dates, months: head.months, percent: head.percent },
})

/** What the person decided in place of the reader; what nobody decided is not named. */
export function choicesOf(options: ReadingOptions): Omit<ReadOptions, 'today'> {
  const named = {
    sheet: options.sheet,
    headerRow: options.header_row,
    encoding: options.encoding,
    mapping: options.mapping as Mapping | undefined,
    sheets: options.sheets,
    dateOrder: options.date_order,
    months: options.months,
    payPeriod: options.pay_period,
    presenceUnit: options.presence_unit,
    hiddenRows: options.hidden_rows,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}
