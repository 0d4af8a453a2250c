import type { Language } from '@moisson/law/text'
import type { Instant } from './columns.ts'

export interface AcademyReadingTable {
  user_id: string
  page: string
  read_at: Instant | null
  saved_at: Instant | null
  answers: number[] | null
  updated_at: Instant
}

/** What a reader said of a page: nothing tells who. */
export interface AcademyOpinionTable {
  id: string
  page: string
  useful: boolean
  /** Empty once it was dealt with. */
  comment: string
  language: Language
  said_at: Instant
}

export interface AcademySide {
  academy_reading: AcademyReadingTable
  academy_opinion: AcademyOpinionTable
}
