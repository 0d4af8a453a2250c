import type { Day } from '@moisson/law/calendar'

/** What says on which days an agreement runs. */
export interface DatedAgreement {
  type: string
  signed_on: Day | null
  first_exercise_start: Day | null
  last_exercise_end: Day | null
}

/** Whether a signed agreement of a type runs on a day. */
export const runsScheme = (agreements: readonly DatedAgreement[], type: string, day: Day): boolean =>
  agreements.some(
    (one) =>
      one.type === type &&
      one.signed_on !== null &&
      one.signed_on <= day &&
      one.first_exercise_start !== null &&
      one.first_exercise_start <= day &&
      (one.last_exercise_end === null || one.last_exercise_end >= day),
  )
