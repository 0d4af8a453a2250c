import { getRadar } from '@moisson/contract/admin'
import {
  legalDates,
  worstRisk,
  type AgreementFacts,
  type CampaignFacts,
} from '@moisson/core/admin/legal-dates'
import type { CompanyFacts } from '@moisson/core/admin/legal-dates'
import { addDays, addMonths } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { Output } from '@moisson/contract/call'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'

type Line = Output<typeof getRadar>['companies'][number]
interface Row {
  id: string
  legal_name: string
  status: Line['status']
  closing_month: number
  closing_day: number
  managers: { id: string; name: string }[]
  agreements: AgreementFacts[]
  campaigns: CampaignFacts[]
  stuck_steps: number
}

const daysBack = 90
const monthsAhead = 12
const rank = { late: 0, soon: 1, ok: 2 }

/** All companies on one timeline of legal dates, in one statement whatever their number; the most pressing first. */
export const handleGetRadar = handle(getRadar, async ({ tx, caller, input, now, language }) => {
  await seeIdentity(tx)
  const today = parisDay(now.toISOString())
  const from = input.query.from ?? addDays(today, -daysBack)
  const to = input.query.to ?? addMonths(today, monthsAhead)
  const rows = await companiesIn(tx, caller.platform_admin ? null : caller.manages, today)
  const companies = rows.map((row): Line => {
    const facts: CompanyFacts = { ...row, closing: { month: row.closing_month, day: row.closing_day } }
    const dates = legalDates(facts, { from, to, today }).map((one) => ({
      ...one,
      label: one.label[language],
      reason: one.reason[language],
    }))
    const [first] = row.managers
    return {
      id: row.id,
      legal_name: row.legal_name,
      status: row.status,
      manager_id: first?.id ?? null,
      manager_name: first?.name ?? null,
      is_mine: row.managers.some(({ id }) => id === caller.user_id),
      risk: worstRisk(dates),
      stuck_steps: row.stuck_steps,
      dates,
    }
  })
  const counts = { late: 0, soon: 0, ok: 0 }
  for (const { risk } of companies) counts[risk] += 1
  return { from, to, today, counts, companies: companies.toSorted(byUrgency) }
})

function byUrgency(a: Line, b: Line): number {
  const [first, second] = [a, b].map(
    ({ dates, risk }) => dates.find((one) => one.risk === risk)?.date ?? '9999',
  )
  if (a.risk !== b.risk) return rank[a.risk] - rank[b.risk]
  if (first !== second) return (first ?? '') < (second ?? '') ? -1 : 1
  return a.legal_name.localeCompare(b.legal_name, 'fr')
}

async function companiesIn(tx: Tx, own: readonly string[] | null, today: string): Promise<Row[]> {
  const mine = own === null ? sql`true` : sql`c.id = any(${[...own]}::uuid[])`
  const { rows } = await sql<Row>`
    select c.id, c.legal_name, c.status, c.fiscal_year_end_month as closing_month, c.fiscal_year_end_day as closing_day,
      coalesce(m.managers, '[]') as managers, coalesce(a.agreements, '[]') as agreements,
      coalesce(k.campaigns, '[]') as campaigns, coalesce(s.stuck, 0) as stuck_steps
    from company c
    left join (
      select m.company_id, json_agg(json_build_object('id', u.id, 'name', coalesce(u.display_name, u.email))
        order by m.created_at, u.id) as managers
      from membership m join app_user u on u.id = m.user_id
      where m.role = 'manager' and m.status = 'active' and u.is_manager and u.status = 'active'
      group by m.company_id) m on m.company_id = c.id
    left join (
      select company_id, json_agg(json_build_object('type', type, 'title', title, 'signed_on', signed_on,
        'filed_on', filed_on, 'first_exercise_start', first_exercise_start, 'last_exercise_end', last_exercise_end)
        order by type) as agreements
      from agreement group by company_id) a on a.company_id = c.id
    left join (
      select r.company_id, json_agg(json_build_object('id', r.id, 'name', r.name, 'type', r.type, 'state', r.state,
        'exercise_end', r.exercise_end, 'legal_payment_deadline', r.legal_payment_deadline,
        'planned_payment_date', r.planned_payment_date, 'closes_on', paris_day(r.closes_at),
        'waiting', case when r.state = 'open' then (select count(*) from campaign_beneficiary e
           where e.campaign_id = r.id and e.engagement_state <> 'excluded' and e.submitted_at is null) else 0 end)
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
