import { daysIn, intersection, type Day } from '@moisson/law/calendar'
import { individualCeiling } from '@moisson/law/ceilings'
import { payBounds } from '@moisson/law/pay-bounds'
import { participationLimits } from '@moisson/law/reference-pay'
import { scaleHalfUp } from '@moisson/law/money'
import { contractsWithin } from '@moisson/law/presence'
import { contractsOf, daysUnderContract } from './presence-of.ts'
import { mostOf } from './plan-limits.ts'
import type { Candidate, ShareRules } from './share.ts'

/** The ceiling of each: the agreement's or the law's, whichever is lower, prorated for part of the exercice. */
export function ceilingsOf(rules: ShareRules) {
  const { exercise, individual_cap_cents, plan_limits } = rules
  if (plan_limits) {
    const common = mostOf(plan_limits, rules.paid_on)
    const { provisional } = plan_limits
    return { common, ofAgreement: false, provisional, of: ({ room_cents = common }: Candidate) => room_cents }
  }
  const legal = individualCeiling.value({ exercise, unpublished: 'provisional' })
  const ofAgreement = individual_cap_cents !== null && individual_cap_cents < legal.ceiling_cents
  const common = ofAgreement ? individual_cap_cents : legal.ceiling_cents
  const known = new Map<string, number>()
  const prorated = (entry: Day | null, exit: Day | null): number => {
    const inside = intersection(exercise, { start: entry ?? exercise.start, end: exit ?? exercise.end })
    const own = inside ? scaleHalfUp(common, daysIn(inside), daysIn(exercise)) : 0
    const byLaw = individualCeiling.value({
      exercise,
      proration: { entry, exit },
      unpublished: 'provisional',
    }).ceiling_cents
    return ofAgreement ? Math.min(own, byLaw) : byLaw
  }
  return {
    common,
    ofAgreement,
    // A provisional figure matters only where it is the one that limits.
    provisional: legal.provisional && !ofAgreement,
    of(person: Candidate): number {
      if (!rules.prorate_cap) return common
      const { other_contracts = [] } = person
      const merged =
        other_contracts.length > 0 ? contractsWithin(exercise, contractsOf(person, exercise.start)) : []
      // Between contracts the person was not in the company: the days on the books are what counts.
      if (merged.length > 1) return scaleHalfUp(common, daysUnderContract(person, exercise), daysIn(exercise))
      const hire_date = merged[0]?.start ?? person.hire_date
      const exit_date = merged[0]?.end ?? person.exit_date
      const entry = hire_date !== null && hire_date > exercise.start ? hire_date : null
      const exit = exit_date !== null && exit_date < exercise.end ? exit_date : null
      if (entry === null && exit === null) return common
      const name = `${entry} ${exit}`
      const cached = known.get(name)
      if (cached !== undefined) return cached
      const ceiling = prorated(entry, exit)
      known.set(name, ceiling)
      return ceiling
    },
  }
}

/**
 * The most of each person's pay that participation counts: three PASS, or less where the agreement says so, prorated for
 * part of the exercice (D3324-10, D3324-13). Null for what counts pay whole.
 */
export function payCeilingsOf(rules: ShareRules): ((person: Candidate) => number) | null {
  if (!rules.pay_of_participation) return null
  const { exercise } = rules
  const { salary_cap_cents: legal } = participationLimits.value({
    exercise,
    salary_cents: 0,
    unpublished: 'provisional',
  })
  const pay = rules.criteria.find(({ criterion }) => criterion === 'salary')
  const own =
    payBounds.value({
      exercise,
      floor: { cents: null, pass_bps: null },
      ceiling: { cents: pay?.ceiling_cents || null, pass_bps: pay?.ceiling_pass_bps || null },
      part: null,
      unpublished: 'provisional',
    }).ceiling_cents ?? legal
  const common = Math.min(own, legal)
  const known = new Map<string, number>()
  const prorated = (person: Candidate, entry: Day | null, exit: Day | null): number => {
    const days = daysUnderContract(person, exercise)
    const ofAgreement = scaleHalfUp(common, days, daysIn(exercise))
    if (common < legal || days === 0 || (person.other_contracts ?? []).length > 0) return ofAgreement
    const proration = { entry, exit }
    return participationLimits.value({ exercise, proration, salary_cents: 0, unpublished: 'provisional' })
      .salary_cap_cents
  }
  return (person) => {
    const { hire_date, exit_date, other_contracts = [] } = person
    if (
      other_contracts.length === 0 &&
      (hire_date ?? exercise.start) <= exercise.start &&
      (exit_date ?? exercise.end) >= exercise.end
    )
      return common
    const name = other_contracts.length > 0 ? null : `${hire_date} ${exit_date}`
    const cached = name === null ? undefined : known.get(name)
    if (cached !== undefined) return cached
    const entry = hire_date !== null && hire_date > exercise.start ? hire_date : null
    const exit = exit_date !== null && exit_date < exercise.end ? exit_date : null
    const ceiling = prorated(person, entry, exit)
    if (name !== null) known.set(name, ceiling)
    return ceiling
  }
}
