import type { Day } from '@moisson/law/calendar'
import { nextLegalDeadline, type LegalDeadline } from './deadline.ts'
import type { Closing } from './closing.ts'

/** What is on record of an agreement, as far as its exercices go. */
export interface Covering {
  signed_on: Day | null
  first_exercise_start: Day | null
  last_exercise_end: Day | null
}

/** Whether an agreement that somebody signed counts for an exercice; bounds not on record do not limit it. */
export function covers(
  { first_exercise_start: first, last_exercise_end: last, signed_on }: Covering,
  exercise: { start: Day; end: Day },
): boolean {
  return (
    signed_on !== null &&
    (first === null || first <= exercise.start) &&
    (last === null || last >= exercise.end)
  )
}

/** The next last day to pay what an agreement gives; none without a closing day and an agreement on record. */
export function nextPaymentDue(
  closing: Closing | null,
  agreements: readonly Covering[],
  today: Day,
  settled: readonly Day[] = [],
): LegalDeadline | null {
  if (closing === null) return null
  const next = nextLegalDeadline(closing, today, settled)
  return agreements.some((agreement) => covers(agreement, next.exercise)) ? next : null
}
