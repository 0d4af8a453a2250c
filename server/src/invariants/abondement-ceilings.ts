import { abondementCeiling } from '@moisson/law/abondement'
import { planKinds } from '@moisson/core/vocabulary'
import { unilateralRows } from '../abondement/unilateral-rows.ts'
import type { Broken, Invariant } from './invariant.ts'
import type { Reading } from './reading.ts'

const lawPlans = { pee: 'PEE', percol: 'PERCOL' } as const

export const abondementCeilings: Invariant = {
  name: 'matching-ceilings',
  sentence:
    'the matching reserved and paid to a person in a civil year stays within the ceilings of the plan and of the law',
  async *broken(reading: Reading) {
    const ceilings = await ceilingsIn(reading)
    yield* reading.rows<Broken>(statement, [
      ceilings.map(({ year }) => year),
      ceilings.map(({ plan }) => plan),
      ceilings.map(({ cents }) => cents),
    ])
  },
}

/** The legal ceilings of the years in which something is matched. */
async function ceilingsIn(reading: Reading) {
  const found: { year: number; plan: string; cents: number }[] = []
  const years = reading.rows<{ year: number }>(
    'select distinct year from abondement_entry where freed_at is null',
  )
  for await (const { year } of years)
    for (const plan of planKinds) {
      const given = { plan: lawPlans[plan], paid_on: `${year}-12-31`, unpublished: 'provisional' } as const
      found.push({ year, plan, cents: abondementCeiling.value(given).ceiling_cents })
    }
  return found
}

/**
 * The rule of a plan may change between two campaigns of a year: the most generous one of those that grant something is
 * the cap of the whole, and what the company keeps of former promises is on top of it. What was received elsewhere
 * counts where something is granted that was not settled yet when it became known: what was settled could not be cut.
 */
const statement = `
  with law as (select * from unnest($1::int[], $2::text[], $3::bigint[]) as law(year, plan, ceiling)),
  caps as materialized (
    select c.id, plan->>'kind' as plan, (plan->'abondement'->>'cap_cents')::bigint as cap
    from campaign c cross join jsonb_array_elements(c.frozen->'plans') plan
    where c.state not in ('draft', 'scheduled', 'cancelled')),
  granted as materialized (
    select a.company_id, a.beneficiary_id, a.plan_kind, a.year, sum(a.gross_cents) as cents,
      case when bool_and(c.cap is not null) then max(c.cap) end as cap,
      max(coalesce(a.settled_at, 'infinity')) as settled_at, min(a.campaign_id::text)::uuid as campaign_id,
      string_agg(a.campaign_id::text, ', ' order by a.confirmed_at, a.id) as campaigns
    from abondement_entry a left join caps c on c.id = a.campaign_id and c.plan = a.plan_kind
    where a.freed_at is null and a.kind <> 'opening' and a.gross_cents > 0 group by 1, 2, 3, 4),
  accounts as (
    select g.*, coalesce((select sum(u.gross_cents) from (${unilateralRows}) u where u.beneficiary_id = g.beneficiary_id
        and u.plan_kind = g.plan_kind and u.year = g.year), 0) as alone,
      coalesce(sum(o.above_cap_cents), 0) as above,
      coalesce(sum(o.gross_cents) filter (where o.updated_at < g.settled_at), 0) as elsewhere
    from granted g left join abondement_entry o on o.beneficiary_id = g.beneficiary_id and o.plan_kind = g.plan_kind
      and o.year = g.year and o.kind = 'opening' and o.freed_at is null
    group by g.company_id, g.beneficiary_id, g.plan_kind, g.year, g.cents, g.cap, g.settled_at, g.campaign_id, g.campaigns)
  select a.company_id, a.campaign_id, null as campaign, a.beneficiary_id, b.employee_number,
    format('%s %s: %s granted (%s), %s received elsewhere, %s paid by the employer alone, ceilings %s of the plan and %s of the law', a.plan_kind, a.year,
      a.cents, a.campaigns, a.elsewhere, a.alone, coalesce((a.cap + a.above)::text, 'none'), law.ceiling) as what
  from accounts a join law on law.year = a.year and law.plan = a.plan_kind
  join beneficiary b on b.company_id = a.company_id and b.id = a.beneficiary_id
  where a.cents + a.elsewhere > least(law.ceiling, a.cap + a.above) or a.cents + a.elsewhere + a.alone > law.ceiling`
