import { sql } from 'kysely'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import type { ControlCode } from '@moisson/core/export/controls'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import type { ExportedCampaign } from './exported-campaign.ts'
import { peopleLacking, placedOn, type Lacking, type LackingCode } from './people-lacking.ts'

const BETWEEN = '\u0001'
/** A sign that opens a formula at the start of a text, or a line break or tab anywhere in it. */
const DOUBTFUL = '(^|\u0001)[\\s\u00a0\u200b\ufeff]*[=+@\uff1d\uff0b\uff0d\uff20-]|[\r\n\t]'

/** How many people each control finds fault with, among those whose outcome is written: that the whole balances, and what the keeper of these plans needs. */
export async function controlCounts(
  tx: Tx,
  campaign: ExportedCampaign,
  plans: readonly PlanKind[] = planKinds,
  known?: Record<LackingCode, Lacking>,
): Promise<Record<ControlCode, number>> {
  const people = known ?? (await peopleLacking(tx, campaign, plans))
  const funds = await openFunds(tx, campaign)
  const { rows } = await sql<Omit<Record<ControlCode, number>, 'no_double' | LackingCode>>`
    with people as (
      select e.paid_cents, e.pee_cents, e.percol_cents, e.held_cents, e.due_net_cents, e.employee_number, b.birth_place, b.address, b.nir_mask, b.last_name, b.first_name, b.birth_name, b.personal_email, b.work_email,
        e.abondement_gross_cents, e.abondement_net_cents, e.pee_cents + e.percol_cents as invested, ${placedOn(plans)} as placed, c.lines
      from campaign_beneficiary e
      join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
      left join choice c on c.company_id = e.company_id and c.campaign_beneficiary_id = e.id
        and c.status in ('submitted', 'default_applied')
      where ${settledIn(campaign)}),
    checked as (
      select p.*, l.* from people p cross join lateral (
        select coalesce(sum((line->>'amount_cents')::bigint) filter (where line->>'destination' = 'pee'), 0) as pee_lines,
          coalesce(sum((line->>'amount_cents')::bigint) filter (where line->>'destination' = 'percol'), 0) as percol_lines,
          coalesce(sum((line->>'abondement_gross_cents')::bigint), 0) as gross_lines,
          coalesce(sum((line->>'abondement_net_cents')::bigint), 0) as net_lines,
          count(*) filter (where line->>'destination' = any(${plans}::text[]) and (line->>'amount_cents')::bigint <= 0) as empty_lines,
          count(*) filter (where line->>'destination' = any(${plans}::text[]) and line->>'management_mode' is distinct from 'managed'
            and coalesce(line->>'fund_id', '') <> all(${funds}::text[])) as unknown_funds
        from jsonb_array_elements(coalesce(p.lines, '[]')) line) l)
    select count(*) filter (where paid_cents + invested + held_cents <> due_net_cents)::int as balanced,
      count(*) filter (where pee_lines <> pee_cents or percol_lines <> percol_cents)::int as lines_match_outcome,
      count(*) filter (where gross_lines <> abondement_gross_cents or net_lines <> abondement_net_cents)::int as matching_of_lines,
      count(*) filter (where empty_lines > 0)::int as no_empty_line,
      count(*) filter (where unknown_funds > 0)::int as funds_known,
      count(*) filter (where ${isLikePay(campaign.frozen ?? {})}::boolean)::int as like_pay,
      count(*) filter (where placed > 0 and nir_mask is null)::int as nir,
      count(*) filter (where placed > 0 and concat_ws(${BETWEEN}, employee_number, last_name, first_name, birth_name,
        birth_place, address->>'line1', address->>'line2', address->>'postal_code', address->>'city', personal_email, work_email)
        ~ ${DOUBTFUL})::int as clean_text
    from checked`.execute(tx)
  if (!rows[0]) throw new Error('an aggregate always answers')
  const counts = Object.fromEntries(Object.entries(people).map(([code, { count }]) => [code, count]))
  return {
    ...rows[0],
    ...(counts as Record<LackingCode, number>),
    no_double: await doubles(tx, campaign, plans),
  }
}

const NAMED = 5

/** Some people whose texts keep the file back, each with the first field that does. */
export async function doubtfulTexts(
  tx: Tx,
  campaign: ExportedCampaign,
  plans: readonly PlanKind[],
): Promise<{ name: string; field: string }[]> {
  const { rows } = await sql<{ name: string; field: string }>`
    select b.first_name || ' ' || b.last_name as name, d.field
    from campaign_beneficiary e
    join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
    cross join lateral (
      select t.field from (values (1, 'employee_number', e.employee_number), (2, 'last_name', b.last_name),
        (3, 'first_name', b.first_name), (4, 'birth_name', b.birth_name), (5, 'birth_place', b.birth_place),
        (6, 'address', concat_ws(${BETWEEN}, b.address->>'line1', b.address->>'line2', b.address->>'postal_code', b.address->>'city')),
        (7, 'personal_email', b.personal_email), (8, 'work_email', b.work_email)) as t (rank, field, value)
      where t.value ~ ${DOUBTFUL} order by t.rank limit 1) d
    where ${settledIn(campaign)} and ${placedOn(plans)} > 0
    order by b.last_name, b.first_name, b.id limit ${NAMED}`.execute(tx)
  return rows
}

const settledIn = (campaign: ExportedCampaign) =>
  sql`e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.paid_cents is not null
    and e.engagement_state <> 'excluded'`

/** The funds the campaign offered that still take money. */
async function openFunds(tx: Tx, campaign: ExportedCampaign): Promise<string[]> {
  const offered = (campaign.frozen?.plans ?? []).flatMap((plan) => plan.funds.map((fund) => fund.id))
  if (offered.length === 0) return []
  const rows = await tx
    .selectFrom('fund')
    .select('id')
    .where('id', 'in', offered)
    .where('status', 'in', ['published', 'closed_to_new'])
    .execute()
  return rows.map((row) => row.id)
}

/**
 * People who appear again under the same names and birth date. Namesakes that the launch vouched for are people of
 * their own where each has a number of their own.
 */
async function doubles(tx: Tx, campaign: ExportedCampaign, plans: readonly PlanKind[]): Promise<number> {
  const vouched = campaign.frozen?.reasons?.some(({ code }) => code === 'same_person') ?? false
  const { rows } = await sql<{ again: number }>`
    select coalesce(sum(times - case when ${vouched}::boolean then greatest(numbers, 1) else 1 end), 0)::int as again from (
      select count(*) as times, count(distinct b.nir_index) as numbers from campaign_beneficiary e
      join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
      where ${settledIn(campaign)} and ${placedOn(plans)} > 0 and b.birth_date is not null
      group by lower(b.last_name collate "default"), lower(b.first_name collate "default"), b.birth_date) same`.execute(
    tx,
  )
  return rows[0]?.again ?? 0
}
