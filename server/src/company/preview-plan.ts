import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { campaignTypes } from '@moisson/core/vocabulary'
import { previewPlan } from '@moisson/contract/company'
import { lawPlans } from '@moisson/core/abondement/account'
import { planEffect, type SameShare } from '@moisson/core/abondement/plan-effect'
import { abondementSentence } from '@moisson/core/choice/abondement-sentence'
import { fundsNamed, matchingFor } from '@moisson/core/company/matching-clause'
import type { CampaignType } from '@moisson/core/vocabulary'
import { checkAbondement, matchingRemarks } from '@moisson/core/company/abondement'
import { forfaitSocial } from '@moisson/law/forfait-social'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { levyRegimeOf } from './headcounts.ts'
import { offeredFunds } from './offered-funds.ts'
import { planOn, planRows } from './plan-store.ts'

/** Where nobody has a share yet: sums that people ordinarily place, in cents. */
const ordinary: readonly SameShare[] = [50_000, 100_000, 200_000].map((cents) => ({
  people: 1,
  gross_cents: cents,
  net_cents: cents,
}))
/** More different shares than this are put together with their neighbours, for an answer while one types. */
const MOST_SHARES = 2000

/** A matching rule tried on the shares of the company’s latest campaign, as if paid today. */
export const handlePreviewPlan = handle(previewPlan, async (context) => {
  const { tx, companyId, input, now, orRefuse } = context
  const { kind } = input.path
  const today = parisDay(now.toISOString())
  const next = orRefuse(checkAbondement(input.body.abondement, kind, today))
  const versions = (await planRows(tx, companyId)).filter((row) => row.kind === kind)
  const kept = new Set(versions.flatMap((row) => row.fund_ids))
  const funds = await offeredFunds(tx, kind, [...new Set(fundsNamed(next))], kept)
  const campaign = await latestShares(tx, companyId)
  const shares = campaign ? await sharesOf(tx, campaign.id, campaign.people, today) : ordinary
  const before = planOn(versions, today)?.abondement
  const type = campaign?.type ?? 'interessement'
  const rules = { now: before ? matchingFor(before, type) : null, next: matchingFor(next, type) }
  const { people, now_cents, next_cents } = planEffect(kind, rules, shares, today)
  const { regime } = await levyRegimeOf(tx, companyId, today)
  const levy = forfaitSocial.value({
    on: today,
    regime,
    lines: [{ source: 'abondement', gross_cents: next_cents, destination: lawPlans[kind] }],
  })
  return {
    said: abondementSentence({ abondement: next, funds }),
    remarks: matchingRemarks(next),
    campaign: campaign && { id: campaign.id, name: campaign.name, people: campaign.people },
    people,
    cost: campaign && { now_cents, next_cents, forfait_social_cents: levy.total_cents },
  }
})

/** The campaign of the latest exercice in which people have the most to place. */
async function latestShares(tx: Tx, companyId: string) {
  const { rows } = await sql<{ id: string; name: string; type: CampaignType; people: number }>`
    select c.id, c.name, c.type, count(*)::int as people
    from campaign c join campaign_beneficiary b on b.campaign_id = c.id
    where c.company_id = ${companyId} and c.state <> 'cancelled' and b.net_cents > 0
      -- What people paid in of their own says nothing of what they have to place.
      and c.type <> all(${campaignTypes.filter(isOwnMoney)}) and b.engagement_state <> 'excluded'
    group by c.id order by c.exercise_end desc, sum(b.net_cents) desc limit 1`.execute(tx)
  return rows[0] ?? null
}

async function sharesOf(tx: Tx, campaignId: string, people: number, today: string): Promise<SameShare[]> {
  const groups = Math.max(1, Math.min(MOST_SHARES, people))
  const { rows } = await sql<SameShare>`
    select count(*)::int as people, round(avg(gross_cents))::bigint as gross_cents, round(avg(net_cents))::bigint as net_cents,
      floor(avg(years))::int as seniority_years
    from (select gross_cents, net_cents,
        coalesce(greatest(0, extract(year from age(${today}::date, hire_date))), 0) as years, ntile(${groups}::int) over (order by net_cents, id) as part
      from campaign_beneficiary
      where campaign_id = ${campaignId} and net_cents > 0 and engagement_state <> 'excluded') shares
    group by part order by part`.execute(tx)
  return rows
}
