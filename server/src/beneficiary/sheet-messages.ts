import type { Exercise } from '@moisson/core/campaign/exercise-dates'
import type { SheetPlan, ReadingChoices } from '@moisson/core/import/read-sheets'
import type { FileFindings } from '@moisson/core/import/other-sheets'
import type { ReadingSink } from '@moisson/core/import/read-rows'
import type { SheetRefusalReason } from '@moisson/core/import/sheet-refusals'
import type { SheetLimits } from './sheet-limits.ts'
import type { SheetSeen } from './sheet-refusal.ts'

/** What the person may decide in place of the reader, and the day of the reading. */
export interface ReadOptions extends ReadingChoices {
  /** `YYYY-MM-DD`: decides the century of two-digit years and who is too young. */
  readonly today: string
  /** The exercice of the pay and presence in the file. */
  readonly exercise?: Exercise
  /** One of `sheetEncodings`; recognised when absent. */
  readonly encoding?: string
  /** Character between two values of a csv; recognised when absent. */
  readonly delimiter?: string
  /** Lower limits than the usual ones. */
  readonly limits?: Partial<SheetLimits>
}

/** How the file is understood; known before the first record. */
export interface ReadHead extends SheetPlan {
  /** Null for a csv, which has no sheets. */
  readonly sheet_name: string | null
  readonly encoding: string | null
  readonly delimiter: string | null
  readonly date1904: boolean
}

/** Rows of another sheet read with the first are numbered from here on, by the place of their sheet. */
export const SHEET_ROWS = 10_000_000

/** Records, problems and rejected values in the order of the file, with how far the reading is (0 to 1). */
export interface ReadChunk extends ReadingSink {
  readonly progress: number
  readonly rows_done: number
}

export interface ReadRequest {
  readonly path: string
  readonly options: ReadOptions
}

/** One line each, from the reading process to its parent. */
export type ReadMessage =
  | { readonly head: ReadHead }
  | { readonly chunk: ReadChunk }
  | { readonly done: { readonly rows: number; readonly findings: FileFindings } }
  | {
      readonly refused: {
        readonly reason: SheetRefusalReason
        readonly details: Record<string, string | number>
        readonly seen?: SheetSeen
      }
    }
