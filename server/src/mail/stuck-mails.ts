import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/** A mail asked to be patient this often is no longer simply on its way. */
const patienceUntil = 4

/** Mails that the mail server keeps out, as an alarm counts them. */
export const isKept = sql`(o.state = 'pending' and (o.hindrance in ('refused', 'away') or (o.hindrance = 'deferred' and o.attempts >= ${patienceUntil})))`
/** Mails that need somebody: nobody knows whether they left, or they could not be written. */
export const needsSomebody = sql`o.state in ('uncertain', 'failed')`

/** The notice of somebody who was informed otherwise meanwhile needs nobody. */
export const isStillOfUse = sql`not (o.kind = 'campaign-opened' and exists (
  select from campaign_beneficiary e where e.campaign_id = o.campaign_id and e.beneficiary_id = o.beneficiary_id
    and e.informed_on is not null))`

/** The mails of a campaign somebody has chosen, or all of them. */
export function chosenOf(companyId: string, campaignId: string, ids: readonly string[] | undefined) {
  const only = ids === undefined ? sql`` : sql`and o.id = any(${ids}::uuid[])`
  return sql`o.company_id = ${companyId} and o.campaign_id = ${campaignId} ${only}`
}

interface StuckCounts {
  leaving: number
  kept: number
  uncertain: number
  failed: number
}

export async function stuckCountsOf(tx: Tx, companyId: string, campaignId: string): Promise<StuckCounts> {
  const { rows } = await sql<StuckCounts>`
    select count(*) filter (where o.state in ('pending', 'sending') and not ${isKept})::int as leaving,
      count(*) filter (where ${isKept})::int as kept,
      count(*) filter (where o.state = 'uncertain' and ${isStillOfUse})::int as uncertain,
      count(*) filter (where o.state = 'failed' and ${isStillOfUse})::int as failed
    from outbox o where ${chosenOf(companyId, campaignId, undefined)}
      and o.state in ('pending', 'sending', 'uncertain', 'failed')`.execute(tx)
  return rows[0] ?? { leaving: 0, kept: 0, uncertain: 0, failed: 0 }
}
