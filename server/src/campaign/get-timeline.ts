import { sql } from 'kysely'
import { getTimeline } from '@moisson/contract/campaign-follow'
import { handle } from '../http/handle.ts'
import { campaignIn } from './campaign-store.ts'
import { eventLabels, mailLabels, sentBackLabel } from './timeline-words.ts'
import type { Language, Text } from '@moisson/law/text'

const checked = 'campaign.validateCampaign'

/** What happened, from the audit trail and the outbox: the two places where it is written once. */
export const handleGetTimeline = handle(getTimeline, async ({ tx, companyId, input, language }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const { rows: trail } = await sql<{
    at: Date
    kind: string
    actor: string | null
    summary: string | null
    state: string | null
  }>`
    select at, action as kind, actor_name as actor, summary, after->>'state' as state from audit
    where company_id = ${companyId} and target_id = ${campaign.id} and action = any(${Object.keys(eventLabels)}::text[])
    order by at, id limit 500`.execute(tx)
  const { rows: mails } = await sql<{
    kind: string
    sent: number
    pending: number
    failed: number
    uncertain: number
    last_at: Date | null
  }>`
    select kind, count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state in ('pending', 'sending'))::int as pending,
      count(*) filter (where state in ('failed', 'bounced'))::int as failed,
      count(*) filter (where state = 'uncertain')::int as uncertain, max(sent_at) as last_at
    from outbox where company_id = ${companyId} and campaign_id = ${campaign.id} group by 1 order by min(created_at), 1`.execute(
    tx,
  )
  return {
    events: trail.map(({ at, kind, actor, summary, state }) => ({
      at: at.toISOString(),
      kind,
      actor,
      summary: [
        (kind === checked && state === 'correction' ? sentBackLabel : eventLabels[kind])?.[language] ?? kind,
        summary,
      ]
        .filter(Boolean)
        .join(' — '),
    })),
    messages: mails.map((mail) => ({
      ...mail,
      label: labelOf(mailLabels, mail.kind, language),
      last_at: mail.last_at?.toISOString() ?? null,
    })),
  }
})

function labelOf(labels: Record<string, Text>, key: string, language: Language): string {
  return labels[key]?.[language] ?? key
}
