import type { Language } from '@moisson/law/text'
import type { Instant, JsonColumn } from './columns.ts'

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

/** What a person keeps of what they said of themselves as a saver. */
export interface SaverProfileTable {
  user_id: string
  answers: JsonColumn<Record<string, unknown>>
  answered_on: string
}

export interface AcademySide {
  academy_reading: AcademyReadingTable
  academy_opinion: AcademyOpinionTable
  saver_profile: SaverProfileTable
}
