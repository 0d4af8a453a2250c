import type { LockUpGiven } from '../src/lock-up.ts'
import {
  countDays,
  dayAfter,
  dayBefore,
  daysLater,
  isSummerAtNight,
  lengthOf,
  monthsLater,
  split,
  startOfFollowingMonth,
  write,
  type Day,
} from './days.ts'

/** The last day of the fifth month after the closing; of the second after a period shorter than a year (L3314-9, D3324-25). */
export function slowPaymentDeadline(
  closing: Day,
  kind: 'interessement' | 'participation',
  period_months = 12,
) {
  const short = kind === 'interessement' && period_months < 12
  const interest_from = startOfFollowingMonth(closing, short ? 3 : 6)
  return { last_payment_day: dayBefore(interest_from), interest_from }
}

/** The closing of the exercice after the one that is completed: twelve ends of months later (L3314-10, L3324-9). */
export function slowSupplementDeadline(closing: Day) {
  return { last_payment_day: dayBefore(startOfFollowingMonth(closing, 13)) }
}

/** Five years, eight without an agreement, from the first day of the sixth month; five years from the units; retirement (L3324-10, L3323-5, L3332-25, CMF L224-1). */
export function slowLockUp(given: LockUpGiven) {
  if (given.plan === 'PERCOL' || given.plan === 'PERCO') return { available_on: null, until: 'retirement' }
  if (given.source === 'other') return { available_on: monthsLater(given.acquired_on, 60), until: 'date' }
  const years = given.authority_regime ? 8 : 5
  return { available_on: monthsLater(startOfFollowingMonth(given.closing, 6), 12 * years), until: 'date' }
}

/** The day of the information does not count; the last one ends at midnight in Paris (R3313-12, R3324-21-1). */
export function slowReplyWindow(informed_on: Day, reply_days: number) {
  const last_day = daysLater(informed_on, reply_days)
  const closes_at = `${last_day}T${isSummerAtNight(last_day) ? 21 : 22}:59:59.999Z`
  return { informed_on, last_day, closes_at }
}

/** One month from the notification, date to date (CMF L224-20). */
export function slowPercolWithdrawal(notified_on: Day, requested_on: Day, by_default: boolean) {
  const last_day = monthsLater(notified_on, 1)
  return { allowed: by_default && requested_on <= last_day, last_day }
}

/**
 * Before the second half of the calculation period, then fifteen days to file (L3314-4, D3313-1). Months make the
 * halves; an odd one in the middle is cut by its days, the odd day left to the second half.
 */
export function slowConclusion(period_start: Day, period_months: number) {
  const middle = monthsLater(period_start, Math.floor(period_months / 2))
  const daysOfMiddle = period_months % 2 === 0 ? 0 : lengthOf(split(middle)[0], split(middle)[1])
  const last_signature_day = dayBefore(daysLater(middle, Math.floor(daysOfMiddle / 2)))
  return { last_signature_day, filing_deadline: daysLater(last_signature_day, 15) }
}

/** Signed and filed in time: every year; otherwise only those that open after the filing (L3315-5). */
export function slowExemptYears(period_start: Day, duration_years: number, signed: Day, filed: Day) {
  const { last_signature_day, filing_deadline } = slowConclusion(period_start, 12)
  const inTime = signed <= last_signature_day && filed <= filing_deadline
  const exempt: number[] = []
  const lost: number[] = []
  for (let i = 0; i < duration_years; i += 1) {
    const opens = monthsLater(period_start, 12 * i)
    const list = inTime || opens > filed ? exempt : lost
    list.push(split(opens)[0])
  }
  return { exempt_exercices: exempt, not_exempt_exercices: lost }
}

/** Three months after a whole filing, then two more (L3345-2, L3313-3). */
export function slowControl(filed: Day) {
  return {
    secured_current_exercice_after: monthsLater(filed, 3),
    secured_later_exercices_after: monthsLater(filed, 5),
  }
}

/** The three months before the end; renewed for as long again (L3312-5). Start and end make whole years. */
export function slowRenewal(start: Day, years: number, clause: boolean, request: Day | null) {
  const next = monthsLater(start, 12 * years)
  const request_window_start = monthsLater(next, -3)
  const stopped = request !== null && request >= request_window_start && request < next
  return {
    request_window_start,
    renewed_until: clause && !stopped ? dayBefore(monthsLater(start, 24 * years)) : null,
  }
}

/** Six months after the closing; the statement by 31 March of the year after (D3323-13, D3332-16-1). */
export function slowReports(closing: Day) {
  const [year] = split(closing)
  return {
    cse_report_participation_by: dayBefore(startOfFollowingMonth(closing, 7)),
    annual_statement_by: write(year + 1, 3, 31),
  }
}

/** One year from the last payment day, or from the end of the lock-up (D3313-11, D3324-37). */
export function slowUnreachable(kind: 'interessement' | 'participation', closing: Day) {
  if (kind === 'interessement')
    return {
      lock_end: null,
      held_by_company_until: monthsLater(slowPaymentDeadline(closing, kind).last_payment_day, 12),
    }
  const lock_end = monthsLater(startOfFollowingMonth(closing, 6), 60)
  return { lock_end, held_by_company_until: monthsLater(lock_end, 12) }
}

/** Six months from the event, date to date (R3324-23). */
export const slowSixMonths = (event: Day): Day => monthsLater(event, 6)

/** Counted back from the payment: processing, the days to answer, the days of presumption. */
export const slowLatestNotice = (payment: Day, presumption: number, reply: number, processing: number): Day =>
  daysLater(payment, -(presumption + reply + processing))

/**
 * Seniority over the period and the twelve months before, of somebody who worked in the period: from date to date for
 * one run of days, the days left over of several runs at thirty a month (L3342-1).
 */
export function slowSeniority(
  period: { start: Day; end: Day },
  contracts: readonly { start: Day; end: Day | null }[],
  condition_months: number,
) {
  const runs: Day[][] = []
  let [days, yesterdayCounts] = [0, false]
  for (let day = monthsLater(period.start, -12); day <= period.end; day = dayAfter(day)) {
    const counts = contracts.some(({ start, end }) => start <= day && (end === null || day <= end))
    if (counts && !yesterdayCounts) runs.push([])
    if (counts) runs.at(-1)!.push(day)
    if (counts) days += 1
    yesterdayCounts = counts
  }
  let [months, leftOver] = [0, 0]
  for (const run of runs) {
    const [first, last] = [run[0]!, run.at(-1)!]
    let whole = 0
    while (dayBefore(monthsLater(first, whole + 1)) <= last) whole += 1
    months += whole
    leftOver += countDays(monthsLater(first, whole), last)
  }
  if (runs.length > 1) months += Math.floor(leftOver / 30)
  const inPeriod = runs.some((run) => run.at(-1)! >= period.start)
  return { days, eligible: inPeriod && months >= condition_months }
}
