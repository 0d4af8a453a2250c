import { sql, type Kysely } from 'kysely'
import { yearOf } from '@moisson/core/abondement/account'
import { nothingUsed, type ByPlan, type UsedOfYear } from '@moisson/core/abondement/used-of-year'
import { entriesOf, type ChoiceEntry } from '@moisson/core/abondement/entries-of'
import type { FrozenRules } from '@moisson/core/campaign/frozen-rules'
import { matchedLines } from '@moisson/core/choice/consequence'
import { personOf, type Line, type MatchedLine, type Offer } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import type { CampaignType, PlanKind } from '@moisson/core/vocabulary'

const CHUNK = 5000

/**
 * Opens the accounts of a database that already holds choices: what was settled stays as settled, and of what is only
 * promised the order of confirmation decides who keeps what. What a receipt promised otherwise is kept beside it.
 */
export async function openAccounts(db: Kysely<unknown>): Promise<void> {
  // The owner sees nothing either, where row security is forced.
  await sql`select set_config('app.companies', '*', true)`.execute(db)
  await settled(db)
  const campaigns = await takingAnswers(db)
  for (const company of new Set([...campaigns.values()].map((one) => one.company_id)))
    await promised(db, company, campaigns)
  await sql`select set_config('app.companies', '', true)`.execute(db)
}

async function settled(db: Kysely<unknown>): Promise<void> {
  await sql`
    with over as materialized (
      select id, submitted_at, left(frozen ->> 'payment_day', 4)::int as year from campaign
      where state in ('submitted', 'correction', 'validated', 'completed') and frozen is not null)
    insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, contributed_cents, gross_cents,
      net_cents, uncut_gross_cents, campaign_id, campaign_beneficiary_id, choice_id, source, confirmed_at, settled_at,
      created_at, updated_at)
    select gen_random_uuid(), k.company_id, k.beneficiary_id, line.plan_kind, c.year, 'settlement', line.contributed,
      line.gross, line.net, line.gross, k.campaign_id, k.campaign_beneficiary_id, k.id,
      case when k.status = 'default_applied' then 'default' when k.channel = 'default' then 'draft' else 'choice' end,
      coalesce(k.submitted_at, c.submitted_at, k.created_at), coalesce(c.submitted_at, k.updated_at),
      business_now(), business_now()
    from over c join choice k on k.campaign_id = c.id and k.status in ('submitted', 'default_applied')
    join campaign_beneficiary e on e.id = k.campaign_beneficiary_id and e.engagement_state <> 'excluded'
    cross join lateral (
      select l ->> 'destination' as plan_kind, sum((l ->> 'amount_cents')::bigint) as contributed,
        sum(coalesce((l ->> 'abondement_gross_cents')::bigint, 0)) as gross,
        sum(coalesce((l ->> 'abondement_net_cents')::bigint, 0)) as net
      from jsonb_array_elements(k.lines) l where l ->> 'destination' in ('pee', 'percol') group by 1) line
    where line.contributed > 0`.execute(db)
}

interface Taking {
  company_id: string
  offer: Offer
}

async function takingAnswers(db: Kysely<unknown>): Promise<Map<string, Taking>> {
  const { rows } = await sql<{ id: string; company_id: string; type: CampaignType; frozen: FrozenRules }>`
    select id, company_id, type, frozen from campaign
    where state in ('open', 'closed') and frozen is not null`.execute(db)
  return new Map(
    rows.map(({ id, company_id, type, frozen }) => [id, { company_id, offer: offerFrom(frozen, type) }]),
  )
}

interface PromisedChoice {
  choice_id: string
  campaign_id: string
  campaign_beneficiary_id: string
  beneficiary_id: string
  submitted_at: Date
  lines: Line[]
  told: MatchedLine[] | null
  gross_cents: number
  net_cents: number
  csg_deductible_cents: number
  exit_date: string | null
}

async function promised(
  db: Kysely<unknown>,
  companyId: string,
  campaigns: Map<string, Taking>,
): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ last: string | null }>`
      select max(beneficiary_id::text) as last from (
        select distinct beneficiary_id from choice where company_id = ${companyId} and status = 'submitted'
          and campaign_id = any(${[...campaigns.keys()]}::uuid[]) and beneficiary_id > ${after}::uuid
        order by 1 limit ${CHUNK}) people`.execute(db)
    const last = rows[0]?.last
    if (!last) return
    await promisedTo(db, companyId, campaigns, { after, last })
    after = last
  }
}

