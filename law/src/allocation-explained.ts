import { codeDuTravail, convention } from './article.ts'
import type { Allocation, AllocationGiven, CriterionName } from './allocation.ts'
import { criterionLabels, payBase } from './allocation.ts'
import type { Step } from './rule.ts'
import { stop } from './stopped.ts'

const weightLabels: Record<CriterionName, string> = {
  uniform: 'count',
  salary: 'salary_cents',
  presence: 'presence',
  appartenance: 'appartenance',
}

/** How one person's amount was computed, line by line, from the allocation and what it was given. */
export function explainShare(given: AllocationGiven, result: Allocation, key: string): Step[] {
  const place = given.people.findIndex((person) => person.key === key)
  const [person, share] = [given.people[place], result.shares[place]]
  if (person === undefined || share === undefined) return stop('nobody_to_share')
  const own = { uniform: 1, salary: payBase(person, given), presence: person.presence ?? 0 }
  const weights: Record<CriterionName, number> = { ...own, appartenance: person.appartenance ?? 0 }
  const steps = (result.passes[0]?.masses ?? []).map((mass): Step => {
    const name = mass.name as CriterionName
    const result_cents = share[`${name}_cents`]
    return {
      label: criterionLabels[name],
      inputs: {
        sub_mass_cents: mass.cents,
        [weightLabels[name]]: weights[name],
        total_weight: mass.total_weight,
      },
      result: result_cents,
      articles: [
        codeDuTravail('L3314-5'),
        codeDuTravail('L3324-5'),
        convention('plus forts restes au centime'),
      ],
      parameters: [],
      rounding: 'largest_remainder',
    }
  })
  // Who had more than the ceiling stands at it.
  if (share.capped) {
    steps.push({
      label: { fr: 'Retenu au plafond individuel', en: 'Cut at the individual ceiling' },
      inputs: { before_ceiling_cents: share.before_ceiling_cents, ceiling_cents: share.ceiling_cents },
      result: -share.excess_cents,
      articles: [codeDuTravail('L3314-8'), codeDuTravail('D3324-12')],
      parameters: [],
      rounding: 'none',
    })
  }
  if (share.redistributed_cents > 0) {
    steps.push({
      label: { fr: 'Reçu de la redistribution du reliquat', en: 'Received from the shared excess' },
      inputs: { rounds: result.rounds },
      result: share.redistributed_cents,
      articles: [codeDuTravail('L3314-11'), codeDuTravail('L3324-7')],
      parameters: [],
      rounding: 'largest_remainder',
    })
  }
  steps.push({
    label: { fr: 'Montant brut', en: 'Gross amount' },
    inputs: {},
    result: share.gross_cents,
    articles: [codeDuTravail('L3314-5'), codeDuTravail('L3324-5')],
    parameters: [],
    rounding: 'none',
  })
  return steps
}
