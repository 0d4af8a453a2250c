import type {
  RatificationState,
  VoteAnswer,
  VoteChannel,
  representatives,
} from '@moisson/core/accord/ratification'
import type { Generated } from 'kysely'
import type { Instant, JsonColumnOrNull } from './columns.ts'

export interface JointRequest {
  with: (typeof representatives)[number]
  on: string
  document_id: string | null
}

export interface RatificationTable {
  id: string
  company_id: string
  document_id: string
  state: Generated<RatificationState>
  day: string
  personnel: number
  message: string | null
  joint_request: JsonColumnOrNull<JointRequest>
  ends_on: string
  opened_at: Instant
  opened_by: string | null
  opened_by_name: string | null
  reminded_at: Instant | null
  ended_at: Instant | null
  yes: number | null
  no: number | null
  signed_on: string | null
  minutes_document_id: string | null
  reason: string | null
  version: Generated<number>
}

export interface RatificationVoterTable {
  id: string
  company_id: string
  ratification_id: string
  beneficiary_id: string | null
  last_name: string
  first_name: string
  employee_number: string | null
  email: string | null
  answer: VoteAnswer | null
  answered_at: Instant | null
  answered_on: string | null
  channel: VoteChannel | null
  entered_by: string | null
  entered_by_name: string | null
  paper_document_id: string | null
  correction_reason: string | null
}

/** The link of a mail; its token exists only in that mail. */
export interface RatificationLinkTable {
  token_hash: Buffer
  company_id: string
  voter_id: string
  created_at: Instant
}

export interface RatificationSide {
  ratification: RatificationTable
  ratification_voter: RatificationVoterTable
  ratification_link: RatificationLinkTable
}
