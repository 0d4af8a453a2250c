import { abondementCeiling } from '@moisson/law/abondement'
import { lawPlans, yearOf } from '@moisson/core/abondement/account'
import { planKinds } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'
import { paymentDayOf } from './rules-of.ts'

/** The matching ceiling of a year of payment that is lent from the last one published, and whom it limits. */
export interface MatchingBound {
  year: number
  people: number
}

/**
 * The people of a campaign whose matching of the year stands at a legal ceiling that nobody published yet; null when it
 * is published or limits nobody.
 */
export async function matchingBoundOf(tx: Tx, campaign: CampaignRow): Promise<MatchingBound | null> {
  const paid_on = paymentDayOf(campaign)
  const year = yearOf(paid_on)
  const lent = planKinds.flatMap((plan) => {
    const legal = abondementCeiling.value({ plan: lawPlans[plan], paid_on, unpublished: 'provisional' })
    return legal.provisional ? [{ plan, cents: legal.ceiling_cents }] : []
  })
  if (lent.length === 0) return null
  const { rows } = await sql<{ people: number }>`
    select count(distinct beneficiary_id)::int as people from (
      select a.beneficiary_id from abondement_entry a
      join unnest(${lent.map(({ plan }) => plan)}::text[], ${lent.map(({ cents }) => cents)}::bigint[])
        as law(plan, ceiling) on law.plan = a.plan_kind
      where a.company_id = ${campaign.company_id} and a.year = ${year} and a.freed_at is null
      group by a.beneficiary_id, a.plan_kind, law.ceiling
      having sum(a.gross_cents) >= law.ceiling
        and bool_or(a.campaign_id = ${campaign.id} and a.gross_cents > 0)) bound`.execute(tx)
  const people = rows[0]?.people ?? 0
  return people === 0 ? null : { year, people }
}
