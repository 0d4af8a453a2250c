import { inEach } from '@moisson/law/text'
import { citation } from '@moisson/law/article'
import { leastLowRisk, yearsOfChange } from '@moisson/law/managed-profiles'
import { detailIn, type Refusal } from '@moisson/law/refusal'
import { percent } from '@moisson/law/words/figures'
import type { ValueOf } from '../record/field.ts'
import { refuse } from '../refusal.ts'
import { managedProfiles } from '../vocabulary.ts'
import { planFields } from './plan-fields.ts'

/** From so many years before the departure on, until the next step: the part of low risk of each profile, in basis points. */
export type ManagedStep = ValueOf<typeof planFields.managed_steps>[number]

const { fields } = planFields.managed_steps.of
const source = leastLowRisk.articles.map(citation).join(', ')

/** The grid that the law asks for at least; the first step counts for who is farther away too. */
export function leastSteps(): ManagedStep[] {
  const [first = 0] = yearsOfChange
  const least = (profile: (typeof managedProfiles)[number], years_before: number) =>
    leastLowRisk.value({ profile, years_before }).least_bps
  return [first + 1, ...yearsOfChange].map((years_before) => ({
    years_before,
    prudent_bps: least('prudent', years_before),
    balanced_bps: least('balanced', years_before),
    dynamic_bps: least('dynamic', years_before),
  }))
}

/** The step that counts so many years before the departure: the first one for who is farther away than it says. */
export const stepAt = (steps: readonly ManagedStep[], years: number): ManagedStep | undefined =>
  steps.findLast(({ years_before }) => years <= years_before) ?? steps[0]

/**
 * A grid, the farthest step first: each year once, never riskier as the departure comes nearer, and in every year at
 * least the part of low risk that lets a profile bear its name (order of 7 August 2019, article 1).
 */
export function checkManagedSteps(
  given: readonly ManagedStep[],
): ManagedStep[] | Refusal<'repeated_managed_year' | 'falling_managed_part' | 'illegal_managed_steps'> {
  const steps = given.toSorted((a, b) => b.years_before - a.years_before)
  const twice = steps.find(({ years_before }, place) => years_before === steps[place - 1]?.years_before)
  if (twice) return refuse('repeated_managed_year', { years: twice.years_before })
  for (const profile of managedProfiles) {
    const part = (step: ManagedStep) => step[`${profile}_bps`]
    const { label } = fields[`${profile}_bps`]
    const named = detailIn('profile', label)
    const falls = steps.find((step, place) => part(step) < part(steps[place - 1] ?? step))
    if (falls) return refuse('falling_managed_part', { ...named, years: falls.years_before })
    // What is asked changes at a few years only; the grid changes at its own.
    for (const years_before of new Set([...steps.map((step) => step.years_before), ...yearsOfChange])) {
      const step = stepAt(steps, years_before)
      if (step === undefined) continue
      const { least_bps } = leastLowRisk.value({ profile, years_before })
      if (part(step) < least_bps)
        return refuse('illegal_managed_steps', {
          ...named,
          years: years_before,
          ...detailIn(
            'least',
            inEach((language) => percent(least_bps, language)),
          ),
          source,
        })
    }
  }
  return steps
}
