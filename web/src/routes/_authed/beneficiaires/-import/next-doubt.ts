import type { CellField } from './cell-text.ts'
import { problemOf } from './cell-text.ts'
import type { FileRow } from './use-extract.ts'

interface Place {
  row: number
  /** 1 is the first field. */
  column: number
}

/** The next cell in doubt after a place, row by row; it starts again from the top, and is null when there is none. */
export function nextDoubt(
  rows: readonly FileRow[],
  fields: readonly CellField[],
  after: Place | null,
): Place | null {
  const doubts = rows.flatMap((row, index) =>
    row.left_out
      ? []
      : fields.flatMap((field, at): Place[] => {
          const severity = problemOf(row, field)?.severity
          return severity === 'error' || severity === 'warning' ? [{ row: index, column: at + 1 }] : []
        }),
  )
  const next =
    after && doubts.find(({ row, column }) => row > after.row || (row === after.row && column > after.column))
  return next ?? doubts[0] ?? null
}
