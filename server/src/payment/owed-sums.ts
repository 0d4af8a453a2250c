import { sql } from 'kysely'
import type { OwedGroup } from '@moisson/core/payment/late-interest'
import type { LateKind } from '@moisson/core/payment/payment-vocabulary'
import type { Tx } from '../database/connect.ts'

interface Owing {
  id: string
  company_id: string
}

const peopleOf = (campaign: Owing) =>
  sql`company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'`

/** How many sums of each amount are owed by some movements: net, without matching nor what waits for its owner. */
export async function owedSums(tx: Tx, campaign: Owing, kinds: readonly LateKind[]): Promise<OwedGroup[]> {
  const { rows } = await sql<OwedGroup>`
    select owed.cents::bigint as principal_cents, count(*)::int as sums from campaign_beneficiary
    cross join lateral (values ('payroll', paid_cents), ('account_keeper', pee_cents), ('account_keeper', percol_cents))
      as owed(kind, cents)
    where ${peopleOf(campaign)} and owed.kind = any(${kinds}::text[]) and owed.cents > 0
    group by 1 order by 1`.execute(tx)
  return rows
}

/** How many people some movements pay. */
export async function peopleOwed(tx: Tx, campaign: Owing, kinds: readonly LateKind[]): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from campaign_beneficiary
    where ${peopleOf(campaign)} and (${kinds.includes('payroll')} and paid_cents > 0
      or ${kinds.includes('account_keeper')} and pee_cents + percol_cents > 0)`.execute(tx)
  return rows[0]?.people ?? 0
}

/** Writes the interest of a movement on the line of each person; an amount without interest has none. */
export async function writeInterest(
  tx: Tx,
  campaign: Owing,
  kind: LateKind,
  interest: readonly { principal_cents: number; interest_cents: number }[],
  now: Date,
): Promise<void> {
  const owed = sql`(select amount, cents from unnest(${interest.map((one) => one.principal_cents)}::bigint[],
    ${interest.map((one) => one.interest_cents)}::bigint[]) as owed(amount, cents))`
  const columns =
    kind === 'payroll'
      ? sql`late_interest_paid_cents = due.paid`
      : sql`late_interest_pee_cents = due.pee, late_interest_percol_cents = due.percol`
  await sql`
    with owed as materialized ${owed},
    due as (select p.id, coalesce(a.cents, 0) as paid, coalesce(b.cents, 0) as pee, coalesce(c.cents, 0) as percol
      from campaign_beneficiary p left join owed a on a.amount = p.paid_cents left join owed b on b.amount = p.pee_cents
        left join owed c on c.amount = p.percol_cents
      where p.company_id = ${campaign.company_id} and p.campaign_id = ${campaign.id} and p.engagement_state <> 'excluded')
    update campaign_beneficiary e set ${columns}, updated_at = ${now}::timestamptz, version = e.version + 1
    from due where e.id = due.id and e.company_id = ${campaign.company_id}`.execute(tx)
}
