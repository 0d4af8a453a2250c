import { owedByExercise } from '@moisson/core/campaign/has-legal-day'
import { rolesThatMay } from '@moisson/core/company/role-rights'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { Output } from '@moisson/contract/call'
import type { companySorts, listCompanies } from '@moisson/contract/admin'
import { sql, type RawBuilder } from 'kysely'
import { isAnswered } from '../campaign/answered.ts'
import type { Tx } from '../database/connect.ts'
import { byId, inFrench, newestFirst, pageOf, type Order } from '../http/list-page.ts'

type Item = Output<typeof listCompanies>['items'][number]

type Sort = (typeof companySorts)[number]
const peopleOf = sql`(select count(*)::int from beneficiary b where b.company_id = c.id and b.status <> 'archived')`
const orders: Record<Sort, Order<PortfolioRow>> = {
  name: { keys: [{ column: sql`c.legal_name`, ...inFrench, value: (row) => row.legal_name }, byId('c.id')] },
  newest: newestFirst('c'),
  people: {
    keys: [{ column: peopleOf, kind: 'number', value: (row) => row.beneficiary_count }, byId('c.id')],
    down: true,
  },
}

export interface PortfolioCampaign {
  id: string
  name: string
  state: Item['campaigns'][number]['state']
  closes_at: string | null
  type: CampaignType
  legal_payment_deadline: string
  envelope_gross_cents: number | null
  people: number
  answered: number
  submitted_by_me: boolean
}

export interface PortfolioRow {
  id: string
  legal_name: string
  siren: string
  status: Item['status']
  fiscal_year_end_month: number | null
  fiscal_year_end_day: number | null
  manager_id: string | null
  manager_name: string | null
  last_contact_at: Date | null
  created_at: Date
  has_admin: boolean
  /** When the last invitation that still waits was sent. */
  invited_at: Date | null
  beneficiary_count: number
  campaigns: PortfolioCampaign[]
  /** Closing days of the exercices whose campaign is completed. */
  settled: string[]
}

/** One page of the companies in scope with everything a line shows, in one statement whatever their number. */
export async function portfolioPage(
  tx: Tx,
  asked: {
    q: string | undefined
    status: readonly string[] | undefined
    managerId: string | undefined
    companyId: string | undefined
    sort: Sort
    cursor: string | undefined
    limit: number | undefined
    callerId: string
    /** The companies of the portfolio; null for all. */
    companies: readonly string[] | null
  },
): Promise<{ shown: PortfolioRow[]; total: number; next_cursor: string | null }> {
  const filter = filterOf(asked)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from company c where ${filter}`.execute(tx)
  const page = pageOf(orders[asked.sort], asked)
  const { rows } = await sql<PortfolioRow>`
    with page as (
      select c.* from company c where ${filter} and ${page.after} order by ${page.order} limit ${page.limit})
    select c.id, c.legal_name, c.siren, c.status, c.fiscal_year_end_month, c.fiscal_year_end_day,
      c.created_at, adviser.id as manager_id, adviser.name as manager_name,
      (select max(u.last_login_at) from membership m join app_user u on u.id = m.user_id
       where m.company_id = c.id and m.role = 'company_admin' and m.status = 'active') as last_contact_at,
      exists (select from membership m join app_user u on u.id = m.user_id
       where m.company_id = c.id and m.role = 'company_admin' and m.status = 'active' and u.status = 'active'
         and m.company_role = any(${rolesThatMay('company.company', 'changes')})) as has_admin,
      (select max(m.invited_at) from membership m where m.company_id = c.id and m.role = 'company_admin'
         and m.status = 'invited' and m.expires_at > business_now()) as invited_at,
      ${peopleOf} as beneficiary_count,
      coalesce(k.campaigns, '[]') as campaigns,
      coalesce((select json_agg(distinct d.exercise_end) from campaign d
       where d.company_id = c.id and d.state = 'completed' and d.type = any(${owedByExercise})), '[]') as settled
    from page c left join lateral (
      select id, name from adviser a where a.company_id = c.id order by since, id limit 1) adviser on true
    left join lateral (
      select json_agg(json_build_object('id', r.id, 'name', r.name, 'type', r.type, 'state', r.state, 'closes_at', r.closes_at,
          'legal_payment_deadline', r.legal_payment_deadline, 'envelope_gross_cents', r.envelope_gross_cents,
          'people', p.people, 'answered', p.answered,
          'submitted_by_me', coalesce(r.submitted_by = ${asked.callerId}::uuid, false))
        order by r.created_at desc, r.id) as campaigns
      from (select * from campaign where company_id = c.id and state <> 'cancelled'
            order by created_at desc, id limit 10) r
      cross join lateral (
        select count(*)::int as people, count(*) filter (where ${isAnswered})::int as answered
        from campaign_beneficiary b where b.campaign_id = r.id and b.engagement_state <> 'excluded' and b.decides) p
    ) k on true
    order by ${page.order}`.execute(tx)
  return { ...page.cut(rows), total: counted.rows[0]?.total ?? 0 }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function filterOf(asked: {
  q: string | undefined
  status: readonly string[] | undefined
  managerId: string | undefined
  companyId: string | undefined
  companies: readonly string[] | null
}): RawBuilder<unknown> {
  const { q, status, managerId, companyId, companies } = asked
  const words = q?.trim()
  const digits = words?.replaceAll(/\s/g, '')
  const byWords = words
    ? sql`(strpos(plain_text(c.legal_name || ' ' || coalesce(c.trade_name, '')), plain_text(${words})) > 0
        or starts_with(c.siren, ${digits}))`
    : sql`true`
  const byStatus = status?.length ? sql`c.status = any(${[...status]})` : sql`c.status <> 'archived'`
  const own = companies === null ? sql`true` : sql`c.id = any(${[...companies]}::uuid[])`
  const one =
    companyId === undefined ? sql`true` : uuid.test(companyId) ? sql`c.id = ${companyId}::uuid` : sql`false`
  return sql`${own} and ${one} and ${byWords} and ${byStatus} and ${advisedBy(managerId)}`
}

/** A manager that does not exist advises nothing. */
function advisedBy(managerId: string | undefined): RawBuilder<unknown> {
  if (managerId === undefined) return sql`true`
  if (!uuid.test(managerId)) return sql`false`
  return sql`exists (select from membership m where m.company_id = c.id and m.user_id = ${managerId}::uuid
    and m.role = 'manager' and m.status = 'active')`
}
