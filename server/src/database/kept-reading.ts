import type { FileFindings } from '@moisson/core/import/other-sheets'
import type { SheetPlan } from '@moisson/core/import/read-sheets'
import type { DateOrder, MonthChoice, PayPeriod, PresenceUnit } from '@moisson/core/import/reading-choices'
import type { SheetRefusalReason } from '@moisson/core/import/sheet-refusals'

export interface ReadingOptions {
  sheet?: string
  header_row?: number
  encoding?: string
  mapping?: Record<string, string | null>
  sheets?: string[]
  date_order?: DateOrder
  months?: MonthChoice
  pay_period?: PayPeriod
  presence_unit?: PresenceUnit
  hidden_rows?: 'read' | 'skip'
  /** Doubts that somebody took as they are, as `doubtKey` names them. */
  accepted?: string[]
}
/** Rows by kind of doubt: « error:missing_required:hire_date ». */
export type DoubtCounts = Record<string, number>
/** Rows by a place of work they name, as `siteKey` writes it. */
export type SiteCounts = Record<string, number>
/** What is known of a reading without opening anything sealed. */
export interface Reading {
  options?: ReadingOptions
  attempts?: number
  /** `place` counts the files that are read before this one; 0 once it is read. */
  progress?: { done: number; total: number | null; place?: number }
  /** Counted by the reader as it writes its rows, up to the last beat. */
  totals?: Totals
  refusal?: { reason: SheetRefusalReason; details: Record<string, string | number> }
  encoding?: string | null
  sheet_names?: readonly string[]
  sheet?: string | null
  header_row?: number
  date1904?: boolean
  /** What the top of the file says of it. */
  plan?: Pick<SheetPlan, 'dates' | 'months' | 'percent'>
  /** What its rows told, once all were read. */
  findings?: FileFindings
  /** How many rows have each doubt, left out or not. */
  doubts?: DoubtCounts
  /** How many rows wait for each place of work that the company does not have. */
  unknown_sites?: SiteCounts
}
export interface Totals {
  rows: number
  new: number
  updated: number
  unchanged: number
  error: number
  duplicate: number
  missing: number
  warnings: number
  reference_salary_cents: number
}

export type RowStatus = 'new' | 'updated' | 'unchanged' | 'error' | 'duplicate'
