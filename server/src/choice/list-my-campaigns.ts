import { sql } from 'kysely'
import { listMyCampaigns } from '@moisson/contract/choice'
import type { Language } from '@moisson/law/text'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import { handle } from '../http/handle.ts'
import { taxedOfHeld } from '../campaign/taxed-of-held.ts'
import { myCampaignView, type ChoiceStatus, type Summary } from './campaign-for-person.ts'
import type { MyFile } from './choosing-file.ts'

type Row = Omit<Summary['campaign'], 'like_pay'> &
  Summary['enrolment'] & {
    company_id: string
    legal_name: string
    logo_url: string | null
    choice_status: ChoiceStatus
    receipt_language: Language | null
    asked_cents: number | null
    held: MyFile['held']
    choosing: boolean
    reasons: { code: string }[] | null
  }

/** Those to answer first, by deadline; ended ones only when they are asked for. A personal link opens those to answer. */
export const handleListMyCampaigns = handle(listMyCampaigns, async ({ tx, caller, input, now }) => {
  const { state = null, year = null, include_completed } = input.query
  const mine = caller.beneficiaries.map(({ id }) => id)
  const hidden = state || include_completed ? [] : ['completed', 'cancelled']
  const { rows } = await sql<Row>`
    select c.id, c.name, c.type, c.year, c.state, c.planned_payment_date, c.exercise_start, c.exercise_end, c.opens_at,
      e.engagement_state, e.net_cents, e.due_net_cents, e.room_cents, e.day_cents, e.advance_net_cents, e.gross_cents, e.opened_at, e.deadline_at,
      e.receipt_number, e.submitted_at, e.correction,
      coalesce(c.frozen->'destinations' ?| '{pee,percol}' and jsonb_array_length(c.frozen->'plans') > 0, false) as choosing,
      (select k.receipt->>'language' from choice k where k.campaign_beneficiary_id = e.id and k.status = 'submitted')
        as receipt_language,
      (select (select coalesce(sum((line->>'amount_cents')::bigint), 0)::bigint from jsonb_array_elements(k.lines) line)
        from choice k where k.campaign_beneficiary_id = e.id and k.status = 'submitted' and e.room_cents is not null)
        as asked_cents,
      (select jsonb_build_object('outcome', h.outcome, 'done_on', h.done_on, 'taxed_cents', ${sql.raw(taxedOfHeld)}) from held_sum h
        where h.company_id = e.company_id and h.campaign_beneficiary_id = e.id) as held,
      c.frozen->'reasons' as reasons, o.id as company_id, o.legal_name, o.logo_url,
      coalesce((select k.status from choice k where k.campaign_beneficiary_id = e.id and k.status <> 'overridden'
        order by k.status = 'draft' desc limit 1), 'empty') as choice_status
    from campaign_beneficiary e join campaign c on c.id = e.campaign_id join company o on o.id = c.company_id
    where e.beneficiary_id = any(${mine}::uuid[]) and e.engagement_state <> 'excluded'
      and c.state not in ('draft', 'scheduled') and c.state <> all(${hidden}::text[])
      and (c.state <> 'cancelled' or e.invited_at is not null or e.opened_at is not null)
      and (${state}::text[] is null or c.state = any(${state}::text[]))
      and (${year}::int is null or c.year = ${year}::int)
      and (${caller.campaign_scope === null} or (c.state = 'open' and (e.deadline_at is null or e.informed_on is null or e.deadline_at >= ${now}::timestamptz)))
    order by c.state = 'open' desc, case when e.informed_on is not null then e.deadline_at end nulls last, c.year desc, c.id
    limit 200`.execute(tx)
  const { rows: beside } = await sql<{ has_questions: boolean; vote_awaited: boolean }>`
    select exists (select 1 from question where beneficiary_id = any(${mine}::uuid[])
        and (${caller.campaign_scope}::uuid is null or campaign_id = ${caller.campaign_scope}::uuid)) as has_questions,
      ${caller.campaign_scope === null} and exists (select 1 from ratification_voter v
        join ratification r on r.id = v.ratification_id where v.beneficiary_id = any(${mine}::uuid[])
        and r.state = 'open' and v.answer is null) as vote_awaited`.execute(tx)
  return {
    ...beside[0]!,
    items: rows.map((row) =>
      myCampaignView(
        {
          campaign: { ...row, like_pay: isLikePay({ reasons: row.reasons ?? [] }) },
          enrolment: row,
          held: row.held,
          choosing: row.choosing,
          company: { id: row.company_id, legal_name: row.legal_name, logo_url: row.logo_url },
        },
        row,
      ),
    ),
    total: rows.length,
    next_cursor: null,
  }
})
