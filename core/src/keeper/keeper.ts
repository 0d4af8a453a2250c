import type { Text } from '@moisson/law/text'
import type { Destination } from '../vocabulary.ts'
import type { ControlCode } from '../export/controls.ts'
import type { Layout } from '../export/layout.ts'
import type { AnswerColumn } from '../payment/answer-columns.ts'

/** The file an account keeper takes, as data: all that makes one keeper another. */
export interface KeeperFile {
  /** What its downloads and fingerprints are kept under; never changed. */
  kind: string
  /** What the name of the file begins with. */
  prefix: string
  /** « Nobody has downloaded … yet. » */
  remark: Text
  /** Versions side by side, one of them current. Columns pick fields of `allocationLines`, the cover those of `coverFields`. */
  layouts: readonly Layout[]
  /** Controls that block a file of ours and that this keeper does without. */
  spares: readonly ControlCode[]
  words: KeeperWords
  /** Titles of its answer that our general rules do not know; they are tried first. */
  answer: readonly AnswerColumn[]
}

/** The words a keeper's file writes for what we hold. */
export interface KeeperWords {
  plans: Record<Exclude<Destination, 'immediate_payment'>, string>
  modes: { free: string; managed: string }
  profiles: Record<string, string>
  civilities: Record<string, string>
  statuses: { at_work: string; left: string }
  origins: { default: string; company: string; person: string }
}
