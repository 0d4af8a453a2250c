import { sql } from 'kysely'
import { openDestinations, planOf } from '@moisson/core/choice/offer'
import { isMatched } from '@moisson/core/choice/abondement-sentence'
import { offerFrom } from '@moisson/core/choice/offer-from'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { plain } from '../database/run-statement.ts'
import { frozenRules } from '../frozen/frozen-rules.ts'
import { enrolmentMails } from '../outbox/enrolment-mails.ts'

interface CampaignKey {
  id: string
  version: number
  type: CampaignType
}

/**
 * Tells those who were offered a matching and have not answered that leaving before the payment ends it (C. trav., art.
 * R3332-13), once for each campaign; who was known to leave when it was launched was offered none. Gives how many mails
 * there are to send.
 */
export async function tellUndecidedLeavers(
  tx: Tx,
  of: { company_id: string; people: ReturnType<typeof sql>; now: Date },
): Promise<number> {
  const undecided = sql`
    e.company_id = ${of.company_id} and e.beneficiary_id in (${of.people}) and e.decides
      and e.engagement_state in ('invited', 'opened', 'in_progress') and e.email is not null
      and b.exit_date < (c.frozen ->> 'payment_day')::date
      and (e.exit_date is null or e.exit_date >= (c.frozen ->> 'payment_day')::date)`
  const { rows: campaigns } = await sql<CampaignKey>`
    select distinct c.id, c.version, c.type from campaign_beneficiary e
    join campaign c on c.id = e.campaign_id join beneficiary b on b.id = e.beneficiary_id
    where c.state = 'open' and ${undecided}`.execute(tx)
  const ending: string[] = []
  for (const campaign of campaigns) {
    const offer = offerFrom(await frozenRules(plain(tx), campaign), campaign.type)
    const plans = openDestinations(offer).flatMap((place) => planOf(offer, place) ?? [])
    if (
      plans.some(
        (plan) => isMatched(plan, { last_day: null }) && !isMatched(plan, { last_day: offer.payment_day }),
      )
    )
      ending.push(campaign.id)
  }
  if (ending.length === 0) return 0
  const { numAffectedRows } = await enrolmentMails({
    kind: 'matching-ended',
    priority: 5,
    now: of.now,
    from: sql`campaign_beneficiary e join campaign c on c.id = e.campaign_id join beneficiary b on b.id = e.beneficiary_id
      where c.id = any(${ending}::uuid[]) and ${undecided}`,
  }).execute(tx)
  return Number(numAffectedRows ?? 0)
}
