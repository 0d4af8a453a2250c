import { conclusionDeadlines, tacitRenewal } from '@moisson/law/agreement-dates'
import { addDays, yearOf, type Day } from '@moisson/law/calendar'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import type { AgreementAct } from '../vocabulary.ts'
import type { DatedAgreement } from './agreement-versions.ts'
import type { Closing } from './closing.ts'

/** Where an agreement renewed tacitly goes on: for the same duration (L3312-5); null where it does not. */
export function renewalOf(
  {
    first_exercise_start: start,
    last_exercise_end: end,
    tacit_renewal,
  }: DatedAgreement & {
    tacit_renewal: boolean | null
  },
  renegotiation_request: Day | null,
): { first_exercise_start: Day; last_exercise_end: Day } | null {
  if (start === null || end === null || start > end) return null
  const { renewed_until } = tacitRenewal.value({
    start,
    end,
    clause: tacit_renewal === true,
    renegotiation_request,
  })
  return renewed_until === null
    ? null
    : { first_exercise_start: addDays(end, 1), last_exercise_end: renewed_until }
}

/** The days are those of the agreement with its signed amendments, and so is the clause: what it says at its end. */
export function endingAs<Version extends Chained>(of: Version, versions: readonly Version[]): Version {
  const signed = versions.filter(
    (one) => one.id === of.id || (one.of_id === of.id && one.act === 'amendment' && one.signed_on !== null),
  )
  const start = of.first_exercise_start
  const last = signed
    .toSorted((a, b) => ((a.first_exercise_start ?? '') < (b.first_exercise_start ?? '') ? -1 : 1))
    .at(-1)
  return { ...(last ?? of), first_exercise_start: start }
}

interface Chained extends DatedAgreement {
  id: string
  of_id: string | null
  act: AgreementAct
}

/** From when a renewal is recorded: the first day of the months in which anyone may ask to renegotiate (L3312-5). */
export const renewalOpens = (last_exercise_end: Day): Day =>
  tacitRenewal.value({
    start: last_exercise_end,
    end: last_exercise_end,
    clause: true,
    renegotiation_request: null,
  }).request_window_start

/** The last days to sign and to file what follows an agreement, taken to count in the same periods (L3314-4). */
export const followingDeadlines = (last_exercise_end: Day, period_months: number | null) =>
  conclusionDeadlines.value({
    period_start: addDays(last_exercise_end, 1),
    period_months: period_months ?? 12,
  })

/**
 * The last exercice's end of an agreement denounced on a day: filed within the delay of its conclusion, the denunciation
 * holds for the exercice in progress, and else from the next one on (D3313-6). The delay goes by the agreement's own
 * period of calculation; without one on record, by the year.
 */
export function endAfterDenunciation(filed_on: Day, closing: Closing, period_months: number | null): Day {
  const civil = exerciseOf(yearOf(filed_on), closing)
  const exercise = civil.end < filed_on ? exerciseOf(yearOf(filed_on) + 1, closing) : civil
  const { filing_deadline } = conclusionDeadlines.value({
    period_start: exercise.start,
    period_months: period_months ?? 12,
  })
  return filed_on <= filing_deadline ? addDays(exercise.start, -1) : exercise.end
}
