import { cellText, headerText, isBlank, type Cells, type SheetHead } from './cell.ts'
import { candidatesFor } from './header-rules.ts'
import type { Field } from './field.ts'

export interface HeaderPlace {
  readonly sheet: SheetHead
  /** 1-based row of the header in the sheet. */
  readonly row: number
}

/** A header lies in the first rows; beyond, they are data. */
const ROWS_LOOKED_AT = 60
const MAX_HEADER_LENGTH = 80
const ENOUGH_FIELDS = 2

/** Sum of the confidences of the fields recognised in a row, each field once; 0 when they are too few. */
export function headerScore(cells: Cells): number {
  const best = new Map<Field, number>()
  let filled = 0
  for (const cell of cells) {
    if (typeof cell !== 'string' || isBlank(cell)) continue
    filled += 1
    const text = headerText(cell)
    if (text.length > MAX_HEADER_LENGTH || text.includes('@')) continue
    const [first] = candidatesFor(text)
    if (first !== undefined) best.set(first.field, Math.max(best.get(first.field) ?? 0, first.confidence))
  }
  const total = [...best.values()].reduce((sum, confidence) => sum + confidence, 0)
  return best.size >= ENOUGH_FIELDS && filled >= 2 ? total : 0
}

function bestRow(sheet: SheetHead): { row: number; score: number } | null {
  let best: { row: number; score: number } | null = null
  for (const { row, cells } of sheet.rows.slice(0, ROWS_LOOKED_AT)) {
    const score = headerScore(cells)
    if (score > 0 && (best === null || score > best.score + 0.01)) best = { row, score }
  }
  return best
}

/** The sheet and row whose cells best read as headers; visible sheets first. Null when no row does. */
export function findHeader(sheets: readonly SheetHead[]): HeaderPlace | null {
  let best: { place: HeaderPlace; score: number } | null = null
  for (const sheet of sheets) {
    const found = bestRow(sheet)
    if (found === null) continue
    // A long table beats a legend that happens to name the same columns.
    const dataRows = sheet.rows.filter(
      ({ row, cells }) => row > found.row && cells.some((cell) => cellText(cell) !== ''),
    )
    const score = found.score + Math.min(dataRows.length, 50) / 100 - (sheet.hidden === true ? 3 : 0)
    if (best === null || score > best.score) best = { place: { sheet, row: found.row }, score }
  }
  return best?.place ?? null
}
