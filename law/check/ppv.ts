import type { PpvAmountGiven } from '../src/ppv-amount.ts'
import type { PpvGiven, PpvLimitCase } from '../src/ppv.ts'
import { split, type Day } from './days.ts'
import { fraction, nearest, percent, times } from './fraction.ts'
import { slowCsgCrds } from './levies.ts'

/** 3 000 €, or 6 000 € with a scheme that the company was not bound to have, or of public interest (law 2022-1158 art. 1 V). */
export function slowPpvLimit(given: PpvLimitCase): number {
  if (given.public_interest) return 600_000
  if (given.interessement_accord) return 600_000
  return given.size < 50 && given.voluntary_participation ? 600_000 : 300_000
}

/** 1 July 2022 to 31 December 2023: every size; 2024 to 2026: fewer than 50 people; always under three SMIC of pay (art. 1 VI). */
function isFreeOfEverything(given: PpvGiven): boolean {
  if (!given.pay_12_months_below_3_smic) return false
  const [year] = split(given.paid_on)
  if (year <= 2023) return true
  return given.headcount < 50 && year <= 2026
}

export function slowPpvRegime(given: PpvGiven) {
  const exempt = given.amount_cents > given.limit_cents ? given.limit_cents : given.amount_cents
  const free = isFreeOfEverything(given)
  const { csg_total_cents, crds_cents } = slowCsgCrds(exempt)
  const excess = given.amount_cents - exempt
  // Placing a bonus exempts it from income tax since 1 December 2023, what exceeds the limit never (art. 1 V and VI).
  const untaxed = free || (given.placed_on_plan_in_time && given.paid_on >= '2023-12-01')
  const forfait = given.headcount >= 250 ? nearest(times(fraction(exempt), percent('20'))) : 0
  return {
    exempt_from_contributions_cents: exempt,
    subject_to_contributions_cents: excess,
    csg_crds_cents: free ? 0 : csg_total_cents + crds_cents,
    forfait_social_cents: free ? 0 : forfait,
    income_tax: untaxed ? 'exempt' : 'taxable',
    taxable_cents: untaxed ? excess : exempt + excess,
  }
}

/** One grant in a civil year until 30 November 2023, two since the law 2023-1107; one payment in a quarter. */
export function slowPpvCalendar(grants: number, granted_on: Day, payments: readonly Day[]): boolean {
  const [year, month] = split(granted_on)
  const allowed = year > 2023 || (year === 2023 && month === 12) ? 2 : 1
  const quarters = payments.map(
    (day) =>
      `${day.slice(0, 4)} ${['01', '02', '03'].includes(day.slice(5, 7)) ? 1 : ['04', '05', '06'].includes(day.slice(5, 7)) ? 2 : ['07', '08', '09'].includes(day.slice(5, 7)) ? 3 : 4}`,
  )
  return grants <= allowed && new Set(quarters).size === quarters.length
}

/** Three times the SMIC of the twelve months, in proportion to the contractual working time. */
export function slowThreeSmic(monthly_cents: readonly number[], working_time_bps: number): number {
  let sum = 0
  for (const cents of monthly_cents) sum += 3 * cents
  return nearest(times(fraction(sum), fraction(working_time_bps, 10_000)))
}

/** The amount decided, part of it in proportion to the days of the twelve months, never above what the year leaves (art. 1, III and V). */
export function slowPpvAmount(given: PpvAmountGiven): number {
  const follows = nearest(times(fraction(given.base_cents), fraction(given.by_presence_bps, 10_000)))
  const days = given.presence > given.whole_presence ? given.whole_presence : given.presence
  const due =
    given.base_cents - follows + nearest(times(fraction(follows), fraction(days, given.whole_presence)))
  const left = given.limit_cents > given.already_cents ? given.limit_cents - given.already_cents : 0
  return due > left ? left : due
}
