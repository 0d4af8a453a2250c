import { sql, type RawBuilder } from 'kysely'
import type { LetterReason, LetterState } from '@moisson/core/campaign/letter-state'
import type { HandoverWay } from '@moisson/core/vocabulary'
import type { CampaignRow } from '../campaign/campaign-store.ts'
import { answeredWithoutLetter, letterOutOfDate, needsLetter } from '../outbox/reach.ts'

/** Letters are of use while somebody may still be informed by one. */
export const letterCampaigns: ReadonlySet<CampaignRow['state']> = new Set(['open', 'closed', 'correction'])

/** What there is to tell of an advance is told after that too: nothing is awaited of anybody. */
export const toldCampaigns: ReadonlySet<CampaignRow['state']> = new Set([
  ...letterCampaigns,
  'submitted',
  'validated',
  'completed',
])

/** What is to be done about a letter. After the collection only whoever was never informed still needs one. */
const state = sql<LetterState>`case
  when ${answeredWithoutLetter} then 'answered'
  when l.handed_on is not null and not ${letterOutOfDate} then 'handed'
  when l.printed_at is not null and not ${letterOutOfDate} then 'printed'
  else 'to_print' end`

const reason = sql<LetterReason>`case when e.on_paper then 'on_paper' when e.email is null then 'no_email'
  when e.email_bounced then 'refused' else 'has_email' end`

export interface LetterRow {
  id: string
  beneficiary_id: string
  employee_number: string | null
  last_name: string
  first_name: string
  establishment: string | null
  due_net_cents: number
  decides: boolean
  /** What was received above the share. */
  to_return_cents: number
  reason: LetterReason
  state: LetterState
  out_of_date: boolean
  first_printed_at: Date | null
  printed_at: Date | null
  printed_by_name: string | null
  handed_on: string | null
  handed_how: HandoverWay | null
  handed_at: Date | null
  handed_by_name: string | null
  engagement_state: string
  informed_on: string | null
  deadline_at: Date | null
  opened_at: Date | null
  site: string
}

/** The letters of a campaign as rows, to be chosen from. */
export const lettersOf = (campaign: Pick<CampaignRow, 'id' | 'company_id'>): RawBuilder<unknown> => sql`(
  select e.id, e.beneficiary_id, e.employee_number, e.last_name, e.first_name, e.establishment, e.due_net_cents, e.decides,
    greatest(e.advance_net_cents - e.net_cents, 0) as to_return_cents,
    ${reason} as reason, ${state} as state, ${letterOutOfDate} as out_of_date, l.first_printed_at, l.printed_at,
    l.printed_by_name, l.handed_on, l.handed_how, l.handed_at, l.handed_by_name, e.engagement_state, e.informed_on,
    e.deadline_at, e.opened_at, coalesce(e.establishment, '') as site
  from campaign_beneficiary e left join letter l on l.campaign_beneficiary_id = e.id
  where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and ${needsLetter}) letters`
