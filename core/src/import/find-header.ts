import { cellText, headerText, isBlank, type Cells, type SheetHead } from './cell.ts'
import { candidatesFor } from './header-rules.ts'
import type { Field } from './field.ts'

export interface HeaderPlace {
  readonly sheet: SheetHead
  /** 1-based row of the header in the sheet; the lower one of a header on two lines. */
  readonly row: number
  readonly cells: Cells
}

/** A header lies in the first rows; beyond, they are data. */
const ROWS_LOOKED_AT = 60
const MAX_HEADER_LENGTH = 80
const ENOUGH_FIELDS = 2
/** Two lines must name clearly more than one of them alone. */
const TWO_LINES_MALUS = 0.6

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

interface ScoredRow {
  readonly row: number
  readonly cells: Cells
  readonly score: number
}

/** « Contrat » above « Entrée » and « Sortie »: both lines as one header, group first. */
const joined = (upper: Cells, lower: Cells): Cells =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const texts = [headerText(upper[index]), headerText(lower[index])].filter((text) => text !== '')
    return texts.join(' ')
  })

/** A second line of header is made of short texts, and names fields of its own. */
const isSecondLine = (cells: Cells): boolean =>
  headerScore(cells) > 0 &&
  cells.every((cell) => isBlank(cell) || (typeof cell === 'string' && !/\d{2}|@/.test(cell)))

function bestRow(sheet: SheetHead): ScoredRow | null {
  let best: ScoredRow | null = null
  const rows = sheet.rows.slice(0, ROWS_LOOKED_AT)
  rows.forEach(({ row, cells }, index) => {
    const candidates = [{ row, cells, score: headerScore(cells) }]
    const next = rows[index + 1]
    if (next?.row === row + 1 && isSecondLine(next.cells)) {
      const both = joined(cells, next.cells)
      candidates.push({ row: next.row, cells: both, score: headerScore(both) - TWO_LINES_MALUS })
    }
    for (const candidate of candidates) {
      if (candidate.score > 0 && candidate.score > (best?.score ?? 0) + 0.01) best = candidate
    }
  })
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
    if (best === null || score > best.score)
      best = { place: { sheet, row: found.row, cells: found.cells }, score }
  }
  return best?.place ?? null
}
