import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import { addDays, addMonths, daysBetween, daysIn, yearOf, type Day } from '@moisson/law/calendar'
import { exerciseOf, legalPaymentDeadline, type Exercise } from '../campaign/exercise-dates.ts'

/**
 * A day from which a step counts: the start of the process, its target, the last day to sign and to file for the
 * exercice (L3314-4, D3313-1), the exercice's bounds, the last day to pay what it gave (L3314-9).
 */
export type Anchor = 'start' | 'target' | 'signature' | 'filing' | 'exercise_start' | 'closing' | 'payment'

export interface DueRule {
  from: Anchor
  days?: number
  months?: number
  /** The law's own day: shown as it is, even when it has passed. */
  legal?: boolean
}

export interface DueFacts {
  start: Day
  target: Day | null
  exercise: Exercise
  /** What the target is when nobody set one. */
  usual_target: DueRule
}

export interface Closing {
  month: number
  day: number
}

/** The day a step is due. What is not a legal day leaves a week from the start at least. */
export function dueDate(rule: DueRule, facts: DueFacts): Day {
  const day = dayOfRule(rule, facts)
  const soonest = addDays(facts.start, 7)
  return rule.legal || day >= soonest ? day : soonest
}

function dayOfRule({ from, months = 0, days = 0 }: DueRule, facts: DueFacts): Day {
  return addDays(addMonths(anchorDay(from, facts), months), days)
}

/** The day of an anchor for an exercice. */
export function anchorDay(anchor: Anchor, facts: DueFacts): Day {
  const { exercise, start, target } = facts
  switch (anchor) {
    case 'start':
      return start
    case 'target':
      return target ?? dayOfRule(facts.usual_target, facts)
    case 'signature':
      return deadlinesOf(exercise).last_signature_day
    case 'filing':
      return deadlinesOf(exercise).filing_deadline
    case 'exercise_start':
      return exercise.start
    case 'closing':
      return exercise.end
    case 'payment':
      return legalPaymentDeadline(exercise)
  }
}

function deadlinesOf(exercise: Exercise) {
  const months = Math.max(1, Math.round(daysIn(exercise) / 30.44))
  return conclusionDeadlines.value({ period_start: exercise.start, period_months: months })
}

/** The exercice (by the year it ends in) a process of this kind is about when nobody says. */
export function usualYear(
  about: 'closed_exercise' | 'coming_exercise',
  today: Day,
  closing: Closing,
): number {
  let year = yearOf(today) + 1
  if (about === 'closed_exercise') {
    while (exerciseOf(year, closing).end >= today) year -= 1
    return year
  }
  // The first exercice whose agreement can still be signed in time.
  year = yearOf(today)
  while (deadlinesOf(exerciseOf(year, closing)).last_signature_day < today) year += 1
  return year
}

/** Days of a copy: moved as far as the target, else by a whole year. */
export function movedDay(day: Day, { from, to }: { from: Day | null; to: Day | null }): Day {
  return from !== null && to !== null ? addDays(day, daysBetween(from, to)) : addMonths(day, 12)
}
