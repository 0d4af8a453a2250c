import type { Accord } from './accord.ts'
import type { AnswerPlace } from './answer-fields.ts'
import { answerAt } from './answer-path.ts'

/** Who answers what nobody was asked: the company’s file, or the ordinary choice of the law. */
export type AssumedFrom = 'file' | 'usual'

/** What holds at a place where nothing was answered, and why; null when nothing does. */
export function assumedAnswer(
  accord: Accord,
  place: AnswerPlace,
): { value: unknown; from: AssumedFrom } | null {
  const value =
    place === 'duration.first_exercise_start' ? accord.duration.exercises[0]?.start : answerAt(accord, place)
  if (value === null || value === undefined || value === '') return null
  return { value, from: ofTheFile(place) ? 'file' : 'usual' }
}

const ofTheFile = (place: AnswerPlace): boolean =>
  (place.startsWith('company.') && !usualOfCompany.has(place)) ||
  place === 'duration.first_exercise_start' ||
  place === 'participation.exists'

const usualOfCompany = new Set<AnswerPlace>([
  'company.representation_in_order',
  'company.approved_branch_agreement',
])
