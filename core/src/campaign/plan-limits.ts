import { abondementCeiling } from '@moisson/law/abondement'
import { unilateralPayment } from '@moisson/law/abondement-limits'
import type { Day } from '@moisson/law/calendar'
import { ppvLimit } from '@moisson/law/ppv'
import { lawPlans } from '../abondement/account.ts'
import { runsScheme, type DatedAgreement } from './running-scheme.ts'

/** What the employer alone may pay into the PER COL for one person in a civil year. */
export interface PlanLimits {
  /** That of the value-sharing bonus, which holds for the payments of the employer alone (D3332-8-1, CMF D224-10). */
  ppv_limit_cents: number
  /** That of all matching of the plan: the law's, or the plan's own where it is lower. */
  ceiling_cents: number
  /** The PASS of the year is not published yet. */
  provisional: boolean
}

interface LimitFacts {
  paid_on: Day
  headcount: number | null
  agreements: readonly DatedAgreement[]
  /** The cap that the rules of the plan put on its matching; null for none. */
  plan_cap_cents: number | null
}

/** The limits on the day of the payment: the higher one goes to who runs a profit-sharing scheme on that day. */
export function planLimitsOf({ paid_on, headcount, agreements, plan_cap_cents }: LimitFacts): PlanLimits {
  const { limit_cents } = ppvLimit.value({
    // Without a headcount nobody can say that the company is small.
    size: headcount ?? 50,
    interessement_accord: runsScheme(agreements, 'interessement', paid_on),
    voluntary_participation: runsScheme(agreements, 'participation', paid_on),
    on: paid_on,
  })
  const legal = abondementCeiling.value({ plan: lawPlans.percol, paid_on, unpublished: 'provisional' })
  const own = plan_cap_cents !== null && plan_cap_cents < legal.ceiling_cents
  return {
    ppv_limit_cents: limit_cents,
    ceiling_cents: own ? plan_cap_cents : legal.ceiling_cents,
    provisional: legal.provisional && !own,
  }
}

/** What the limits leave of a person's year: the employer's own payments, and all matching of the plan. */
export function roomOf(
  { ppv_limit_cents, ceiling_cents }: PlanLimits,
  used: { unilateral_cents: number; matched_cents: number },
  paid_on: Day,
): number {
  return unilateralPayment.value({
    unilateral_cents: ppv_limit_cents,
    ppv_limit_cents: Math.max(0, ppv_limit_cents - used.unilateral_cents),
    ceiling_cents: Math.max(0, ceiling_cents - used.matched_cents),
    paid_on,
  }).accepted_cents
}

/** The most anybody may get, with nothing used. */
export const mostOf = (limits: PlanLimits, paid_on: Day): number =>
  roomOf(limits, { unilateral_cents: 0, matched_cents: 0 }, paid_on)