async function promisedTo(
  db: Kysely<unknown>,
  companyId: string,
  campaigns: Map<string, Taking>,
  { after, last }: { after: string; last: string },
): Promise<void> {
  const { rows } = await sql<PromisedChoice>`
    select k.id as choice_id, k.campaign_id, k.campaign_beneficiary_id, k.beneficiary_id, k.submitted_at, k.lines,
      k.receipt -> 'lines' as told, e.gross_cents, e.net_cents, e.csg_deductible_cents, e.exit_date
    from choice k join campaign_beneficiary e on e.id = k.campaign_beneficiary_id
    where k.company_id = ${companyId} and k.status = 'submitted' and k.campaign_id = any(${[...campaigns.keys()]}::uuid[])
      and k.beneficiary_id > ${after}::uuid and k.beneficiary_id <= ${last}::uuid and e.engagement_state <> 'excluded'
    order by k.beneficiary_id, k.submitted_at, k.id`.execute(db)
  const used = await usedBy(db, companyId, { after, last })
  for (const row of rows) {
    const offer = campaigns.get(row.campaign_id)?.offer
    if (!offer) continue
    const year = yearOf(offer.payment_day)
    const key = `${row.beneficiary_id}/${year}`
    const account = used.get(key) ?? {}
    const person = personOf(
      { ...row, untaxed: false, room_cents: null, day_cents: null, hire_date: null },
      offer,
      {
        used: account,
      },
    )
    const kept = matchedLines(offer, row.lines, person)
    for (const entry of entriesOf(offer, kept, person)) {
      await reserve(db, companyId, row, year, entry)
      const before = account[entry.plan_kind] ?? nothingUsed
      account[entry.plan_kind] = {
        ...before,
        contributed_cents: before.contributed_cents + entry.contributed_cents,
        gross_cents: before.gross_cents + entry.gross_cents,
      }
    }
    used.set(key, account)
    await sql`update choice set lines = ${JSON.stringify(kept)}::jsonb where id = ${row.choice_id}`.execute(
      db,
    )
  }
}

async function usedBy(
  db: Kysely<unknown>,
  companyId: string,
  { after, last }: { after: string; last: string },
): Promise<Map<string, ByPlan<UsedOfYear>>> {
  const { rows } = await sql<{
    beneficiary_id: string
    year: number
    plan_kind: PlanKind
    contributed: number
    gross: number
  }>`
    select beneficiary_id, year, plan_kind, sum(contributed_cents)::bigint as contributed, sum(gross_cents)::bigint as gross
    from abondement_entry where company_id = ${companyId} and beneficiary_id > ${after}::uuid
      and beneficiary_id <= ${last}::uuid group by 1, 2, 3`.execute(db)
  const used = new Map<string, ByPlan<UsedOfYear>>()
  for (const { beneficiary_id, year, plan_kind, contributed, gross } of rows) {
    const key = `${beneficiary_id}/${year}`
    const account = used.get(key) ?? {}
    account[plan_kind] = { contributed_cents: contributed, gross_cents: gross, above_cap_cents: 0 }
    used.set(key, account)
  }
  return used
}

async function reserve(
  db: Kysely<unknown>,
  companyId: string,
  row: PromisedChoice,
  year: number,
  entry: ChoiceEntry,
): Promise<void> {
  const told = (row.told ?? []).filter((line) => line.destination === entry.plan_kind)
  const promised_gross = told.reduce((sum, line) => sum + line.abondement_gross_cents, 0)
  const promised_net = told.reduce((sum, line) => sum + line.abondement_net_cents, 0)
  const differs = row.told !== null && promised_gross !== entry.gross_cents
  await sql`
    insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, contributed_cents, gross_cents,
      net_cents, uncut_gross_cents, promised_gross_cents, promised_net_cents, campaign_id, campaign_beneficiary_id,
      choice_id, source, confirmed_at, created_at, updated_at)
    values (gen_random_uuid(), ${companyId}, ${row.beneficiary_id}, ${entry.plan_kind}, ${year}, 'reservation',
      ${entry.contributed_cents}, ${entry.gross_cents}, ${entry.net_cents}, ${entry.uncut_gross_cents},
      ${differs ? promised_gross : null}, ${differs ? promised_net : null}, ${row.campaign_id},
      ${row.campaign_beneficiary_id}, ${row.choice_id}, 'choice', ${row.submitted_at}::timestamptz,
      business_now(), business_now())`.execute(db)
}
