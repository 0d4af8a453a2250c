import type { Cells, SheetHead } from './cell.ts'
import type { Column } from './map-columns.ts'
import type { RowFindings } from './read-rows.ts'
import { planReading, type SheetPlan } from './read-sheets.ts'
import { rowSorter } from './row-kind.ts'

/** A visible sheet with people that the plan of a file does not read by itself. */
export interface OtherSheet {
  readonly name: string
  readonly header_row: number
  readonly columns: readonly Column[]
  /** Its titles are those of the sheet that is read, in the same places: both can be read together. */
  readonly same_columns: boolean
}

/** A visible sheet with people, read or not. */
export interface SheetFound {
  readonly name: string
  readonly rows: number
  readonly same_columns: boolean
  readonly read: boolean
}

/** What is known once every row was read. */
export interface FileFindings extends RowFindings {
  /** The sheets with people; empty for a csv, and for a workbook with one. */
  readonly sheets: readonly SheetFound[]
}

const NAMES = new Set(['employee_number', 'last_name', 'birth_name', 'full_name', 'nir'])

/** The other visible sheets whose titles name people. */
export function otherSheets(heads: readonly SheetHead[], plan: SheetPlan): OtherSheet[] {
  return heads.flatMap((head): OtherSheet[] => {
    if (head.hidden === true || head.name === plan.sheet) return []
    const own = planReading([head])
    if (own === null || !own.columns.some(({ field }) => NAMES.has(field ?? ''))) return []
    const { header_row, columns } = own
    return [
      { name: head.name, header_row, columns, same_columns: titlesOf(columns) === titlesOf(plan.columns) },
    ]
  })
}

const titlesOf = (columns: readonly Column[]): string =>
  columns.map(({ index, header }) => `${index} ${header}`).join('\n')

/** Counts the people's rows of a sheet that is not read. */
export function rowCounter(sheet: OtherSheet): {
  read: (row: number, cells: Cells) => void
  rows: () => number
} {
  const kindOf = rowSorter(sheet.columns)
  let rows = 0
  return {
    rows: () => rows,
    read(row, cells) {
      if (row > sheet.header_row && kindOf(cells) === 'record') rows += 1
    },
  }
}
