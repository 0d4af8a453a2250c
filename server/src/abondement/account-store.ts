import { sql } from 'kysely'
import type { FundAmounts } from '@moisson/core/abondement/clause'
import type { ByPlan, Held, UsedOfYear } from '@moisson/core/abondement/used-of-year'
import type { PlanKind } from '@moisson/core/vocabulary'
import type { Run } from '../database/run-statement.ts'
import type { Tx } from '../database/connect.ts'
import { unilateralRows } from './unilateral-rows.ts'

/** What the rules of a choice need of a person's accounts: what the rest holds, and the campaign's own part. */
export interface AccountOfPerson {
  used: ByPlan<UsedOfYear>
  held: ByPlan<Held>
}

interface SumRow {
  beneficiary_id: string
  plan_kind: PlanKind
  own: boolean
  contributed_cents: number
  gross_cents: number
  net_cents: number
  above_cap_cents: number
  by_fund: FundAmounts | null
}

const sums = (rows: string) => `
  select beneficiary_id, plan_kind, campaign_id is not distinct from $1::uuid as own,
    sum(contributed_cents)::float8 as contributed_cents, sum(gross_cents)::float8 as gross_cents,
    sum(net_cents)::float8 as net_cents, sum(above_cap_cents)::float8 as above_cap_cents,
    (array_agg(by_fund) filter (where by_fund is not null))[1] as by_fund
  from (
    select beneficiary_id, plan_kind, campaign_id, contributed_cents, gross_cents, net_cents, above_cap_cents, by_fund
    from abondement_entry where year = $2::int and freed_at is null and ${rows}
    union all
    select u.beneficiary_id, u.plan_kind, u.campaign_id, 0, u.gross_cents, u.net_cents, 0, null from (${unilateralRows}) u
    where u.year = $2::int and u.beneficiary_id = any($3::uuid[]) and u.campaign_id is distinct from $1::uuid) entries
  group by 1, 2, 3`
const ofPeople = {
  live: sums('beneficiary_id = any($3::uuid[])'),
  settled: sums(`beneficiary_id = any($3::uuid[]) and kind <> 'reservation'`),
}

/**
 * The accounts of people for a campaign whose payment falls in a civil year; nobody is left out who has nothing. Without
 * what is only reserved, when what is settled alone is asked for.
 */
export async function accountsOf(
  run: Run,
  asked: { campaign_id: string; year: number; beneficiary_ids: readonly string[] },
  which: keyof typeof ofPeople = 'live',
): Promise<Map<string, AccountOfPerson>> {
  const found = new Map<string, AccountOfPerson>()
  if (asked.beneficiary_ids.length === 0) return found
  const rows = await run<SumRow>(`accounts ${which}`, ofPeople[which], [
    asked.campaign_id,
    asked.year,
    asked.beneficiary_ids,
  ])
  for (const { beneficiary_id, plan_kind, own, ...amounts } of rows) {
    const account = found.get(beneficiary_id) ?? { used: {}, held: {} }
    account[own ? 'held' : 'used'][plan_kind] = amounts
    found.set(beneficiary_id, account)
  }
  return found
}

const lockOne = `
  with c as materialized (select id from campaign where id = $1::uuid for share)
  insert into abondement_account (beneficiary_id, company_id)
  select e.beneficiary_id, e.company_id from c join campaign_beneficiary e on e.campaign_id = c.id
  where e.beneficiary_id = any($2::uuid[]) order by e.beneficiary_id
  on conflict (beneficiary_id) do update set version = abondement_account.version + 1`

/**
 * Holds a person's accounts to the end of the transaction. Everybody takes the campaign first, then the accounts, then
 * the rows of the people in it, so that nobody waits in a circle.
 */
export async function lockOwnAccount(
  run: Run,
  campaignId: string,
  beneficiaryIds: readonly string[],
): Promise<void> {
  await run('account', lockOne, [campaignId, beneficiaryIds])
}

/** The same for some people at once, in one order. */
export async function lockAccounts(tx: Tx, companyId: string, people: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into abondement_account (beneficiary_id, company_id)
    select id, ${companyId}::uuid from (select distinct beneficiary_id as id from (${people}) asked) people order by id
    on conflict (beneficiary_id) do nothing`.execute(tx)
  await sql`
    select count(*) from (
      select beneficiary_id from abondement_account where company_id = ${companyId}
        and beneficiary_id in (${people}) order by beneficiary_id for update) held`.execute(tx)
}
