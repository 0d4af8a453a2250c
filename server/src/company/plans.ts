import { listPlans, savePlan } from '@moisson/contract/company'
import type { Output } from '@moisson/contract/call'
import { checkAbondement } from '@moisson/core/company/abondement'
import type { PlanKind } from '@moisson/core/vocabulary'
import { parisDay } from '@moisson/law/paris-time'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../database/connect.ts'
import { fundsByIds, type FundOut } from '../fund/fund-store.ts'
import { handle } from '../http/handle.ts'
import { withoutExample } from './agreements.ts'
import { Refused, refused } from '../http/refused.ts'

export type PlanOut = Output<typeof savePlan>

export const planNames: Record<PlanKind, string> = {
  pee: 'Plan d’épargne entreprise',
  percol: 'Plan d’épargne retraite collectif',
}

/** The plans of a company with their funds. */
export async function plansOf(tx: Tx, companyId: string): Promise<PlanOut[]> {
  const rows = await tx
    .selectFrom('plan')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('kind')
    .execute()
  const funds = await fundsByIds(
    tx,
    rows.flatMap((row) => row.fund_ids),
  )
  return rows.map((row) => ({
    ...row,
    funds: row.fund_ids.flatMap((id) => funds.get(id) ?? []),
  }))
}

export const handleListPlans = handle(listPlans, async ({ tx, companyId }) => ({
  items: await plansOf(tx, companyId),
}))

/** Creates or changes a plan: a matching rule within the law, funds on offer for that plan. */
export const handleSavePlan = handle(savePlan, async (context) => {
  const { tx, companyId, input, now, ifMatch, note, orRefuse } = context
  const { kind } = input.path
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const before = (await plansOf(tx, companyId)).find((plan) => plan.kind === kind)
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0))
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: before ?? null })
  const { body } = input
  const abondement = body.abondement
    ? orRefuse(checkAbondement(body.abondement, kind, parisDay(now.toISOString())))
    : (before?.abondement ?? { kind: 'none', cap_cents: null, base: 'net', leavers: false })
  const kept = new Set(before?.funds.map((fund) => fund.id))
  const fundIds = [...new Set(body.fund_ids ?? kept)]
  const funds = await offeredFunds(tx, kind, fundIds, kept)
  const asked = body.default_fund_id === undefined ? (before?.default_fund_id ?? null) : body.default_fund_id
  if (body.default_fund_id && !fundIds.includes(body.default_fund_id)) throw refused('unknown_fund')
  const name = body.name ?? before?.name ?? planNames[kind]
  const decided = (before?.is_example ?? false) && decides(body, before)
  const saved = {
    name: decided ? withoutExample(name) : name,
    abondement: JSON.stringify(abondement),
    fund_ids: fundIds,
    default_fund_id: asked !== null && fundIds.includes(asked) ? asked : leastRisky(funds),
    has_managed_profiles: body.has_managed_profiles ?? before?.has_managed_profiles ?? false,
    // Whoever writes the matching or the funds makes the plan the company's own.
    is_example: (before?.is_example ?? false) && !decided,
    updated_at: now,
  }
  await tx
    .insertInto('plan')
    .values({ id: before?.id ?? randomUUID(), company_id: companyId, kind, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind'])
        .doUpdateSet((plan) => ({ ...saved, version: plan('plan.version', '+', 1) })),
    )
    .execute()
  const after = (await plansOf(tx, companyId)).find((plan) => plan.kind === kind)
  if (!after) throw new Error('the plan was not written')
  note({ target_type: 'plan', target_id: after.id, before: traceOf(before), after: traceOf(after) })
  return after
})

function decides(
  { abondement, fund_ids }: { abondement?: unknown; fund_ids?: readonly string[] | undefined },
  before: PlanOut | undefined,
): boolean {
  if (abondement !== undefined && !isDeepStrictEqual(abondement, before?.abondement)) return true
  return (
    fund_ids !== undefined &&
    !isDeepStrictEqual(
      fund_ids,
      before?.funds.map((fund) => fund.id),
    )
  )
}

/** Funds that exist, are published (or were already there) and fit the plan; anything else is one refusal. */
async function offeredFunds(
  tx: Tx,
  kind: PlanKind,
  ids: readonly string[],
  kept: ReadonlySet<string>,
): Promise<FundOut[]> {
  const funds = await fundsByIds(tx, ids)
  return ids.map((id) => {
    const fund = funds.get(id)
    const open = fund?.status === 'published' || kept.has(id)
    if (!fund || !open || !fund.plans.includes(kind)) throw refused('unknown_fund')
    return fund
  })
}

function leastRisky(funds: readonly FundOut[]): string | null {
  return funds.toSorted((a, b) => a.sri - b.sri || (a.code < b.code ? -1 : 1))[0]?.id ?? null
}

function traceOf(plan: PlanOut | undefined) {
  if (!plan) return null
  const { name, abondement, default_fund_id, has_managed_profiles, version } = plan
  return {
    name,
    abondement,
    funds: plan.funds.map((fund) => fund.code),
    default_fund_id,
    has_managed_profiles,
    version,
  }
}
