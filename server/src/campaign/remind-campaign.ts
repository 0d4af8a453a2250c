import { mayPlace } from '@moisson/core/choice/offer'
import { sql } from 'kysely'
import { remindCampaign } from '@moisson/contract/campaign'
import { isOver } from '@moisson/core/campaign/life-cycle'
import { skipReasons, type SkipReason } from '@moisson/core/campaign/reminders'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { enrolmentMails, inKey } from '../outbox/enrolment-mails.ts'
import { isReached } from '../outbox/reach.ts'
import { isHeld } from '../outbox/held-mail.ts'
import { lockCampaign, type CampaignRow } from './campaign-store.ts'

type Segment = 'not_opened' | 'not_submitted' | 'in_progress' | 'ids'
const statesOf: Record<Exclude<Segment, 'ids'>, string[]> = {
  not_opened: ['not_invited', 'invited'],
  in_progress: ['in_progress'],
  not_submitted: ['not_invited', 'invited', 'opened', 'in_progress'],
}

/** Reminds those who have not answered, once a day each; the answer says who was left out and why. */
export const handleRemindCampaign = handle(remindCampaign, async (context) => {
  const { tx, companyId, input, refuse, outbox, language, note } = context
  // A share lock: answers go on meanwhile, the close waits.
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'share')
  if (campaign.state !== 'open' || isOver(campaign.closes_at, now))
    throw refuse('campaign_not_open', { state: campaign.state === 'open' ? 'closed' : campaign.state })
  const { ids = [], message, segment = ids.length > 0 ? 'ids' : 'not_submitted' } = input.body ?? {}
  const chosen =
    segment === 'ids'
      ? sql`id = any(${ids}::uuid[])`
      : sql`engagement_state = any(${statesOf[segment]}::text[])`

  const { rows } = await remind(tx, campaign, { chosen, message: message?.trim() || null, now })
  const counts = new Map(rows.map((row) => [row.outcome, row.count]))
  const found = rows.reduce((sum, row) => sum + row.count, 0)
  if (segment === 'ids' && found < new Set(ids).size) counts.set('unknown', new Set(ids).size - found)
  const sent = counts.get('send') ?? 0
  if (sent > 0) outbox.markUsed()
  const skipped = (Object.keys(skipReasons) as SkipReason[]).flatMap((reason) => {
    const count = counts.get(reason) ?? 0
    return count > 0 ? [{ reason, message: skipReasons[reason][language], count }] : []
  })
  note({ after: { segment, sent, skipped: found - sent } })
  return { sent, skipped }
})

type Chosen = { chosen: ReturnType<typeof sql>; message: string | null; now: Date }

/** Locks the people chosen, sorts them, puts one mail for each in the outbox and writes when: one statement. */
async function remind(tx: Tx, campaign: CampaignRow, { chosen, message, now }: Chosen) {
  return sql<{ outcome: 'send' | SkipReason; count: number }>`
    with notices as (
      select beneficiary_id, bool_or(state in ('pending', 'sending')) as leaving,
        bool_or(state = 'pending' and hindrance is not null) as kept, bool_or(${isHeld}) as held
      from outbox where company_id = ${campaign.company_id} and campaign_id = ${campaign.id}
        and kind = 'campaign-opened' group by 1),
    people as (
      select e.*, case
          when engagement_state in ('submitted', 'locked', 'defaulted') then 'answered'
          when engagement_state in ('excluded', 'unreachable') or not decides then 'not_concerned'
          when ${!mayPlace(campaign.destinations)}::boolean then 'nothing_to_choose'
          when on_paper then 'on_paper'
          when not ${isReached} then 'no_email'
          -- Told of it on a screen or not: while a notice has not left, nothing reminds of it.
          when n.leaving or (invited_at is null and informed_on is null) then
            case when n.held then 'notice_held' when n.kept then 'notice_kept' when n.leaving then 'notice_pending' else 'notice_uncertain' end
          when reminders_stopped_at is not null then 'reminders_stopped'
          when deadline_at < ${now}::timestamptz then 'window_over'
          when last_manual_reminder_at > ${now}::timestamptz - interval '24 hours' then 'reminded_recently'
          else 'send' end as outcome
      from campaign_beneficiary e left join notices n on n.beneficiary_id = e.beneficiary_id
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and ${chosen}
      for update of e),
    marked as (
      update campaign_beneficiary e set last_reminder_at = ${now}::timestamptz,
        last_manual_reminder_at = ${now}::timestamptz, reminder_count = e.reminder_count + 1
      from people p where e.id = p.id and p.outcome = 'send' returning e.id),
    mailed as (${enrolmentMails({
      kind: 'campaign-reminder',
      key: sql`e.id || ':manual:' || ${inKey(sql`${now}::timestamptz`)}`,
      more: sql`jsonb_build_object('message', ${message}::text)`,
      now,
      from: sql`people e join marked m on m.id = e.id`,
    })})
    select outcome, count(*)::int as count from people group by 1`.execute(tx)
}
