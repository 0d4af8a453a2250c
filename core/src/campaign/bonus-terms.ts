import { sourceIn } from '@moisson/law/legal-points'
import { daysIn, yearOf, type Day } from '@moisson/law/calendar'
import { scaleHalfUp } from '@moisson/law/money'
import { ppvIsTemporary, ppvLimit, ppvReferencePeriod } from '@moisson/law/ppv'
import { refusalOf } from '@moisson/law/refusal'
import { Stopped } from '@moisson/law/stopped'
import type { Text } from '@moisson/law/text'
import { runsScheme, type DatedAgreement } from './running-scheme.ts'
import { civilYear, type Closing } from '../company/closing.ts'
import { exerciseAt, exerciseOf, type Exercise } from './exercise-dates.ts'
import { threeSmicBefore } from './three-smic.ts'

/** What the law makes of a bonus of value sharing paid on a day. */
export interface BonusTerms {
  /** Exempt for a person in the civil year: no more is given. */
  limit_cents: number
  /** The twelve months before the payment, over which pay and presence are read. */
  reference: Exercise
  /** The exercice whose pay stands for that of those months as long as nobody gave it; absent in what was frozen before. */
  pay_year?: number
  /** That exercice: its pay is held against the threshold of the days under contract in it. Absent in what was frozen before. */
  pay_period?: Exercise
  /** In a small company: under this pay neither levies nor tax are due; null where everybody bears them. */
  three_smic_cents: number | null
  /** Nothing is published for a company of this size on that day. */
  unpublished: Text | null
}

interface Facts {
  paid_on: Day
  headcount: number | null
  agreements: readonly DatedAgreement[]
  closing: Closing | null
}

/** The last exercice that is closed on a day: the nearest whole one to the months before it. */
export function payYearOf(paid_on: Day, closing: Closing | null): number {
  return yearOf(exerciseAt(paid_on, closing ?? civilYear).end) - 1
}

export function bonusTermsOf({ paid_on, headcount, agreements, closing }: Facts): BonusTerms {
  const size = sizeOf(headcount)
  const { limit_cents } = ppvLimit.value({
    size,
    interessement_accord: runsScheme(agreements, 'interessement', paid_on),
    voluntary_participation: runsScheme(agreements, 'participation', paid_on),
    on: paid_on,
  })
  const regime = temporaryOf(size, paid_on)
  const pay_year = payYearOf(paid_on, closing)
  return {
    limit_cents,
    reference: referenceOf(paid_on),
    pay_year,
    pay_period: exerciseOf(pay_year, closing ?? civilYear),
    three_smic_cents: regime === true ? threeSmicBefore(paid_on) : null,
    unpublished: unpublishedBonus(headcount, paid_on),
  }
}

/** Without a headcount nobody can say that the company is small. */
const sizeOf = (headcount: number | null): number => headcount ?? 50

/** The law's own sentence where nothing is published for a bonus paid on a day by a company of this size; null else. */
export function unpublishedBonus(headcount: number | null, paid_on: Day): Text | null {
  const regime = temporaryOf(sizeOf(headcount), paid_on)
  return typeof regime === 'boolean' ? null : regime
}

function referenceOf(paid_on: Day): Exercise {
  const { from, to } = ppvReferencePeriod(paid_on)
  return { start: from, end: to }
}

/** Whether people under three SMIC are exempt of everything; the law's own sentence where nothing is published. */
function temporaryOf(headcount: number, paid_on: Day): boolean | Text {
  try {
    return ppvIsTemporary({ headcount, paid_on, pay_12_months_below_3_smic: true })
  } catch (error) {
    if (error instanceof Stopped && error.code === 'regime_parameter_missing')
      return refusalOf(error).sentence
    throw error
  }
}

/** Under three SMIC for the part of the twelve months that somebody was under contract (law 2022-1158, art. 1, VI). */
export function thresholdFor({ reference }: BonusTerms, paid_on: Day, days: number): number {
  const whole = daysIn(reference)
  return scaleHalfUp(threeSmicBefore(paid_on), Math.min(days, whole), whole)
}

/** « loi n° 2022-1158 du 16/08/2022, art. 1 ». */
export const bonusLaw: Text = {
  fr: sourceIn('value_sharing', 'fr'),
  en: sourceIn('value_sharing', 'en'),
}
