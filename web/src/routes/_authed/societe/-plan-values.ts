import type { Output } from '@moisson/contract/call'
import type { savePlan } from '@moisson/contract/company'
import { planFields, planKindNames } from '@moisson/core/company/plan-fields'
import { blankOf } from '@moisson/core/record/blank'
import { keysOf, type RecordOf } from '@moisson/core/record/field'
import type { Language } from '@moisson/law/text'

export type Plan = Output<typeof savePlan>
export type PlanKind = Plan['kind']
export type PlanVersion = Plan['other_versions'][number]
export type Matching = Plan['abondement']

/** What the form of a plan shows and saves, whole. */
export type PlanValues = RecordOf<typeof planFields> & {
  counts_from: string
  abondement: Matching
  fund_ids: string[]
  default_fund_id: string | null
}

export const noMatching: Matching = { kind: 'none', cap_cents: null, base: 'net', leavers: false }

const recordOf = (plan: Plan | PlanVersion) =>
  Object.fromEntries(keysOf(planFields).map((name) => [name, plan[name]])) as RecordOf<typeof planFields>

export type MatchingPart = NonNullable<Matching['parts']>[number]

/** A matching whose rates by fund name only funds that the plan still offers. */
export function withFundsOf(matching: Matching, ids: readonly string[]): Matching {
  const kept = (funds: Matching['funds']) => funds?.filter(({ fund_id }) => ids.includes(fund_id))
  return {
    ...matching,
    ...(matching.funds && { funds: kept(matching.funds) }),
    ...(matching.parts && {
      parts: matching.parts.map((part) => (part.funds ? { ...part, funds: kept(part.funds) } : part)),
    }),
  }
}

/** What the form of a new plan begins with. */
export const blankPlan = (
  kind: PlanKind,
  today: string,
  language: Language,
): PlanValues & { version: number } => ({
  ...blankOf(planFields),
  name: planKindNames[kind].own[language],
  counts_from: today,
  abondement: noMatching,
  fund_ids: [],
  default_fund_id: null,
  version: 0,
})

/** What counts today, to be changed from today on. */
export const changeOf = (plan: Plan, today: string): PlanValues & { version: number } => ({
  ...recordOf(plan),
  counts_from: plan.counts_from > today ? plan.counts_from : today,
  abondement: plan.abondement,
  fund_ids: plan.funds.map(({ id }) => id),
  default_fund_id: plan.default_fund_id,
  version: plan.version,
})

/** A version that is to come, to be written otherwise. */
export const correctionOf = (plan: Plan, version: PlanVersion): PlanValues & { version: number } => ({
  ...recordOf(version),
  counts_from: version.counts_from,
  abondement: version.abondement,
  fund_ids: version.fund_ids,
  default_fund_id: version.default_fund_id,
  version: plan.version,
})

/** The day on which a plan began: that of its first version. */
export const firstDayOf = (plan: Plan): string =>
  [plan, ...plan.other_versions].map(({ counts_from }) => counts_from).toSorted()[0] ?? plan.counts_from
