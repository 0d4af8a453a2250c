import { sql } from 'kysely'
import type { Leaning } from '@moisson/core/document/evidence'
import type { Tx } from '../database/connect.ts'

/** What leans on any version of a paper. */
export async function leaningOn(tx: Tx, seriesId: string): Promise<Leaning> {
  const versions = sql`select id from document where series_id = ${seriesId}`
  const { rows } = await sql<Leaning>`
    select
      exists (select from payment_record where proof_document_id in (${versions})) as payment_proof,
      exists (select from user_document where document_id in (${versions}) and status = 'accepted' and deleted_at is null)
        as accepted_in_step,
      exists (select from todo where evidence_document_id in (${versions}) and status = 'done') as proof_of_todo,
      exists (select from ratification where state <> 'cancelled'
          and (document_id in (${versions}) or minutes_document_id in (${versions})))
        or exists (select from ratification_voter where paper_document_id in (${versions})) as put_to_vote
  `.execute(tx)
  return (
    rows[0] ?? { payment_proof: false, accepted_in_step: false, proof_of_todo: false, put_to_vote: false }
  )
}
