import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'

/** One person's line of the print: the amounts of `e` and the choice `k` that counts. */
export const printedPerson = `concat_ws('|', e.id, e.employee_number, e.gross_cents, e.csg_deductible_cents,
  e.csg_non_deductible_cents, e.crds_cents, e.net_cents, e.paid_cents, e.pee_cents, e.percol_cents, e.held_cents,
  e.abondement_gross_cents, e.abondement_net_cents, k.status, k.lines::text, nullif(e.advance_gross_cents, 0))`

/** One print of everything the validation froze: rules, amounts, choices. The same rows always give the same print. */
export async function freezeHash(tx: Tx, campaign: CampaignRow): Promise<Buffer> {
  const { rows } = await sql<{ print: Buffer }>`
    select sha256(convert_to(c.frozen::text || coalesce((
      select string_agg(${sql.raw(printedPerson)}, E'\n' order by e.id)
      from campaign_beneficiary e
      left join choice k on k.campaign_beneficiary_id = e.id and k.status in ('submitted', 'default_applied')
      where e.campaign_id = c.id), ''), 'UTF8')) as print
    from campaign c where c.company_id = ${campaign.company_id} and c.id = ${campaign.id}`.execute(tx)
  const print = rows[0]?.print
  if (!print) throw new Error('a campaign without its print')
  return print
}
