import { daysIn } from '@moisson/law/calendar'
import type { Candidate, ShareRules } from './share.ts'
import { based, countingOf, entitledBy, weightOf } from './share-bases.ts'

type Rules = Pick<ShareRules, 'exercise' | 'seniority_months' | 'officers'>

/**
 * What those entitled make together, one who was there for half of the exercice counting for a half; null of nobody,
 * and of times that are not days.
 */
export function wholePresences(
  rules: Rules,
  candidates: readonly Candidate[],
  by: 'presence' | 'appartenance',
): number | null {
  const people = candidates.filter(entitledBy(rules)).map((person) => based(rules, person, 0))
  const counting = countingOf(
    { exercise: rules.exercise, criteria: [{ criterion: by, weight_bps: 10_000 }] },
    people,
  )
  // A weight counts hundredths of a day.
  const whole = daysIn(rules.exercise) * 100
  const weights = people.map((person) => weightOf(by, person, counting))
  if (weights.length === 0 || weights.some((weight) => weight > whole)) return null
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Math.round((sum / whole) * 1e6) / 1e6
}
