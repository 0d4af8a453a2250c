import type { Closing } from '@moisson/core/company/closing'
import { type AgreementFacts, type CampaignFacts, type CompanyFacts } from '@moisson/core/admin/legal-dates'
import { addDays, addMonths, type Day } from '@moisson/law/calendar'
import type { companyStatuses } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import { isSilent } from '../campaign/answered.ts'
import type { Tx } from '../database/connect.ts'

export interface RadarRow {
  id: string
  legal_name: string
  status: (typeof companyStatuses)[number]
  closing: Closing | null
  managers: { id: string; name: string }[]
  agreements: AgreementFacts[]
  campaigns: CampaignFacts[]
  stuck_steps: number
}

/** The dates the radar shows, around a day: three months back, a year ahead. */
export function aroundDay(today: Day): { from: Day; to: Day; today: Day } {
  return { from: addDays(today, -90), to: addMonths(today, 12), today }
}

export const factsOf = (row: RadarRow): CompanyFacts => row

/** What the legal dates of companies are computed from, in one statement; `ids` null is all of the scope. */
export async function radarRows(tx: Tx, ids: readonly string[] | null, today: Day): Promise<RadarRow[]> {
  const mine = ids === null ? sql`true` : sql`c.id = any(${[...ids]}::uuid[])`
  const { rows } = await sql<RadarRow>`
    select c.id, c.legal_name, c.status, 
      case when c.fiscal_year_end_month is not null and c.fiscal_year_end_day is not null then
        json_build_object('month', c.fiscal_year_end_month, 'day', c.fiscal_year_end_day) end as closing,
      coalesce(m.managers, '[]') as managers, coalesce(a.agreements, '[]') as agreements,
      coalesce(k.campaigns, '[]') as campaigns, coalesce(s.stuck, 0) as stuck_steps
    from company c
    left join (
      select company_id, json_agg(json_build_object('id', id, 'name', name) order by since, id) as managers
      from adviser group by company_id) m on m.company_id = c.id
    left join (
      select company_id, json_agg(json_build_object('type', type, 'title', title, 'signed_on', signed_on,
        'filed_on', filed_on, 'first_exercise_start', first_exercise_start, 'last_exercise_end', last_exercise_end,
        'period_months', period_months, 'is_example', is_example) order by type, first_exercise_start nulls first) as agreements
      from agreement group by company_id) a on a.company_id = c.id
    left join (
      select r.company_id, json_agg(json_build_object('id', r.id, 'name', r.name, 'type', r.type, 'state', r.state,
        'exercise_end', r.exercise_end, 'legal_payment_deadline', r.legal_payment_deadline,
        'planned_payment_date', r.planned_payment_date, 'closes_on', paris_day(r.closes_at),
        'waiting', case when r.state = 'open' then (select count(*) from campaign_beneficiary e
           where e.campaign_id = r.id and ${isSilent}) else 0 end)
        order by r.created_at, r.id) as campaigns
      from campaign r where r.state <> 'cancelled' group by r.company_id) k on k.company_id = c.id
    left join (
      select s.company_id, count(*)::int as stuck from process_step s join process p on p.id = s.process_id
      where p.status not in ('completed', 'cancelled') and s.due_date < ${today}::date
        and s.status in ('available', 'in_progress', 'submitted', 'changes_requested')
      group by s.company_id) s on s.company_id = c.id
    where ${mine} and c.status not in ('archived', 'prospect')
    order by c.legal_name, c.id`.execute(tx)
  return rows
}
