import { listManagers } from '@moisson/contract/user'
import type { Output } from '@moisson/contract/call'
import { sql } from 'kysely'
import type { KeptAgent } from '../database/kept-person.ts'
import { isAnswered } from '../campaign/answered.ts'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'

type Manager = Output<typeof listManagers>['items'][number]
interface Row {
  id: string
  display_name: string | null
  email: string
  phone: string | null
  photo_url: string | null
  status: Manager['status']
  agent: KeptAgent | null
  companies_count: number
  open_campaigns_count: number
  overdue_steps_count: number
  people: number
  answered: number
}

/** The advisers and what each of them carries: counts only, so every adviser reads them for the whole team. */
export const handleListManagers = handle(listManagers, async ({ tx, now }) => {
  await seeIdentity(tx)
  await sql`select set_config('app.companies', '*', true)`.execute(tx)
  const { rows } = await sql<Row>`
    with held as (
      select m.user_id, m.company_id from membership m join company c on c.id = m.company_id
      where m.role = 'manager' and m.status = 'active' and c.status <> 'archived'),
    running as (
      select h.user_id, r.id from held h join campaign r on r.company_id = h.company_id
      where r.state in ('open', 'closed', 'submitted', 'correction', 'validated'))
    select u.id, u.display_name, u.email, u.phone, u.photo_url, u.status, u.agent,
      (select count(*)::int from held h where h.user_id = u.id) as companies_count,
      (select count(*)::int from running r where r.user_id = u.id) as open_campaigns_count,
      (select count(*)::int from held h join process_step s on s.company_id = h.company_id
         join process p on p.id = s.process_id
       where h.user_id = u.id and p.status not in ('completed', 'cancelled') and s.due_date < paris_day(${now}::timestamptz)
         and s.status in ('available', 'in_progress', 'submitted', 'changes_requested')) as overdue_steps_count,
      coalesce(k.people, 0) as people, coalesce(k.answered, 0) as answered
    from app_user u left join (
      select r.user_id, count(*)::int as people, count(*) filter (where ${isAnswered})::int as answered
      from running r join campaign_beneficiary e on e.campaign_id = r.id and e.engagement_state <> 'excluded'
        and e.decides
      group by r.user_id) k on k.user_id = u.id
    where u.is_manager and u.status <> 'closed'
    order by lower(coalesce(u.display_name, u.email)), u.id`.execute(tx)
  return {
    items: rows.map(({ agent, people, answered, ...row }) => ({
      ...row,
      uid: row.id,
      title: agent?.title ?? null,
      calendar_url: agent?.calendar_url ?? null,
      response_rate_bps: people === 0 ? null : Math.floor((10_000 * answered) / people),
    })),
    total: rows.length,
    next_cursor: null,
  }
})
