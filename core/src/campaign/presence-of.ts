import { absences, isAbsence, type AbsenceType } from '@moisson/law/absences'
import type { Day } from '@moisson/law/calendar'
import { daysOnBooks, presenceDays, type Contract } from '@moisson/law/presence'
import { rebuiltPay } from '@moisson/law/reference-pay'
import type { YearDetails } from '../beneficiary/fields.ts'
import type { Exercise } from './exercise-dates.ts'

/** What presence is found from; a person without a hire date counts as there since the exercice began, or `since`. */
interface There {
  hire_date: Day | null
  exit_date: Day | null
  other_contracts?: readonly Contract[]
}

/** Every contract of a person that is known. */
export const contractsOf = (
  { hire_date, exit_date, other_contracts = [] }: There,
  since: Day,
): Contract[] => [{ start: hire_date ?? since, end: exit_date }, ...other_contracts]

/** The days of an exercice covered by a contract. */
export const daysUnderContract = (person: There, exercise: Exercise): number =>
  daysOnBooks(exercise, contractsOf(person, exercise.start))

/** An absence of somebody, with whether the law counts it as presence. */
export interface CountedAbsence {
  type: AbsenceType
  days: number
  counts: boolean
}

/** The absences that somebody wrote; null when nobody said whether there were any. */
export function absencesOf(given: YearDetails['absences'] | undefined): CountedAbsence[] | null {
  if (given === null || given === undefined) return null
  return Object.entries(given).flatMap(([type, days]) =>
    isAbsence(type) && days ? [{ type, days, counts: absences[type].counts }] : [],
  )
}

/** Whether more days of absence are written than there are days of contract: what is meant has to be asked. */
export const absentTooLong = (person: There & Partial<YearDetails>, exercise: Exercise): boolean =>
  (absencesOf(person.absences) ?? []).reduce((sum, { days }) => sum + days, 0) >
  daysUnderContract(person, exercise)

/** The presence that contracts and absences make: days on the books less the absences that the law does not assimilate. */
export function presenceFrom(person: There & Partial<YearDetails>, exercise: Exercise): number {
  const calendar_days = daysUnderContract(person, exercise)
  const away = absencesOf(person.absences) ?? []
  if (away.length === 0) return calendar_days
  // Refused before anything is shared out.
  if (absentTooLong(person, exercise)) return 0
  return presenceDays.value({ calendar_days, absences: away.map(({ type, days }) => ({ type, days })) })
    .presence_days
}

/** How pay was rebuilt for absences assimilated to presence; kept to be explained. */
export interface RebuiltPay {
  paid_salary_cents: number
  absence_months: number
  monthly_salary_if_present_cents: number
  employer_maintained_cents: number
  base_salary_cents: number
}

/** The pay the person would have had; null when it is not known what to rebuild it from. */
export function rebuiltFrom(
  paid_salary_cents: number | null,
  given: YearDetails['rebuilt_pay'] | undefined,
): RebuiltPay | null {
  const months = given?.absence_months ?? 0
  const monthly = given?.monthly_salary_if_present_cents ?? null
  const employer_maintained_cents = given?.employer_maintained_cents ?? 0
  if (paid_salary_cents === null || months <= 0 || monthly === null) return null
  if (employer_maintained_cents > paid_salary_cents) return null
  const of = {
    paid_salary_cents,
    absence_months: months,
    monthly_salary_if_present_cents: monthly,
    employer_maintained_cents,
  }
  return { ...of, ...rebuiltPay.value(of) }
}
