import { sql } from 'kysely'
import { getCampaignMails } from '@moisson/contract/campaign-mail'
import { campaignIn } from '../campaign/campaign-store.ts'
import { mailLabels } from '../campaign/timeline-words.ts'
import { unsettledNoticesOf } from '../campaign/unsettled-notices.ts'
import { handle } from '../http/handle.ts'
import { holdOf } from '../outbox/held-mail.ts'
import { answerIn } from './own-answers.ts'
import { chosenOf, isKept, isStillOfUse, needsSomebody, stuckCountsOf } from './stuck-mails.ts'

interface StuckRow {
  id: string
  kind: string
  person: string | null
  recipient: string
  state: 'uncertain' | 'failed' | 'kept'
  since: Date
  answer: string | null
}

/** What has not left and why, the doubtful first: HR reads here what to send again. */
export const handleGetCampaignMails = handle(getCampaignMails, async ({ tx, companyId, input, language }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const counts = await stuckCountsOf(tx, companyId, campaign.id)
  const { rows } = await sql<StuckRow>`
    select o.id, o.kind, e.first_name || ' ' || e.last_name as person, o.recipient,
      case when o.state = 'pending' then 'kept' else o.state end as state,
      coalesce(o.attempt_at, o.claimed_at, o.created_at) as since, o.error as answer
    from outbox o
    left join campaign_beneficiary e on e.campaign_id = o.campaign_id and e.beneficiary_id = o.beneficiary_id
    where ${chosenOf(companyId, campaign.id, undefined)} and (${isKept} or ${needsSomebody}) and ${isStillOfUse}
    order by (o.state = 'uncertain') desc, (o.state = 'failed') desc, e.last_name, e.first_name, o.id limit 200`.execute(
    tx,
  )
  const unsettled = await unsettledNoticesOf(tx, [campaign.id])
  return {
    ...counts,
    held_since: (await holdOf(tx)).mail_held_since?.toISOString() ?? null,
    unsettled_notices: unsettled.get(campaign.id) ?? 0,
    items: rows.map((row) => ({
      ...row,
      label: mailLabels[row.kind]?.[language] ?? row.kind,
      since: row.since.toISOString(),
      answer: answerIn(row.answer, language),
    })),
  }
})
