import { inEach } from '@moisson/law/text'
import { detailIn } from '@moisson/law/refusal'
import { sql } from 'kysely'
import { openLaterWindow } from '@moisson/contract/later-window'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { CampaignType } from '@moisson/core/vocabulary'
import { sourceIn } from '@moisson/law/legal-points'
import { announcedDeadline, windowAfterHandover } from '@moisson/core/campaign/answer-window'
import { parisDay } from '@moisson/law/paris-time'
import { lockAccountsOf } from '../abondement/settle-entries.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { linkAccounts } from '../identity/account-for.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { lockCampaign, type CampaignRow } from './campaign-store.ts'
import { isPaidBefore } from './decide-again.ts'
import { reopenCollection } from './reopen-collection.ts'
import { withHashJoins } from './with-hash-joins.ts'

/**
 * The own window of somebody who was never informed: the collection is open again, everybody else's window stays over,
 * and it closes by itself when this one ends.
 */
export const handleOpenLaterWindow = handle(openLaterWindow, async (context) => {
  const { tx, companyId, input, refuse, note, outbox } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  // Sent back by the adviser, the outcomes are taken back with what they hold on the accounts.
  if (campaign.state === 'correction') await withHashJoins(tx, () => lockAccountsOf(tx, campaign))
  const person = await personOf(tx, campaign, input.path.bid)
  if (!person) throw notFound()
  const name = `${person.first_name} ${person.last_name}`
  if (campaign.state === 'submitted') throw refuse('window_in_control')
  if (!['open', 'closed', 'correction'].includes(campaign.state))
    throw refuse('window_too_late', { state: campaign.state, name, ...unclaimedIn(campaign.type) })
  if (person.engagement_state !== 'unreachable' || !person.decides)
    throw refuse('window_not_needed', { name })
  const handed = input.body?.handed_over_on ?? null
  if (handed !== null && handed > parisDay(now.toISOString())) throw refuse('handed_over_to_come')
  if (handed === null && person.address === null) throw refuse('no_address_for_notice', { name })

  const { presumption_days, response_days } = campaign
  const window =
    handed === null
      ? { informed_on: null, deadline_at: announcedDeadline(now, presumption_days, response_days) }
      : windowAfterHandover({ handed_over_on: handed, reopened_at: now, response_days })
  if (isPaidBefore(campaign, window.deadline_at))
    throw refuse('payment_before_close', { deadline: parisDay(window.deadline_at.toISOString()) })
  await tx
    .updateTable('campaign_beneficiary')
    .set({
      ...window,
      engagement_state: handed === null ? 'not_invited' : 'invited',
      invited_at: null,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', person.id)
    .execute()
  await reopenCollection(tx, campaign, now, window.deadline_at)
  await seeIdentity(tx)
  await linkAccounts(tx, companyId, [person.beneficiary_id])
  if (handed === null)
    await outbox.add({
      kind: 'campaign-opened',
      dedupe: `campaign-opened:${person.id}:window:${now.getTime()}`,
      recipient: person.address ?? '',
      payload: { campaign_id: campaign.id, campaign_beneficiary_id: person.id },
      company_id: companyId,
      campaign_id: campaign.id,
      beneficiary_id: person.beneficiary_id,
      priority: 9,
    })
  note({
    target_type: 'campaign',
    target_id: campaign.id,
    summary: name,
    before: { state: campaign.state },
    after: { state: 'open', handed_over_on: handed, deadline_at: window.deadline_at.toISOString() },
  })
  return {
    deadline_at: window.deadline_at.toISOString(),
    sent_to: handed === null ? person.address : null,
  }
})

/** Where the law says what becomes of a sum that nobody claims. */
function unclaimedIn(type: CampaignType) {
  const { unclaimed } = campaignTypeFacts[type].points
  return detailIn(
    'source',
    inEach((language) => sourceIn(unclaimed, language)),
  )
}

interface Person {
  id: string
  beneficiary_id: string
  first_name: string
  last_name: string
  engagement_state: string
  decides: boolean
  /** Where a notice would reach the person today. */
  address: string | null
}

async function personOf(tx: Tx, campaign: CampaignRow, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select e.id, e.beneficiary_id, e.first_name, e.last_name, e.engagement_state, e.decides,
      case when not e.email_bounced then e.email end as address
    from campaign_beneficiary e
    where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.id = ${id}
    for update`.execute(tx)
  return rows[0]
}
