import { yearOf } from '@moisson/core/abondement/account'
import { nothingUsed, type ByPlan, type UsedOfYear } from '@moisson/core/abondement/used-of-year'
import type { Awaited } from '@moisson/core/abondement/account-sentence'
import { entriesOf } from '@moisson/core/abondement/entries-of'
import { isMatched } from '@moisson/core/choice/abondement-sentence'
import { outcomeOf } from '@moisson/core/choice/outcome'
import { personOf, type Line, type Offer, type Person } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { planKinds, type CampaignType, type PlanKind } from '@moisson/core/vocabulary'
import { frozenRules } from '../frozen/frozen-rules.ts'
import type { Run } from '../database/run-statement.ts'

type Row = Parameters<typeof personOf>[0] & {
  beneficiary_id: string
  id: string
  version: number
  type: CampaignType
  name: string
  draft: Line[] | null
}
/** By plan, the other campaigns of the year that await the person and what silence there may take. */
export type AwaitedByPlan = Record<PlanKind, Awaited[]>

const awaitedRows = `
  select e.beneficiary_id, e.due_gross_cents as gross_cents, e.due_net_cents as net_cents, e.due_csg_deductible_cents as csg_deductible_cents,
    e.untaxed, e.hire_date, b.exit_date, c.id, c.version, c.type, c.name, d.lines as draft
  from campaign_beneficiary e join campaign c on c.id = e.campaign_id join beneficiary b on b.id = e.beneficiary_id
  left join choice d on d.campaign_beneficiary_id = e.id and d.status = 'draft'
  where e.beneficiary_id = any($2::uuid[]) and c.id <> $1::uuid and c.state in ('open', 'closed') and e.decides
    and c.frozen ->> 'payment_day' like $3::text || '%' and e.engagement_state not in ('excluded', 'unreachable')
    and not exists (select from choice k where k.campaign_beneficiary_id = e.id
      and k.status in ('submitted', 'default_applied'))
  order by e.beneficiary_id, c.closes_at, c.id`

/** Asked only where a plan matches something; a person who is awaited nowhere else is left out. */
export async function awaitedElsewhere(
  run: Run,
  offer: Offer,
  campaignId: string,
  people: ReadonlyMap<string, Pick<Person, 'used' | 'held'>>,
): Promise<Map<string, AwaitedByPlan>> {
  const found = new Map<string, AwaitedByPlan>()
  if (people.size === 0 || !offer.plans.some((plan) => plan.abondement.kind !== 'none')) return found
  const year = yearOf(offer.payment_day)
  const rows = await run<Row>('awaited', awaitedRows, [campaignId, [...people.keys()], `${year}-`])
  const used = new Map<string, ByPlan<UsedOfYear>>()
  for (const row of rows) {
    const account = used.get(row.beneficiary_id) ?? wholeOf(people.get(row.beneficiary_id))
    const theirs = offerFrom(await frozenRules(run, row), row.type)
    const person = personOf(row, theirs, { used: account })
    const { lines } = outcomeOf(theirs, person, { submitted: null, draft: row.draft, informed: true })
    const taken = entriesOf(theirs, lines, person)
    const awaited = found.get(row.beneficiary_id) ?? { pee: [], percol: [] }
    for (const kind of planKinds) {
      const entry = taken.find(({ plan_kind }) => plan_kind === kind)
      awaited[kind].push({ campaign_name: row.name, gross_cents: entry?.gross_cents ?? 0 })
      if (!entry) continue
      const before = account[kind] ?? nothingUsed
      account[kind] = {
        ...before,
        contributed_cents: before.contributed_cents + entry.contributed_cents,
        gross_cents: before.gross_cents + entry.gross_cents,
      }
    }
    used.set(row.beneficiary_id, account)
    found.set(row.beneficiary_id, awaited)
  }
  return found
}

/** All the account holds: what this campaign's own confirmed choice reserved is no longer there to be taken. */
function wholeOf(person: Pick<Person, 'used' | 'held'> | undefined): ByPlan<UsedOfYear> {
  const whole = { ...person?.used }
  for (const kind of planKinds) {
    const held = person?.held?.[kind]
    if (!held) continue
    const before = whole[kind] ?? nothingUsed
    whole[kind] = {
      ...before,
      contributed_cents: before.contributed_cents + held.contributed_cents,
      gross_cents: before.gross_cents + held.gross_cents,
    }
  }
  return whole
}

/** The awaited campaigns that touch the plans some lines place money on, once each. */
export function awaitedFor(
  awaited: AwaitedByPlan | undefined,
  offer: Offer,
  kinds: readonly string[],
  person: Pick<Person, 'last_day'>,
): Awaited[] {
  if (!awaited) return []
  const sums = new Map<string, Awaited>()
  for (const plan of offer.plans) {
    if (!isMatched(plan, person) || !kinds.includes(plan.kind)) continue
    for (const { campaign_name, gross_cents } of awaited[plan.kind])
      sums.set(campaign_name, {
        campaign_name,
        gross_cents: gross_cents + (sums.get(campaign_name)?.gross_cents ?? 0),
      })
  }
  return [...sums.values()]
}
