import type { AbondementGiven } from '../src/abondement.ts'
import type { SharesGiven } from '../src/abondement-limits.ts'
import type { PlanKind } from '../src/plan-kind.ts'
import { split, type Day } from './days.ts'
import {
  cutDown,
  fraction,
  isBelow,
  lowest,
  minus,
  nearest,
  over,
  percent,
  plus,
  times,
  type Fraction,
} from './fraction.ts'
import { passCents } from './figures.ts'
import { slowCsgCrds } from './levies.ts'

const isPension = (plan: PlanKind): boolean => plan === 'PERCOL' || plan === 'PERCO'

/** 8 % of the ceiling of the civil year of payment, 14.4 % with shares of the company, 16 % on a pension plan (R3332-8, L3332-11, R3334-2). */
export function slowAbondementCeiling(plan: PlanKind, paid_on: Day, companyShares = false): number {
  const share = isPension(plan) ? '16' : companyShares ? '14.4' : '8'
  return nearest(times(passCents(split(paid_on)[0]), percent(share)))
}

/** What the rates of the plan give for the euros of one year from the first cent on, tier after tier. */
function byRates(matching: Pick<AbondementGiven['matching'], 'rate_bps' | 'tiers'>, cents: number): Fraction {
  const tiers = matching.tiers ?? [{ up_to_cents: null, rate_bps: matching.rate_bps ?? 0 }]
  let [sum, from] = [fraction(0), 0]
  for (const { up_to_cents, rate_bps } of tiers) {
    const to = up_to_cents === null || up_to_cents > cents ? cents : up_to_cents
    if (to > from) sum = plus(sum, times(fraction(to - from), fraction(rate_bps, 10_000)))
    from = to > from ? to : from
  }
  return sum
}

/**
 * The matching of one payment: the rates, then the ceiling of the plan and that of the law, both of the year and what
 * was received before taken off, and three times the contribution (L3332-11, R3332-8). Several clauses add up under them.
 */
export function slowAbondement(given: AbondementGiven) {
  const base =
    given.matching.base === 'gross'
      ? (given.contribution_gross_cents ?? given.contribution_cents)
      : given.contribution_cents
  const clauses = given.clauses ?? [
    { ...given.matching, contribution_cents: base, contributed_before_cents: given.contributed_before_cents },
  ]
  let by_the_rule_cents = 0
  for (const one of clauses) {
    const before = one.contributed_before_cents ?? 0
    const after = before + one.contribution_cents
    by_the_rule_cents += nearest(minus(byRates(one, after), byRates(one, before)))
  }
  const received = fraction(given.already_this_year_cents ?? 0)
  let most = fraction(by_the_rule_cents)
  const cap = given.matching.plan_cap_cents ?? null
  if (cap !== null) most = lowest(most, minus(fraction(cap), received))
  most = lowest(most, minus(fraction(slowAbondementCeiling(given.plan, given.paid_on)), received))
  most = lowest(most, fraction(3 * base))
  if (isBelow(most, fraction(0))) most = fraction(0)
  if (given.leaver && !given.matching.grants_to_leavers) most = fraction(0)
  const gross_cents = cutDown(most)
  const { withheld_cents: _, ...levies } = slowCsgCrds(gross_cents)
  return { by_the_rule_cents, gross_cents, ...levies }
}

/** The employee's euros spent on shares of the company, matched apart; what finds no room there joins the others (URSSAF examples). */
export function slowSharesMatching(given: SharesGiven) {
  const rate = fraction(given.rate_bps, 10_000)
  const wanted = nearest(times(fraction(given.of_which_shares_cents), rate))
  const fits = wanted <= given.majoration_cap_cents
  const abondement_on_shares_cents = fits ? wanted : given.majoration_cap_cents
  const used = fits ? given.of_which_shares_cents : nearest(over(fraction(given.majoration_cap_cents), rate))
  const others = nearest(times(fraction(given.contribution_cents - used), rate))
  const abondement_other_cents = others < given.cap_cents ? others : given.cap_cents
  return {
    abondement_on_shares_cents,
    shares_contribution_used_cents: used,
    shares_contribution_spilled_cents: given.of_which_shares_cents - used,
    abondement_other_cents,
    total_cents: abondement_on_shares_cents + abondement_other_cents,
  }
}
