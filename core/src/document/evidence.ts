import { refuse } from '../refusal.ts'
import type { DocumentSource, DocumentStatus } from '../vocabulary.ts'
import type { Refusal } from '@moisson/law/refusal'

/** What leans on a paper, in any of its versions. */
export interface Leaning {
  payment_proof: boolean
  accepted_in_step: boolean
  proof_of_todo: boolean
  /** The personnel was asked about it, or it proves an answer. */
  put_to_vote: boolean
}

export type EvidenceRefusal = Refusal<
  'evidence_of_payment' | 'evidence_of_step' | 'evidence_of_todo' | 'evidence_of_vote' | 'evidence_of_filing'
>

/** Why a paper must stay where it is; undefined when it may be archived. */
export function keptAsEvidence(
  paper: {
    source: DocumentSource
    status: DocumentStatus
    filed_at: string | null
  },
  leaning: Leaning,
): EvidenceRefusal | undefined {
  if (leaning.payment_proof) return refuse('evidence_of_payment')
  if (leaning.accepted_in_step) return refuse('evidence_of_step')
  if (leaning.proof_of_todo) return refuse('evidence_of_todo')
  if (leaning.put_to_vote) return refuse('evidence_of_vote')
  const filed = paper.status === 'filed' || paper.filed_at !== null
  return paper.source === 'generated' && filed ? refuse('evidence_of_filing') : undefined
}
