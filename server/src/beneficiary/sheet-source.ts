import type { Cells, SheetHead } from '@moisson/core/import/cell'

/** Rows looked at before the reading is planned: enough to find the header and judge the columns. */
export const HEAD_ROWS = 300

/** A file opened for reading, whatever its format. */
export interface SheetSource {
  readonly heads: readonly SheetHead[]
  readonly date1904: boolean
  /** Of a csv: the name of its encoding and the character between two values. */
  readonly encoding: string | null
  readonly delimiter: string | null
  /**
   * Gives every row of a sheet in order. `pause` is awaited between two pieces of the file, so that what was read
   * can leave before more comes in; it is told how many bytes of how many are behind.
   */
  rows(
    sheet: string,
    onRow: (row: number, cells: Cells, hidden: boolean) => void,
    pause: (done: number, total: number) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}
