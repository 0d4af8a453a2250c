import { yearOf } from '@moisson/core/abondement/account'
import { CostRun, type EmployerCost } from '@moisson/core/campaign/employer-cost'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { personOf } from '@moisson/core/choice/offer'
import { sql } from 'kysely'
import { dueOf } from '@moisson/core/campaign/advance'
import { accountsOf } from '../abondement/account-store.ts'
import { plain } from '../database/run-statement.ts'
import { levyRegimeOf } from '../company/headcounts.ts'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'
import { leavingDay } from './leaving-day.ts'
import { rulesIn } from './rules-of.ts'

const CHUNK = 20_000

interface PersonRow {
  beneficiary_id: string
  gross_cents: number
  net_cents: number
  csg_deductible_cents: number
  untaxed: boolean
  room_cents: number | null
  day_cents: number | null
  hire_date: string | null
  exit_date: string | null
  advance_gross_cents: number
  advance_net_cents: number
  advance_csg_deductible_cents: number
}

type Amounts = Pick<PersonRow, 'gross_cents' | 'net_cents' | 'csg_deductible_cents'>

/**
 * What the shares written may cost the company on top of the envelope, person by person within what the accounts leave;
 * with other amounts for some, where a correction is only looked at.
 */
export async function employerCostOf(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  other?: ReadonlyMap<string, Amounts>,
): Promise<EmployerCost> {
  const offer = offerFrom(await rulesIn(tx, campaign), campaign.type)
  const year = yearOf(offer.payment_day)
  const run = new CostRun(offer, await levyRegimeOf(tx, campaign.company_id, offer.payment_day))
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const people = await peopleAfter(tx, campaign, after)
    const asked = { campaign_id: campaign.id, year, beneficiary_ids: people.map((one) => one.beneficiary_id) }
    const held = await accountsOf(plain(tx), asked)
    const settled = await accountsOf(plain(tx), asked, 'settled')
    for (const row of people) {
      const account = (accounts: typeof held) => ({ used: accounts.get(row.beneficiary_id)?.used ?? {} })
      const share = other?.get(row.beneficiary_id)
      const person = share ? { ...row, ...dueOf(share, row) } : row
      run.add(personOf(person, offer, account(held)), personOf(person, offer, account(settled)))
    }
    const last = people.at(-1)
    if (!last || people.length < CHUNK) return { ...run.total(), computed_at: now.toISOString() }
    after = last.beneficiary_id
  }
}

async function peopleAfter(tx: Tx, campaign: CampaignRow, after: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select e.beneficiary_id, e.due_gross_cents as gross_cents, e.due_net_cents as net_cents,
      e.due_csg_deductible_cents as csg_deductible_cents, e.untaxed, e.room_cents, e.day_cents, e.advance_gross_cents, e.advance_net_cents,
      e.advance_csg_deductible_cents, e.hire_date, ${sql.raw(leavingDay)} as exit_date
    from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id
    where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.engagement_state <> 'excluded'
      and e.beneficiary_id > ${after}::uuid
    order by e.beneficiary_id limit ${CHUNK}`.execute(tx)
  return rows
}
