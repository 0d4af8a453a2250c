import { daysIn, intersection, type Day } from '@moisson/law/calendar'
import { individualCeiling } from '@moisson/law/ceilings'
import { scaleHalfUp } from '@moisson/law/money'
import { contractsWithin } from '@moisson/law/presence'
import { contractsOf, daysUnderContract } from './presence-of.ts'
import type { Candidate, ShareRules } from './share.ts'

/** The ceiling of each: the agreement's or the law's, whichever is lower, prorated for part of the exercice. */
export function ceilingsOf(rules: ShareRules) {
  const { exercise, individual_cap_cents } = rules
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
      const { other_contracts = [] } = person
      const merged =
        other_contracts.length > 0 ? contractsWithin(exercise, contractsOf(person, exercise.start)) : []
      // Between contracts the person was not in the company: the days on the books are what counts.
      if (merged.length > 1)
        return rules.prorate_cap
          ? scaleHalfUp(common, daysUnderContract(person, exercise), daysIn(exercise))
          : common
      const hire_date = merged[0]?.start ?? person.hire_date
      const exit_date = merged[0]?.end ?? person.exit_date
      const entry = hire_date !== null && hire_date > exercise.start ? hire_date : null
      const exit = exit_date !== null && exit_date < exercise.end ? exit_date : null
      if (!rules.prorate_cap || (entry === null && exit === null)) return common
      const name = `${entry} ${exit}`
      const cached = known.get(name)
      if (cached !== undefined) return cached
      const ceiling = prorated(entry, exit)
      known.set(name, ceiling)
      return ceiling
    },
  }
}
