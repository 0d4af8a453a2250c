import fc from 'fast-check'
import {
  conclusionDeadlines,
  exemptExercises,
  reportDeadlines,
  tacitRenewal,
  urssafControl,
} from '../src/agreement-dates.ts'
import { earlyRelease } from '../src/early-release.ts'
import { unreachable } from '../src/leavers.ts'
import { lockUp, type LockUpGiven } from '../src/lock-up.ts'
import { latestNotification, paymentDeadline, supplementDeadline } from '../src/payment-deadline.ts'
import { percolWithdrawal, replyWindow } from '../src/reply-window.ts'
import { seniority } from '../src/seniority.ts'
import { agree } from './agree.ts'
import { dayIn, exercice } from './cases.ts'
import { dayBefore, daysLater, lengthOf, monthsLater, split, write } from './days.ts'
import {
  slowConclusion,
  slowControl,
  slowExemptYears,
  slowLatestNotice,
  slowLockUp,
  slowPaymentDeadline,
  slowPercolWithdrawal,
  slowRenewal,
  slowReplyWindow,
  slowReports,
  slowSeniority,
  slowSixMonths,
  slowSupplementDeadline,
  slowUnreachable,
} from './deadlines.ts'

const day = dayIn(2019, 2032)
/** Accounts close on the last day of a month. */
const closing = day.map((any) => {
  const [year, month] = split(any)
  return write(year, month, lengthOf(year, month))
})
const firstOfMonth = day.map((any) => `${any.slice(0, 8)}01`)
const kind = fc.constantFrom('interessement' as const, 'participation' as const)
const days = (max: number) => fc.integer({ min: 0, max })

agree(
  'the last payment day',
  fc.record({ closing, kind, period_months: fc.constantFrom(undefined, 3, 4, 6, 11, 12) }),
  (given) => paymentDeadline.value(given),
  ({ closing: on, kind: scheme, period_months }) => slowPaymentDeadline(on, scheme, period_months),
)

agree(
  'the last day to pay a supplement',
  fc.record({ closing }),
  supplementDeadline.value,
  ({ closing: on }) => slowSupplementDeadline(on),
)

agree(
  'the end of a lock-up',
  fc.oneof<fc.Arbitrary<LockUpGiven>[]>(
    fc.record({
      source: fc.constant('participation' as const),
      plan: fc.constantFrom('PEE' as const, 'PEI' as const, 'PERCOL' as const, 'CCB' as const),
      closing,
      authority_regime: fc.constantFrom(undefined, false, true),
    }),
    fc.record({
      source: fc.constant('other' as const),
      plan: fc.constantFrom(
        'PEE' as const,
        'PEG' as const,
        'PEI' as const,
        'PERCO' as const,
        'PERCOL' as const,
      ),
      acquired_on: day,
    }),
  ),
  lockUp.value,
  slowLockUp,
)

agree(
  'the days to answer, to the millisecond in Paris',
  fc.record({ informed_on: day, reply_days: fc.integer({ min: 15, max: 60 }) }),
  replyWindow.value,
  ({ informed_on, reply_days }) => slowReplyWindow(informed_on, reply_days),
)

agree(
  'the month to withdraw from a pension plan',
  fc
    .record({ notified_on: day, after: days(70), by_default: fc.boolean() })
    .map(({ after, ...given }) => ({ ...given, requested_on: daysLater(given.notified_on, after) })),
  percolWithdrawal.value,
  (given) => slowPercolWithdrawal(given.notified_on, given.requested_on, given.by_default),
)

const period = fc.record({
  period_start: firstOfMonth,
  period_months: fc.constantFrom(3, 4, 5, 6, 9, 12, 24, 36),
})
agree('concluding and filing in time', period, conclusionDeadlines.value, (given) =>
  slowConclusion(given.period_start, given.period_months),
)

