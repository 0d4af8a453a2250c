import { sql, type RawBuilder } from 'kysely'
import { shareEnvelope } from '@moisson/core/campaign/share-envelope'
import type { ByHand, Candidate, PersonShare, ShareRules } from '@moisson/core/campaign/share'
import { asksDays, campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { isRefusal } from '@moisson/core/refusal'
import { Refused } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import { receivingIn, saveCampaign, type CampaignRow } from './campaign-store.ts'
import type { StoredCalculation } from '../database/schema-campaign-side.ts'
import { employerCostOf } from './employer-cost-of.ts'
import { lockAccounts } from '../abondement/account-store.ts'
import { officersOf } from './officers-of.ts'
import { planLimitsIn, withRoom } from './plan-room.ts'
import { basesOf } from './bases-of.ts'
import { bonusIn, ownTermsIn, paymentDayOf } from './rules-of.ts'
import { withHashJoins } from './with-hash-joins.ts'

const CHUNK = 20_000

/** The settings of a campaign that decide the shares. */
export async function shareRulesOf(tx: Tx, campaign: CampaignRow): Promise<ShareRules> {
  return {
    exercise: { start: campaign.exercise_start, end: campaign.exercise_end },
    envelope_gross_cents: campaign.envelope_gross_cents,
    ...(campaignTypeFacts[campaign.type].envelope === 'each' && {
      each_gross_cents: campaign.each_gross_cents,
    }),
    plan_limits: await planLimitsIn(tx, campaign),
    bonus: await bonusIn(tx, campaign),
    own: await ownTermsIn(tx, campaign),
    days: asksDays(campaign.type),
    criteria: campaign.criteria,
    seniority_months: campaign.seniority_months,
    individual_cap_cents: campaign.individual_cap_cents,
    prorate_cap: campaign.prorate_cap,
    redistribute: campaign.redistribute,
    pay_of_participation: campaignTypeFacts[campaign.type].limits === 'law',
    paid_on: paymentDayOf(campaign),
    officers: await officersOf(tx, campaign),
  }
}

/**
 * Enrols everybody entitled and writes each share; who was excluded stays so, bases corrected by hand stay. Throws
 * the refusal of what is missing. The campaign's row is locked by the caller.
 */
export async function calculateShares(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  computedBy: string | null,
): Promise<CampaignRow> {
  await lockCompany(tx, campaign.company_id)
  await forgetNoRight(tx, campaign)
  // What the account of a year leaves is read here and told to everybody at once: nothing else may be matched meanwhile.
  if (campaignTypeFacts[campaign.type].limits === 'plan')
    await lockAccounts(
      tx,
      campaign.company_id,
      sql`select id as beneficiary_id from beneficiary where company_id = ${campaign.company_id}`,
    )
  const people = await withRoom(tx, campaign, await withHashJoins(tx, () => candidatesOf(tx, campaign)))
  const shared = shareEnvelope(await shareRulesOf(tx, campaign), people)
  if (isRefusal(shared)) throw new Refused(shared)
  const { shares, calculation } = shared
  for (let start = 0; start < shares.length; start += CHUNK)
    await withHashJoins(tx, () => writeShares(tx, campaign, shares.slice(start, start + CHUNK), now))
  await dropOthers(
    tx,
    campaign,
    shares.map((share) => share.beneficiary_id),
  )
  const receiving = await receivingIn(tx, campaign)
  const stored: StoredCalculation = { ...calculation, computed_by: computedBy, receiving }
  return saveCampaign(tx, campaign, now, {
    cost: JSON.stringify(await employerCostOf(tx, campaign, now)),
    calculation: JSON.stringify(stored),
    calculated_at: now,
    distributed_gross_cents: calculation.distributed_cents,
    ...(campaignTypeFacts[campaign.type].envelope === 'each' && {
      envelope_gross_cents: calculation.envelope_cents,
    }),
  })
}

/** Takes out whoever is entitled no longer, but for those excluded by hand, who stay with their reason. */
async function dropOthers(tx: Tx, campaign: CampaignRow, entitled: readonly string[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from campaign_beneficiary where company_id = ${campaign.company_id}
      and campaign_id = ${campaign.id} and engagement_state <> 'excluded'`.execute(tx)
  if (rows[0]?.count === entitled.length) return
  // Who received an advance and has no right to a share stays in sight: it is to be returned.
  await sql`
    update campaign_beneficiary set engagement_state = 'excluded', exclusion_reason = null, gross_cents = 0,
      csg_deductible_cents = 0, csg_non_deductible_cents = 0, crds_cents = 0, net_cents = 0, room_cents = null, day_cents = null, capped = false, calculation = null
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'
      and advance_gross_cents > 0 and beneficiary_id not in (select unnest(${entitled}::uuid[]))`.execute(tx)
  await sql`
    delete from campaign_beneficiary where company_id = ${campaign.company_id} and campaign_id = ${campaign.id}
      and engagement_state <> 'excluded' and beneficiary_id not in (select unnest(${entitled}::uuid[]))`.execute(
    tx,
  )
}

/** Whom a former calculation left out is looked at again: only an exclusion by hand, which has its reason, stays. */
async function forgetNoRight(tx: Tx, campaign: CampaignRow): Promise<void> {
  await sql`
    update campaign_beneficiary set engagement_state = 'not_invited' where company_id = ${campaign.company_id}
      and campaign_id = ${campaign.id} and engagement_state = 'excluded' and exclusion_reason is null`.execute(
    tx,
  )
}

/** Everybody of the company who may have been there in the exercice, but for those excluded by hand. */
export async function candidatesOf(tx: Tx, campaign: CampaignRow): Promise<Candidate[]> {
  const { year, presence, absences, rebuilt } = basesOf(campaign)
  const { rows } = await sql<Candidate & { by_hand: ByHand | null }>`
    select b.id as beneficiary_id, b.employee_number, b.hire_date, b.exit_date, b.contract_type,
      b.other_contracts, y.reference_salary_cents, ${presence} as presence_days, ${absences} as absences, ${rebuilt} as rebuilt_pay, b.rest_days, b.rest_day_value_cents, p.reference_salary_cents as income_before_cents, e.by_hand, coalesce(g.cents, 0)::bigint as already_granted_cents,
      coalesce(g.half_days, 0)::int as already_half_days
    from beneficiary b
    left join (${grantedElsewhere(campaign)}) g on g.beneficiary_id = b.id
    left join beneficiary_year y on y.beneficiary_id = b.id and y.year = ${year}
    left join beneficiary_year p on p.beneficiary_id = b.id and p.year = ${campaign.year - 1}
    left join campaign_beneficiary e on e.campaign_id = ${campaign.id} and e.beneficiary_id = b.id
    where b.company_id = ${campaign.company_id} and b.status <> 'archived'
      and (${campaign.completes_id}::uuid is null or exists (select from campaign_beneficiary w
        where w.campaign_id = ${campaign.completes_id} and w.beneficiary_id = b.id
          and w.engagement_state <> 'excluded' and w.gross_cents > 0))
      and e.engagement_state is distinct from 'excluded'
      and (${campaign.establishments}::text[] = '{}' or b.establishment = any(${campaign.establishments}::text[]))
      and ((e.by_hand->>'added')::boolean is true
        or b.other_contracts <> '[]' or ((b.hire_date is null or b.hire_date <= ${campaign.exercise_end})
          and (b.exit_date is null or b.exit_date >= ${campaign.exercise_start})))`.execute(tx)
  return rows
}

/** What each person got from other campaigns launched for the same exercice. */
export function grantedElsewhere(campaign: CampaignRow): RawBuilder<unknown> {
  return sql`
    select o.beneficiary_id, sum(o.gross_cents) as cents, sum(o.given_half_days) as half_days from campaign_beneficiary o join campaign c on c.id = o.campaign_id
    where c.company_id = ${campaign.company_id} and c.id <> ${campaign.id} and c.year = ${campaign.year}
      and c.type = any(${[...campaignTypeFacts[campaign.type].kin]}) and c.state not in ('draft', 'cancelled') group by 1`
}

/**
 * One at a time for a company: ceilings of a year are shared by its campaigns. Taken after the campaign's own row.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ceilings ${companyId}`}, 0))`.execute(tx)
}

/** Writes shares in one statement, with the identity of each person as it stands now. */
export async function writeShares(
  tx: Tx,
  campaign: CampaignRow,
  shares: readonly PersonShare[],
  now: Date,
): Promise<void> {
  const column = <Name extends keyof PersonShare>(name: Name) => shares.map((share) => share[name])
  await sql`
    insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, employee_number, last_name,
      first_name, email, on_paper, establishment, hire_date, exit_date, reference_salary_cents, presence_days, gross_cents,
      csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents, room_cents, day_cents, capped, untaxed, calculation, created_at, updated_at)
    select gen_random_uuid(), b.company_id, ${campaign.id}, b.id, b.employee_number, b.last_name, b.first_name,
      mail_address(b.personal_email, b.work_email, b.electronic_delivery), b.electronic_delivery = 'opposed',
      b.establishment, b.hire_date, b.exit_date, s.reference_salary_cents, s.presence_days, s.gross_cents,
      s.csg_deductible_cents, s.csg_non_deductible_cents, s.crds_cents, s.net_cents, s.room_cents, s.day_cents, s.capped, s.untaxed, s.calculation,
      ${now}::timestamptz, ${now}::timestamptz
    from unnest(${column('beneficiary_id')}::uuid[], ${column('reference_salary_cents')}::bigint[],
      ${column('presence_days')}::numeric[], ${column('gross_cents')}::bigint[],
      ${column('csg_deductible_cents')}::bigint[], ${column('csg_non_deductible_cents')}::bigint[],
      ${column('crds_cents')}::bigint[], ${column('net_cents')}::bigint[], ${shares.map(({ room_cents }) => room_cents ?? null)}::bigint[], ${shares.map(({ day_cents }) => day_cents ?? null)}::bigint[], ${column('capped')}::boolean[], ${column('untaxed')}::boolean[],
      ${shares.map((share) => JSON.stringify(share.calculation))}::jsonb[])
      as s(beneficiary_id, reference_salary_cents, presence_days, gross_cents, csg_deductible_cents,
        csg_non_deductible_cents, crds_cents, net_cents, room_cents, day_cents, capped, untaxed, calculation)
    join beneficiary b on b.id = s.beneficiary_id and b.company_id = ${campaign.company_id}
    on conflict (campaign_id, beneficiary_id) do update set
      employee_number = excluded.employee_number, last_name = excluded.last_name, first_name = excluded.first_name,
      email = excluded.email, on_paper = excluded.on_paper, establishment = excluded.establishment, hire_date = excluded.hire_date,
      exit_date = excluded.exit_date, reference_salary_cents = excluded.reference_salary_cents,
      presence_days = excluded.presence_days, gross_cents = excluded.gross_cents,
      csg_deductible_cents = excluded.csg_deductible_cents,
      csg_non_deductible_cents = excluded.csg_non_deductible_cents, crds_cents = excluded.crds_cents,
      net_cents = excluded.net_cents, room_cents = excluded.room_cents, day_cents = excluded.day_cents, capped = excluded.capped, untaxed = excluded.untaxed, calculation = excluded.calculation,
      updated_at = excluded.updated_at, version = campaign_beneficiary.version + 1
    where (${sql.raw(shareColumns.map((column) => `campaign_beneficiary.${column}`).join(', '))})
      is distinct from (${sql.raw(shareColumns.map((column) => `excluded.${column}`).join(', '))})`.execute(
    tx,
  )
}

/** What a computation writes; a person for whom nothing of it changed is left alone. */
const shareColumns = [
  'employee_number',
  'last_name',
  'first_name',
  'email',
  'on_paper',
  'establishment',
  'hire_date',
  'exit_date',
  'reference_salary_cents',
  'presence_days',
  'gross_cents',
  'csg_deductible_cents',
  'csg_non_deductible_cents',
  'crds_cents',
  'net_cents',
  'room_cents',
  'day_cents',
  'capped',
  'untaxed',
  'calculation',
]
