import type pg from 'pg'
import type { MatchedLine } from '@moisson/core/choice/offer'
import type { CampaignState, CampaignType, EngagementState } from '@moisson/core/vocabulary'
import type { Receipt } from '@moisson/core/choice/receipt'
import type { Language } from '@moisson/law/text'

/** One person in a campaign as the tables hold it. */
export interface StoredPerson {
  id: string
  campaign_id: string
  beneficiary_id: string
  employee_number: string
  user_id: string | null
  /** The language of the account. */
  locale: Language
  engagement_state: EngagementState
  invited: boolean
  gross_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
  net_cents: number
  untaxed: boolean
  /** The most they may pay in of their own, where the campaign asks for it. */
  room_cents: number | null
  advance_gross_cents: number
  advance_net_cents: number
  due_gross_cents: number
  due_csg_deductible_cents: number
  due_csg_non_deductible_cents: number
  due_crds_cents: number
  due_net_cents: number
  late_paid_cents: number
  late_placed_cents: number
  paid_cents: number | null
  pee_cents: number | null
  percol_cents: number | null
  held_cents: number | null
  abondement_gross_cents: number
  abondement_net_cents: number
  receipt_number: string | null
  counted_status: 'submitted' | 'default_applied' | null
  counted_lines: MatchedLine[] | null
  receipt: Receipt | null
  has_draft: boolean
}

export interface StoredCampaign {
  id: string
  company_id: string
  name: string
  type: CampaignType
  state: CampaignState
  year: number
  distributed_gross_cents: number
  settled: boolean
  /** The civil year of its payment, and so of its matching. */
  paid_in: number
}

/** A live entry of an account of matching. */
export interface StoredEntry {
  beneficiary_id: string
  campaign_id: string | null
  kind: 'opening' | 'reservation' | 'settlement'
  plan_kind: 'pee' | 'percol'
  year: number
  contributed_cents: number
  gross_cents: number
}

export interface Stored {
  campaigns: StoredCampaign[]
  people: StoredPerson[]
  entries: StoredEntry[]
}

/** What the tables hold of some companies, drafts left out. */
export async function storedOf(owner: pg.Pool, companies: readonly string[]): Promise<Stored> {
  const { rows: campaigns } = await owner.query<StoredCampaign>(
    `select id, company_id, name, type, state, year, distributed_gross_cents,
       state in ('submitted', 'correction', 'validated', 'completed') as settled,
       left(frozen->>'payment_day', 4)::int as paid_in
     from campaign where company_id = any($1) and state <> 'draft' order by created_at, id`,
    [companies],
  )
  const { rows: people } = await owner.query<StoredPerson>(
    `select e.id, e.campaign_id, e.beneficiary_id, e.employee_number, b.user_id, coalesce(u.locale, 'fr') as locale, e.engagement_state,
       e.invited_at is not null or e.opened_at is not null as invited,
       e.gross_cents, e.csg_deductible_cents, e.csg_non_deductible_cents, e.crds_cents, e.net_cents, e.advance_gross_cents,
       e.advance_net_cents, e.due_gross_cents, e.untaxed, e.room_cents, e.due_csg_deductible_cents, e.due_csg_non_deductible_cents, e.due_crds_cents,
       e.due_net_cents, e.late_interest_paid_cents as late_paid_cents,
       e.late_interest_pee_cents + e.late_interest_percol_cents as late_placed_cents, e.paid_cents,
       e.pee_cents, e.percol_cents, e.held_cents, e.abondement_gross_cents, e.abondement_net_cents, e.receipt_number,
       k.status as counted_status, k.lines as counted_lines, k.receipt, d.id is not null as has_draft
     from campaign_beneficiary e join campaign c on c.id = e.campaign_id join beneficiary b on b.id = e.beneficiary_id
     left join app_user u on u.id = b.user_id
     left join choice k on k.campaign_beneficiary_id = e.id and k.status in ('submitted', 'default_applied')
     left join choice d on d.campaign_beneficiary_id = e.id and d.status = 'draft'
     where e.company_id = any($1) and c.state <> 'draft' and e.engagement_state <> 'excluded'
     order by e.employee_number, e.id`,
    [companies],
  )
  const { rows: entries } = await owner.query<StoredEntry>(
    `select beneficiary_id, campaign_id, kind, plan_kind, year, contributed_cents, gross_cents from abondement_entry
     where company_id = any($1) and freed_at is null order by created_at, id`,
    [companies],
  )
  return { campaigns, people, entries }
}