agree(
  'the years that a late filing loses',
  fc
    .record({
      period_start: firstOfMonth,
      duration_years: fc.integer({ min: 1, max: 5 }),
      signing: fc.oneof(days(400), fc.constantFrom(180, 181)),
      filing: fc.oneof(days(800), fc.constantFrom(195, 196)),
      onOpening: fc.constantFrom(false, false, true),
    })
    .map(({ period_start, duration_years, signing, filing, onOpening }) => {
      const filed = onOpening ? monthsLater(period_start, 12) : daysLater(period_start, filing)
      const signed = daysLater(period_start, signing)
      return { period_start, duration_years, signed: signed < filed ? signed : filed, filed }
    }),
  exemptExercises.value,
  (given) => slowExemptYears(given.period_start, given.duration_years, given.signed, given.filed),
)

agree(
  'the control of a filing',
  day,
  (filed) => urssafControl.value({ filed, file_complete: true }),
  slowControl,
)

agree(
  'a renewal nobody asked to stop',
  fc
    .record({
      start: firstOfMonth,
      years: fc.integer({ min: 1, max: 5 }),
      clause: fc.boolean(),
      request: fc.option(fc.integer({ min: -120, max: 20 })),
    })
    .map(({ request, ...given }) => {
      const end = dayBefore(monthsLater(given.start, 12 * given.years))
      return { ...given, end, renegotiation_request: request === null ? null : daysLater(end, request) }
    }),
  ({ start, end, clause, renegotiation_request }) =>
    tacitRenewal.value({ start, end, clause, renegotiation_request }),
  (given) => slowRenewal(given.start, given.years, given.clause, given.renegotiation_request),
)

agree(
  'the yearly reports',
  closing,
  (on) => {
    const { cse_report_participation_by, annual_statement_by } = reportDeadlines.value({ closing: on })
    return { cse_report_participation_by, annual_statement_by }
  },
  slowReports,
)

agree(
  'money of people nobody finds',
  fc.record({ kind, closing }),
  unreachable.value,
  ({ kind: scheme, closing: on }) => slowUnreachable(scheme, on),
)

agree(
  'six months to ask for a release',
  fc.record({
    event_date: dayIn(2025, 2032),
    after: fc.oneof(days(250), fc.integer({ min: 180, max: 185 }), fc.integer({ min: -3, max: 3 })),
  }),
  ({ event_date, after }) => {
    const { in_time, last_day } = earlyRelease.value({
      event: 'mariage',
      event_date,
      request_date: daysLater(event_date, after),
      plan: 'PEE',
    })
    return { in_time, last_day }
  },
  ({ event_date, after }) => {
    const last_day = slowSixMonths(event_date)
    return { in_time: after >= 0 && daysLater(event_date, after) <= last_day, last_day }
  },
)

agree(
  'the latest notice',
  fc.record({
    last_payment_day: day,
    presumption_days: days(10),
    reply_days: fc.integer({ min: 15, max: 30 }),
    processing_days: days(30),
  }),
  (given) => latestNotification.value(given).latest_notification,
  (given) =>
    slowLatestNotice(given.last_payment_day, given.presumption_days, given.reply_days, given.processing_days),
)

agree(
  'the seniority asked for',
  exercice()
    .chain(({ start, end }) =>
      fc.record({
        period: fc.constant({ start, end }),
        contracts: fc.array(
          fc.record({
            from: fc.integer({ min: -500, max: 360 }),
            length: fc.option(fc.integer({ min: 0, max: 120 }), { freq: 6 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        condition_months: fc.integer({ min: 1, max: 3 }),
      }),
    )
    .map(({ contracts, ...given }) => ({
      ...given,
      contracts: contracts.map(({ from, length }) => {
        const start = daysLater(given.period.start, from)
        return { start, end: length === null ? null : daysLater(start, length) }
      }),
    })),
  (given) => {
    const { days: counted, eligible } = seniority.value(given)
    return { days: counted, eligible }
  },
  (given) => slowSeniority(given.period, given.contracts, given.condition_months),
)
