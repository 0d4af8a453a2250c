import { randomBytes } from 'node:crypto'
import type { Tx } from '../database/connect.ts'
import { digestOf } from '../identity/mint-link.ts'
import type { ClaimedRow } from './claim-mails.ts'

/**
 * The personal links of mails that ask for a vote, by mail; null for somebody who has answered since, or when it is
 * over. An earlier mail's link goes on to open: a reminder does not kill it.
 */
export async function voteLinks(
  tx: Tx,
  rows: readonly ClaimedRow[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Map<string, string | null>> {
  const asked = rows.flatMap((row) => {
    const { vote } = row.payload
    return vote === undefined ? [] : [{ id: row.id, vote }]
  })
  if (asked.length === 0) return new Map()
  const open = await tx
    .selectFrom('ratification_voter as v')
    .innerJoin('ratification as r', 'r.id', 'v.ratification_id')
    .select(['v.id', 'v.company_id'])
    .where(
      'v.id',
      'in',
      asked.map(({ vote }) => vote),
    )
    .where('v.answer', 'is', null)
    .where('r.state', '=', 'open')
    .execute()
  const companies = new Map(open.map(({ id, company_id }) => [id, company_id]))
  const links = new Map<string, string | null>()
  for (const { id, vote } of asked) {
    const company_id = companies.get(vote)
    if (company_id === undefined) {
      links.set(id, null)
      continue
    }
    const token = randomBytes(32).toString('base64url')
    await tx
      .insertInto('ratification_link')
      .values({
        token_hash: digestOf(token),
        company_id,
        voter_id: vote,
        created_at: now,
      })
      .execute()
    links.set(id, `${publicUrl}/ratification#token=${token}`)
  }
  return links
}
