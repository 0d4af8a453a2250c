import { amountFor, matchingOf } from '@moisson/core/choice/consequence'
import { personOf, planOf, type Line, type Offer, type Person } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { planKinds, type CampaignType } from '@moisson/core/vocabulary'
import { frozenRules } from './frozen-rules.ts'
import type { Run } from './run.ts'

type Earlier = NonNullable<Person['earlier']>

interface Row {
  beneficiary_id: string
  gross_cents: number
  net_cents: number
  csg_deductible_cents: number
  exit_date: string | null
  id: string
  version: number
  type: CampaignType
  lines: Line[]
}

const counting = (people: string) => `
  select e.beneficiary_id, e.gross_cents, e.net_cents, e.csg_deductible_cents, e.exit_date, c.id, c.version, c.type, k.lines
  from campaign_beneficiary e
  join campaign c on c.id = e.campaign_id
  join choice k on k.campaign_beneficiary_id = e.id and k.status in ('submitted', 'default_applied')
  where e.campaign_id <> $1::uuid and c.state in ('submitted', 'correction', 'validated', 'completed')
    and c.frozen ->> 'payment_day' like $2::text || '%' and ${people}
  order by c.submitted_at, c.id`
const ofPeople = counting('e.beneficiary_id = any($3::uuid[])')
const ofCampaign = counting(
  'e.beneficiary_id in (select here.beneficiary_id from campaign_beneficiary here where here.campaign_id = $1::uuid)',
)

/**
 * What other campaigns of the same civil year already placed and matched, by person and plan: the ceilings of plan and
 * law are shared by the year. Campaigns count from their submission on. Nothing is asked where no plan matches anything.
 */
export async function earlierMatching(
  run: Run,
  offer: Offer,
  asked: { campaign_id: string; beneficiary_ids?: readonly string[] },
): Promise<Map<string, Earlier>> {
  if (!offer.plans.some((plan) => plan.abondement.kind !== 'none')) return new Map()
  const year = offer.payment_day.slice(0, 5)
  const rows = asked.beneficiary_ids
    ? await run<Row>('earlier', ofPeople, [asked.campaign_id, year, asked.beneficiary_ids])
    : await run<Row>('earlier of all', ofCampaign, [asked.campaign_id, year])
  const found = new Map<string, Earlier>()
  for (const row of rows) {
    const then = offerFrom(await frozenRules(run, row), row.type)
    const earlier = found.get(row.beneficiary_id) ?? {}
    for (const kind of planKinds) {
      const placed = amountFor(row.lines, kind)
      const plan = planOf(then, kind)
      if (placed === 0 || !plan) continue
      const before = earlier[kind] ?? { contributed_cents: 0, abondement_gross_cents: 0 }
      const matched = matchingOf(then, plan, placed, personOf(row, then, earlier))
      earlier[kind] = {
        contributed_cents: before.contributed_cents + placed,
        abondement_gross_cents: before.abondement_gross_cents + matched.gross_cents,
      }
    }
    found.set(row.beneficiary_id, earlier)
  }
  return found
}
