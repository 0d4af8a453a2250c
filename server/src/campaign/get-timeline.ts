import { sql } from 'kysely'
import { getTimeline } from '@moisson/contract/campaign-follow'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { campaignIn } from './campaign-store.ts'
import { controlLabels, eventLabels, mailLabels, paperLabels } from './timeline-words.ts'
import type { Language, Text } from '@moisson/law/text'

const checked = 'campaign.validateCampaign'

/**
 * What happened, from the audit trail, the papers entered and the outbox: each is written there once. One person's
 * correction is about that person, and alone among what changes their row says why.
 */
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
    where company_id = ${companyId} and action = any(${Object.keys(eventLabels)}::text[])
      and (action <> 'campaign.updateEnrolment' or summary is not null)
      and target_id in (select ${campaign.id}::uuid union all select id from campaign_beneficiary
        where company_id = ${companyId} and campaign_id = ${campaign.id}
          and (by_hand is not null or correction is not null))
      and not coalesce(after ? 'begun', false)
    order by at, id limit 500`.execute(tx)
  const papers = await papersOf(tx, campaign.id, language)
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
    events: trail
      .map(({ at, kind, actor, summary, state }) => ({
        at: at.toISOString(),
        kind,
        actor,
        summary:
          controlOf({ kind, actor, summary, state }, language) ??
          [eventLabels[kind]?.[language] ?? kind, summary].filter(Boolean).join(' — '),
      }))
      .concat(papers)
      .toSorted((one, other) => one.at.localeCompare(other.at)),
    messages: mails.map((mail) => ({
      ...mail,
      label: labelOf(mailLabels, mail.kind, language),
      last_at: mail.last_at?.toISOString() ?? null,
    })),
  }
})

/** Who validated it, or sent it back and why; null for anything else. */
function controlOf(
  event: { kind: string; actor: string | null; summary: string | null; state: string | null },
  language: Language,
): string | null {
  const { kind, actor, summary, state } = event
  if (kind !== checked || actor === null) return null
  if (state !== 'validated' && state !== 'correction') return null
  return controlLabels[state][language](actor, summary ?? '')
}

async function papersOf(tx: Tx, campaignId: string, language: Language) {
  const rows = await tx
    .selectFrom('choice_paper as paper')
    .innerJoin('campaign_beneficiary as person', 'person.id', 'paper.campaign_beneficiary_id')
    .select([
      'entered_at',
      'entered_by_name',
      'paper.receipt_number',
      'correction_reason',
      'first_name',
      'last_name',
    ])
    .where('paper.campaign_id', '=', campaignId)
    .orderBy('entered_at')
    .limit(500)
    .execute()
  return rows.map(({ entered_at, entered_by_name, receipt_number, correction_reason: reason, ...person }) => {
    const said = paperLabels[reason === null ? 'entered' : 'again'][language]
    return {
      at: entered_at.toISOString(),
      kind: 'choice.enterChoice',
      actor: entered_by_name,
      summary: [said(`${person.first_name} ${person.last_name}`, receipt_number), reason]
        .filter(Boolean)
        .join(' — '),
    }
  })
}

function labelOf(labels: Record<string, Text>, key: string, language: Language): string {
  return labels[key]?.[language] ?? key
}
