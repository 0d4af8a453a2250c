import type { Output } from '@moisson/contract/call'
import type { listCompanies } from '@moisson/contract/admin'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/connect.ts'

type Item = Output<typeof listCompanies>['items'][number]

export interface Cursor {
  name: string
  id: string
}

export interface PortfolioCampaign {
  id: string
  name: string
  state: Item['campaigns'][number]['state']
  closes_at: string | null
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
  fiscal_year_end_month: number
  fiscal_year_end_day: number
  manager_name: string | null
  has_admin: boolean
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
    after: Cursor | null
    limit: number
    callerId: string
    /** The companies of the portfolio; null for all. */
    companies: readonly string[] | null
  },
): Promise<{ rows: PortfolioRow[]; total: number; next: Cursor | null }> {
  const filter = filterOf(asked.q, asked.status, asked.companies)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from company c where ${filter}`.execute(tx)
  const from = asked.after
    ? sql`and (c.legal_name, c.id) > (${asked.after.name}, ${asked.after.id}::uuid)`
    : sql``
  const { rows } = await sql<PortfolioRow>`
    with page as (
      select c.* from company c where ${filter} ${from} order by c.legal_name, c.id limit ${asked.limit + 1})
    select c.id, c.legal_name, c.siren, c.status, c.fiscal_year_end_month, c.fiscal_year_end_day,
      (select coalesce(u.display_name, u.email) from membership m join app_user u on u.id = m.user_id
       where m.company_id = c.id and m.role = 'manager' and m.status = 'active' and u.is_manager and u.status = 'active'
       order by m.created_at, u.id limit 1) as manager_name,
      exists (select from membership m join app_user u on u.id = m.user_id
       where m.company_id = c.id and m.role = 'company_admin' and m.status = 'active' and u.status = 'active') as has_admin,
      (select count(*)::int from beneficiary b where b.company_id = c.id and b.status <> 'archived') as beneficiary_count,
      coalesce(k.campaigns, '[]') as campaigns,
      coalesce((select json_agg(distinct d.exercise_end) from campaign d
       where d.company_id = c.id and d.state = 'completed'), '[]') as settled
    from page c left join lateral (
      select json_agg(json_build_object('id', r.id, 'name', r.name, 'state', r.state, 'closes_at', r.closes_at,
          'legal_payment_deadline', r.legal_payment_deadline, 'envelope_gross_cents', r.envelope_gross_cents,
          'people', p.people, 'answered', p.answered,
          'submitted_by_me', coalesce(r.submitted_by = ${asked.callerId}::uuid, false))
        order by r.created_at desc, r.id) as campaigns
      from (select * from campaign where company_id = c.id and state <> 'cancelled'
            order by created_at desc, id limit 10) r
      cross join lateral (
        select count(*)::int as people, count(b.submitted_at)::int as answered
        from campaign_beneficiary b where b.campaign_id = r.id and b.engagement_state <> 'excluded') p
    ) k on true
    order by c.legal_name, c.id`.execute(tx)
  const shown = rows.slice(0, asked.limit)
  const last = shown.at(-1)
  return {
    rows: shown,
    total: counted.rows[0]?.total ?? 0,
    next: rows.length > asked.limit && last ? { name: last.legal_name, id: last.id } : null,
  }
}

function filterOf(
  q: string | undefined,
  status: readonly string[] | undefined,
  companies: readonly string[] | null,
): RawBuilder<unknown> {
  const words = q?.trim()
  const digits = words?.replaceAll(/\s/g, '')
  const byWords = words
    ? sql`(strpos(plain_text(c.legal_name || ' ' || coalesce(c.trade_name, '')), plain_text(${words})) > 0
        or starts_with(c.siren, ${digits}))`
    : sql`true`
  const byStatus = status?.length ? sql`c.status = any(${[...status]})` : sql`c.status <> 'archived'`
  const own = companies === null ? sql`true` : sql`c.id = any(${[...companies]}::uuid[])`
  return sql`${own} and ${byWords} and ${byStatus}`
}
