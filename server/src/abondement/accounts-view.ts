import { sql } from 'kysely'
import type { AbondementAccount } from '@moisson/contract/abondement'
import { lawPlans } from '@moisson/core/abondement/account'
import type { MatchingClause } from '@moisson/core/company/matching-clause'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import { abondementCeiling } from '@moisson/law/abondement'
import { parisDay } from '@moisson/law/paris-time'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { unilateralRows } from './unilateral-rows.ts'
import { labelOf } from './uses-of.ts'
import { isOpenChoice } from './without-open-choices.ts'

export type AccountView = Infer<typeof AbondementAccount>

interface EntryRow extends Omit<AccountView['entries'][number], 'label' | 'confirmed_at'> {
  plan_kind: PlanKind
  year: number
  confirmed_at: Date
  campaign_name: string | null
}

/** The same as the company reads it: what a choice holds tells the choice, which is the person's until the close. */
export const accountsForCompany = (
  tx: Tx,
  companyId: string,
  beneficiaryId: string,
  now: Date,
): Promise<AccountView[]> => accountsView(tx, companyId, beneficiaryId, now, true)

/** A person's accounts, the latest year first: this year's for each plan that matches, and every one that holds something. */
export async function accountsView(
  tx: Tx,
  companyId: string,
  beneficiaryId: string,
  now: Date,
  byCompany = false,
): Promise<AccountView[]> {
  const clauses = await clausesOf(tx, companyId)
  const { rows } = await sql<EntryRow>`
    select * from (
    select a.id, a.kind, a.source, a.campaign_id, a.plan_kind, a.year, a.contributed_cents, a.gross_cents, a.net_cents,
      a.above_cap_cents, a.kind = 'opening' or c.paid_on is not null as placed, a.note,
      a.confirmed_at, a.created_by_name as created_by, a.version, c.name as campaign_name
    from abondement_entry a left join campaign c on c.id = a.campaign_id
    where a.company_id = ${companyId} and a.beneficiary_id = ${beneficiaryId} and a.freed_at is null
      and not (${byCompany}::boolean and ${sql.raw(isOpenChoice)})
    union all
    select u.id, 'settlement', 'employer', u.campaign_id, u.plan_kind, u.year, 0, u.gross_cents, u.net_cents,
      0, u.paid_on is not null, null, u.launched_at, null, 1, u.name
    from (${sql.raw(unilateralRows)}) u where u.company_id = ${companyId} and u.beneficiary_id = ${beneficiaryId}
    ) entries
    order by kind = 'opening' desc, confirmed_at, id`.execute(tx)
  const thisYear = Number(parisDay(now.toISOString()).slice(0, 4))
  const years = [...new Set([thisYear, ...rows.map((row) => row.year)])].toSorted((a, b) => b - a)
  return years.flatMap((year) =>
    planKinds.flatMap((plan) => {
      const entries = rows.filter((row) => row.year === year && row.plan_kind === plan)
      const clause = clauses.get(plan)
      const matches = clause !== undefined && clause.kind !== 'none'
      return entries.length > 0 || (matches && year === thisYear)
        ? [accountView(plan, year, entries, matches ? clause : null)]
        : []
    }),
  )
}

async function clausesOf(tx: Tx, companyId: string): Promise<Map<string, MatchingClause>> {
  const plans = await tx
    .selectFrom('plan_in_force')
    .select(['kind', 'abondement'])
    .where('company_id', '=', companyId)
    .execute()
  return new Map(plans.map((plan) => [plan.kind, plan.abondement]))
}

function accountView(
  plan: PlanKind,
  year: number,
  rows: readonly EntryRow[],
  clause: MatchingClause | null,
): AccountView {
  const sum = (name: 'contributed_cents' | 'gross_cents' | 'above_cap_cents') =>
    rows.reduce((total, row) => total + row[name], 0)
  const legal_ceiling_cents = legalCeiling(plan, year)
  const cap = clause?.cap_cents ?? null
  const ceiling_cents = clause
    ? Math.min(legal_ceiling_cents, cap === null ? Infinity : cap + sum('above_cap_cents'))
    : null
  return {
    plan,
    year,
    ceiling_cents,
    legal_ceiling_cents,
    contributed_cents: sum('contributed_cents'),
    used_cents: sum('gross_cents'),
    remaining_cents: Math.max(0, (ceiling_cents ?? 0) - sum('gross_cents')),
    entries: rows.map(({ campaign_name, ...row }) => ({
      ...row,
      confirmed_at: row.confirmed_at.toISOString(),
      label: labelOf(campaign_name, row.note),
    })),
  }
}

/** What the law allows in a civil year, provisional until its figure is published. */
export function legalCeiling(plan: PlanKind, year: number): number {
  const given = { plan: lawPlans[plan], paid_on: `${year}-12-31`, unpublished: 'provisional' } as const
  return abondementCeiling.value(given).ceiling_cents
}
