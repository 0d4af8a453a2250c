import { listFunds } from '@moisson/contract/fund'
import { currentCompanyOf } from '../identity/current-company.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import { fundsByIds, publishedFunds } from './fund-store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The funds of the plans of one company: the one asked for, the campaign's, or the caller's current one. Those who set
 * plans up may ask for the whole catalogue; a person employed by several companies sees the funds of all of them.
 */
export const handleListFunds = handle(listFunds, async ({ tx, caller, input }) => {
  const { plan, company_id, campaign_id, catalogue } = input.query
  const staff = caller.platform_admin || caller.manager || caller.administers.length > 0
  const funds =
    catalogue && staff ? await publishedFunds(tx) : await fundsOfPlans(tx, await companiesAsked(), plan)
  const items = plan ? funds.filter((fund) => fund.plans.includes(plan)) : funds
  return { items, total: items.length, next_cursor: null }

  async function companiesAsked(): Promise<string[]> {
    if (campaign_id !== undefined) return [await companyOfCampaign(tx, campaign_id)]
    if (company_id !== undefined) return [await companyInScope(tx, company_id)]
    const current = await currentCompanyOf(tx, caller)
    if (!current) return []
    return current.asStaff ? [current.id] : caller.beneficiaries.map((file) => file.company_id)
  }
})

async function fundsOfPlans(tx: Tx, companies: readonly string[], plan: 'pee' | 'percol' | undefined) {
  if (companies.length === 0) return []
  let query = tx.selectFrom('plan_in_force').select('fund_ids').where('company_id', 'in', companies)
  if (plan) query = query.where('kind', '=', plan)
  const rows = await query.execute()
  const funds = await fundsByIds(
    tx,
    rows.flatMap((row) => row.fund_ids),
  )
  return [...funds.values()]
    .filter((fund) => fund.status === 'published' || fund.status === 'closed_to_new')
    .toSorted((a, b) => a.sri - b.sri || (a.code < b.code ? -1 : 1))
}

async function companyInScope(tx: Tx, id: string): Promise<string> {
  const row = uuid.test(id)
    ? await tx.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw notFound()
  return row.id
}

async function companyOfCampaign(tx: Tx, id: string): Promise<string> {
  const row = uuid.test(id)
    ? await tx.selectFrom('campaign').select('company_id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw notFound()
  return row.company_id
}
