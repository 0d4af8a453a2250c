import { sql } from 'kysely'
import { planLimitsOf, roomOf, type PlanLimits } from '@moisson/core/campaign/plan-limits'
import type { Candidate } from '@moisson/core/campaign/share'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { yearOf } from '@moisson/law/calendar'
import { accountsOf } from '../abondement/account-store.ts'
import { agreementRows } from '../company/agreement-store.ts'
import { plain } from '../database/run-statement.ts'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'
import { paymentDayOf } from './rules-of.ts'

/** The limits of what the employer pays into the plan alone; null for the rest. */
export async function planLimitsIn(tx: Tx, campaign: CampaignRow): Promise<PlanLimits | null> {
  if (campaignTypeFacts[campaign.type].limits !== 'plan') return null
  const { rows } = await sql<{ headcount: number | null; cap_cents: number | null }>`
    select c.headcount, (select (p.abondement->>'cap_cents')::bigint from plan_in_force p
      where p.company_id = c.id and p.kind = 'percol') as cap_cents
    from company c where c.id = ${campaign.company_id}`.execute(tx)
  return planLimitsOf({
    paid_on: paymentDayOf(campaign),
    headcount: rows[0]?.headcount ?? null,
    agreements: await agreementRows(tx, campaign.company_id),
    plan_cap_cents: rows[0]?.cap_cents ?? null,
  })
}

/** People with what their year leaves, where the limits of a plan count; the others as they are. */
export async function withRoom<Person extends Candidate>(
  tx: Tx,
  campaign: CampaignRow,
  people: readonly Person[],
): Promise<Person[]> {
  const limits = await planLimitsIn(tx, campaign)
  if (limits === null) return [...people]
  const paid_on = paymentDayOf(campaign)
  const accounts = await accountsOf(plain(tx), {
    campaign_id: campaign.id,
    year: yearOf(paid_on),
    beneficiary_ids: people.map(({ beneficiary_id }) => beneficiary_id),
  })
  return people.map((person) => {
    const matched_cents = accounts.get(person.beneficiary_id)?.used.percol?.gross_cents ?? 0
    const used = { unilateral_cents: person.already_granted_cents, matched_cents }
    return { ...person, already_granted_cents: 0, room_cents: roomOf(limits, used, paid_on) }
  })
}
