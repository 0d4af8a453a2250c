import type { Accord } from '@moisson/core/accord/accord'
import type { DraftAnswers } from '@moisson/core/accord/draft-answers'

/** What a paper written here keeps of what it was written from: each kind of paper its own of these names. */
export interface WrittenFrom {
  /** An agreement: the engine that wrote it, its draft, what was answered and the agreement itself. */
  engine_version?: string
  identification_code?: string
  draft_id?: string | null
  given?: DraftAnswers
  accord?: Accord
  /** A certificate, a booklet or a sheet: which one, and the digest of what it says. */
  kind?: string
  print?: string
  /** An information note: the text it is of, and whether somebody had signed that. */
  code?: string
  note_of?: string
  signed?: boolean
}
