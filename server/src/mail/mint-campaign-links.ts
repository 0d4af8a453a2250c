import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { digestOf, safeRedirect } from '../identity/mint-link.ts'
import type { LinkOrder } from '../database/kept-mail.ts'

export interface CampaignLinkOrder extends LinkOrder {
  /** End of the person's window: the one announced by the mail, when none was set before. */
  until: Date
}

/**
 * The personal links of a batch of campaign mails, in one statement: the same rows as `mintLink` makes, without three
 * trips for each of ten thousand people. Gives the tokens in the order asked; they are kept nowhere else.
 */
export async function mintCampaignLinks(tx: Tx, orders: readonly CampaignLinkOrder[]): Promise<string[]> {
  if (orders.length === 0) return []
  const tokens = orders.map(() => randomBytes(32).toString('base64url'))
  await sql`
    insert into sign_in_link (id, token_hash, kind, user_id, email, redirect, campaign_id, beneficiary_id, expires_at)
    select * from unnest(
      ${orders.map(() => randomUUID())}::uuid[], ${tokens.map(digestOf)}::bytea[], ${orders.map(({ kind }) => kind)}::text[],
      ${orders.map(({ user_id }) => user_id)}::uuid[], ${orders.map(({ email }) => email)}::text[],
      ${orders.map(({ redirect }) => safeRedirect(redirect))}::text[], ${orders.map(({ campaign_id }) => campaign_id ?? null)}::uuid[],
      ${orders.map(({ beneficiary_id }) => beneficiary_id ?? null)}::uuid[], ${orders.map(({ until }) => until.toISOString())}::timestamptz[]
    )`.execute(tx)
  return tokens
}
