import type {
  AnswerGiven,
  QuestionKind,
  QuestionOutcome,
  QuestionState,
} from '@moisson/core/question/question'
import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

export interface QuestionTable {
  id: string
  /** The company counts its own. */
  number: number
  company_id: string
  campaign_id: string
  beneficiary_id: string
  kind: QuestionKind
  state: Generated<QuestionState>
  net_cents: number
  asked_at: Instant
  answer_due: string | null
  closed_at: Instant | null
  outcome: QuestionOutcome | null
  version: Generated<number>
  /** An answer that no mail tells of, as long as it waits to be given. */
  to_give_since: Instant | null
  given_at: Instant | null
  given_how: AnswerGiven | null
}

export interface QuestionMessageTable {
  id: string
  company_id: string
  question_id: string
  beneficiary_id: string
  by: 'person' | 'company'
  author_id: string | null
  author_name: string
  body: string
  created_at: Instant
}

export interface QuestionSide {
  question: QuestionTable
  question_message: QuestionMessageTable
}
