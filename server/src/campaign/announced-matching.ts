import { yearOf } from '@moisson/core/abondement/account'
import type { UsedOfYear } from '@moisson/core/abondement/used-of-year'
import { nothingUsed } from '@moisson/core/abondement/used-of-year'
import { mostOf } from '@moisson/core/campaign/employer-cost'
import type { AnnouncedLowered } from '@moisson/core/campaign/launch-facts'
import { payingMost, personOf } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { sql } from 'kysely'
import { accountsOf } from '../abondement/account-store.ts'
import { plain } from '../database/run-statement.ts'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'
import { paymentDayOf, rulesIn } from './rules-of.ts'

interface Choosing {
  beneficiary_id: string
  name: string
  gross_cents: number
  net_cents: number
  csg_deductible_cents: number
  untaxed: boolean
  room_cents: number | null
  day_cents: number | null
  hire_date: string | null
  exit_date: string | null
  /** What the employer is about to pay alone. */
  given_cents: number
}

const plan = 'percol'

/**
 * Who still chooses in another campaign of the year and may bring in less matching there once this payment of the
 * employer alone is launched: both fill the one ceiling of the plan. A confirmed choice keeps its part.
 */
export async function announcedLowered(tx: Tx, draft: CampaignRow): Promise<AnnouncedLowered> {
  const year = yearOf(paymentDayOf(draft))
  const lowered = new Map<string, { name: string; cents: number }>()
  const campaigns = new Set<string>()
  for (const campaign of await choosingIn(tx, draft)) {
    const offer = offerFrom(await rulesIn(tx, campaign), campaign.type)
    const matched = offer.plans.filter(({ kind, abondement }) => kind === plan && abondement.kind !== 'none')
    if (matched.length === 0 || yearOf(offer.payment_day) !== year) continue
    const people = await choosers(tx, campaign, draft)
    const beneficiary_ids = people.map((one) => one.beneficiary_id)
    const accounts = await accountsOf(plain(tx), { campaign_id: campaign.id, year, beneficiary_ids })
    for (const { given_cents, ...person } of people) {
      const used = accounts.get(person.beneficiary_id)?.used ?? {}
      const before: UsedOfYear = used[plan] ?? nothingUsed
      const after = { ...before, gross_cents: before.gross_cents + given_cents }
      const most = (of: UsedOfYear) =>
        mostOf(offer, matched, payingMost(personOf(person, offer, { used: { ...used, [plan]: of } })))
      const cents = most(before) - most(after)
      if (cents <= 0) continue
      const known = lowered.get(person.beneficiary_id)?.cents ?? 0
      lowered.set(person.beneficiary_id, { name: person.name, cents: Math.max(known, cents) })
      campaigns.add(campaign.name)
    }
  }
  return {
    count: lowered.size,
    cents: [...lowered.values()].reduce((sum, { cents }) => sum + cents, 0),
    first: [...lowered].slice(0, 5).map(([id, { name }]) => ({ id, name })),
    campaigns: [...campaigns],
  }
}

const choosingIn = (tx: Tx, draft: CampaignRow): Promise<CampaignRow[]> =>
  tx
    .selectFrom('campaign')
    .selectAll()
    .where('company_id', '=', draft.company_id)
    .where('id', '!=', draft.id)
    .where('type', '!=', 'abondement')
    .where('state', 'in', ['scheduled', 'open', 'closed'])
    .orderBy('launched_at')
    .execute()

async function choosers(tx: Tx, campaign: CampaignRow, draft: CampaignRow): Promise<Choosing[]> {
  const { rows } = await sql<Choosing>`
    select e.beneficiary_id, e.first_name || ' ' || e.last_name as name, e.due_gross_cents as gross_cents,
      e.due_net_cents as net_cents, e.due_csg_deductible_cents as csg_deductible_cents, e.untaxed, e.room_cents, e.day_cents, e.hire_date, b.exit_date,
      d.gross_cents as given_cents
    from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id
    join campaign_beneficiary d on d.beneficiary_id = e.beneficiary_id
      and d.campaign_id = ${draft.id} and d.engagement_state <> 'excluded' and d.gross_cents > 0
    where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.engagement_state <> 'excluded'
      and e.submitted_at is null and e.decides
    order by e.last_name, e.first_name, e.id`.execute(tx)
  return rows
}
