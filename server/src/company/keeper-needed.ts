import type { FieldFault } from '@moisson/core/company/check-file'
import { keptPlans } from '@moisson/core/keeper/keepers-of'
import { listed } from '@moisson/law/words/list'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { CompanyRow } from './company-store.ts'

type Kept = Parameters<typeof keptPlans>[0]

/**
 * Why the company cannot do without who keeps a plan: campaigns that were launched with it and whose part of the plans
 * is not recorded as paid. Null where nothing has to reach a keeper, or it is replaced by another one.
 */
export async function keeperStillNeeded(
  tx: Tx,
  row: Pick<CompanyRow, 'id' | keyof Kept>,
  asked: { [name in keyof Kept]?: Kept[name] | undefined },
): Promise<FieldFault | null> {
  const { account_keeper = row.account_keeper, percol_account_keeper = row.percol_account_keeper } = asked
  const stays = keptPlans({ ...row, account_keeper, percol_account_keeper })
  const lost = keptPlans(row).filter((plan) => !stays.includes(plan))
  if (lost.length === 0) return null
  const { rows } = await sql<{ name: string }>`
    select c.name from campaign c where c.company_id = ${row.id} and (
      (c.state in ('scheduled', 'open', 'closed', 'submitted', 'correction') and c.destinations && ${lost}::text[])
      or (c.state = 'validated' and exists (select from campaign_beneficiary e where e.company_id = c.company_id
          and e.campaign_id = c.id and e.engagement_state <> 'excluded'
          and (${lost.includes('pee')} and e.pee_cents > 0 or ${lost.includes('percol')} and e.percol_cents > 0))
        and not exists (select from payment_record r where r.company_id = c.company_id and r.campaign_id = c.id
          and r.kind = 'account_keeper' and r.status = 'paid')))
    order by c.launched_at, c.id`.execute(tx)
  if (rows.length === 0) return null
  const fr = listed(
    rows.map(({ name }) => `«\u00a0${name}\u00a0»`),
    'fr',
  )
  const en = listed(
    rows.map(({ name }) => `“${name}”`),
    'en',
  )
  return {
    field:
      account_keeper === 'none' && row.account_keeper !== 'none' ? 'account_keeper' : 'percol_account_keeper',
    code: 'account_keeper_needed',
    fr: `Il est encore nécessaire\u00a0: ce que chacun place avec ${fr} lui est à verser. Choisissez un autre teneur, ou retirez-le une fois ces sommes versées.`,
    en: `It is still needed: what each person invests with ${en} is to be paid to it. Choose another keeper, or take it away once these sums are paid.`,
  }
}
