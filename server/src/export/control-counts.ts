import { sql } from 'kysely'
import type { ControlCode } from '@moisson/core/export/controls'
import type { Tx } from '../database/connect.ts'
import type { ExportedCampaign } from './exported-campaign.ts'

const BETWEEN = '\u0001'
/** A sign that opens a formula at the start of a text, or a line break or tab anywhere in it. */
const DOUBTFUL = '(^|\u0001)[\\s\u00a0\u200b\ufeff]*[=+@\uff1d\uff0b\uff0d\uff20-]|[\r\n\t]'

/** How many people each control finds fault with, among those whose outcome is written. */
export async function controlCounts(
  tx: Tx,
  campaign: ExportedCampaign,
): Promise<Record<ControlCode, number>> {
  const funds = (campaign.frozen?.plans ?? []).flatMap((plan) => plan.funds.map((fund) => fund.id))
  const { rows } = await sql<Record<ControlCode, number>>`
    with people as (
      select e.*, b.birth_date, b.birth_place, b.birth_country, b.address, b.nir_mask, b.last_name as file_last_name,
        b.first_name as file_first_name, b.birth_name, b.personal_email, b.work_email, e.pee_cents + e.percol_cents as placed, c.lines
      from campaign_beneficiary e
      join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
      left join choice c on c.company_id = e.company_id and c.campaign_beneficiary_id = e.id
        and c.status in ('submitted', 'default_applied')
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.paid_cents is not null
        and e.engagement_state <> 'excluded'),
    open_funds as (select id::text from fund where id = any(${funds}::uuid[]) and status in ('published', 'closed_to_new')),
    checked as (
      select p.*, l.* from people p cross join lateral (
        select coalesce(sum((line->>'amount_cents')::bigint) filter (where line->>'destination' = 'pee'), 0) as pee_lines,
          coalesce(sum((line->>'amount_cents')::bigint) filter (where line->>'destination' = 'percol'), 0) as percol_lines,
          count(*) filter (where line->>'destination' <> 'immediate_payment' and (line->>'amount_cents')::bigint <= 0) as empty_lines,
          count(*) filter (where line->>'destination' <> 'immediate_payment' and line->>'management_mode' is distinct from 'managed'
            and coalesce(line->>'fund_id', '') not in (select id from open_funds)) as unknown_funds
        from jsonb_array_elements(coalesce(p.lines, '[]')) line) l)
    select count(*) filter (where paid_cents + placed + held_cents <> net_cents)::int as balanced,
      count(*) filter (where pee_lines <> pee_cents or percol_lines <> percol_cents)::int as lines_match_outcome,
      count(*) filter (where empty_lines > 0)::int as no_empty_line,
      count(*) filter (where unknown_funds > 0)::int as funds_known,
      count(*) filter (where placed > 0 and employee_number is null)::int as employee_number,
      count(*) filter (where placed > 0 and birth_date is null)::int as birth_date,
      count(*) filter (where placed > 0 and nir_mask is null)::int as nir,
      (count(*) filter (where placed > 0 and birth_date is not null) - count(distinct (lower(file_last_name), lower(file_first_name),
        birth_date)) filter (where placed > 0 and birth_date is not null))::int as no_double,
      count(*) filter (where placed > 0 and concat_ws(${BETWEEN}, employee_number, file_last_name, file_first_name, birth_name,
        birth_place, address->>'line1', address->>'line2', address->>'postal_code', address->>'city', personal_email, work_email)
        ~ ${DOUBTFUL})::int as clean_text,
      count(*) filter (where placed > 0 and (coalesce(address->>'line1', '') = '' or coalesce(address->>'postal_code', '') = ''
        or coalesce(address->>'city', '') = ''))::int as address,
      count(*) filter (where placed > 0 and (birth_place is null or birth_country is null))::int as birth_place,
      count(*) filter (where placed > 0 and personal_email is null and work_email is null)::int as email
    from checked`.execute(tx)
  if (!rows[0]) throw new Error('an aggregate always answers')
  return rows[0]
}
