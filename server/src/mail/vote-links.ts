import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { digestOf } from '../identity/mint-link.ts'
import type { ClaimedRow } from './claim-mails.ts'

/**
 * Where a voter `v` is written to: the address of their file `b` today, none once it is taken away; that of the list
 * when the file is gone.
 */
export const voterAddress = sql<string | null>`case when b.id is null then v.email
  else coalesce(b.personal_email, b.work_email) end`

/**
 * The personal links of mails that ask for a vote, by mail; null for somebody who has answered since or has no address
 * any more, or when it is over. A mail goes to the address of today. An earlier mail's link goes on to open: a reminder
 * does not kill it.
 */
export async function voteLinks(
  tx: Tx,
  rows: readonly ClaimedRow[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Map<string, string | null>> {
  const asked = rows.flatMap((row) => {
    const { vote } = row.payload
    return vote === undefined ? [] : [{ row, vote }]
  })
  if (asked.length === 0) return new Map()
  const open = await tx
    .selectFrom('ratification_voter as v')
    .innerJoin('ratification as r', 'r.id', 'v.ratification_id')
    .leftJoin('beneficiary as b', 'b.id', 'v.beneficiary_id')
    .select(['v.id', 'v.company_id', voterAddress.as('address')])
    .where(
      'v.id',
      'in',
      asked.map(({ vote }) => vote),
    )
    .where('v.answer', 'is', null)
    .where('r.state', '=', 'open')
    .execute()
  const voters = new Map(open.map((voter) => [voter.id, voter]))
  const links = new Map<string, string | null>()
  for (const { row, vote } of asked) {
    const voter = voters.get(vote)
    if (!voter?.address) {
      links.set(row.id, null)
      continue
    }
    if (row.recipient !== voter.address) {
      row.recipient = voter.address
      await tx.updateTable('outbox').set({ recipient: row.recipient }).where('id', '=', row.id).execute()
    }
    const token = randomBytes(32).toString('base64url')
    await tx
      .insertInto('ratification_link')
      .values({
        token_hash: digestOf(token),
        company_id: voter.company_id,
        voter_id: vote,
        created_at: now,
      })
      .execute()
    links.set(row.id, `${publicUrl}/ratification#token=${token}`)
  }
  return links
}
