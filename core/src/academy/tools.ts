import { abondementCeiling } from '@moisson/law/abondement'
import { conclusionDeadlines, reportDeadlines } from '@moisson/law/agreement-dates'
import { addDays, addMonths, type Day } from '@moisson/law/calendar'
import { individualCeiling, participationPayCeiling, quarterOfPass } from '@moisson/law/ceilings'
import { csgCrds } from '@moisson/law/csg-crds'
import { delays } from '@moisson/law/delays'
import { taxOfPaidPart } from '@moisson/law/income-tax'
import { lockUp } from '@moisson/law/lock-up'
import { abondementMultiple } from '@moisson/law/parameters/limits'
import { latestNotification, paymentDeadline, supplementDeadline } from '@moisson/law/payment-deadline'
import type { SchemePoint } from '@moisson/law/scheme-points'

/** What a calculator answers: an amount, a day, or retirement; the last line is what it comes to. */
export type ToolValue = { cents: number } | { day: Day } | { retirement: true }
export interface ToolLine<Name extends string = string> {
  name: Name
  value: ToolValue
}
const cents = <Name extends string>(name: Name, amount: number): ToolLine<Name> => ({
  name,
  value: { cents: amount },
})
const day = <Name extends string>(name: Name, on: Day) => ({ name, value: { day: on } })

/** From the gross amount of a bonus to what may be taken or placed. */
export function netOf(gross_cents: number, on: Day) {
  const levied = csgCrds.value({ gross_cents, on })
  return [
    cents('csg', -levied.csg_total_cents),
    cents('crds', -levied.crds_cents),
    cents('net', levied.net_cents),
  ]
}

/** Taken now, the tax at a rate; placed, what reaches the plan. */
export function taxNowOrLater(gross_cents: number, withholding_bps: number, on: Day) {
  const { net_cents } = csgCrds.value({ gross_cents, on })
  const taxed = taxOfPaidPart.value({ gross_cents, paid_net_cents: net_cents, on, withholding_bps })
  return [
    cents('net', net_cents),
    cents('taxable', taxed.taxable_cents),
    cents('tax', -taxed.withheld_at_source_cents),
    cents('cash', net_cents - taxed.withheld_at_source_cents),
    cents('placed', net_cents),
  ]
}

/** How much to place so that the matching of the year is used up, and what reaches the plan. */
export function matchingLeft(
  given: { rate_bps: number; cap_cents: number; received_cents: number; plan: 'PEE' | 'PERCOL' },
  on: Day,
) {
  const law = abondementCeiling.value({ plan: given.plan, paid_on: on, unpublished: 'provisional' })
  const left = Math.max(0, Math.min(given.cap_cents, law.ceiling_cents) - given.received_cents)
  const { num, den } = abondementMultiple.on(on).exact
  const most = (num * 10_000) / den
  const rate = Math.min(given.rate_bps, most)
  // Rounded up: a cent less would leave a cent of matching.
  const place = rate === 0 ? 0 : Math.floor((left * 10_000 + rate - 1) / rate)
  return [
    cents('ceiling', law.ceiling_cents),
    cents('left', left),
    cents('place', place),
    cents('matched', csgCrds.value({ gross_cents: left, on }).net_cents),
  ]
}

/** The legal days around a financial year, in their order: to sign and to file for it, then to tell and to pay what it gave. */
export function deadlinesOf(closing: Day) {
  const period_start = addMonths(addDays(closing, 1), -12)
  const signing = conclusionDeadlines.value({ period_start, period_months: 12 })
  const { last_payment_day, interest_from } = paymentDeadline.value({ closing, kind: 'interessement' })
  const told = latestNotification.value({
    last_payment_day,
    presumption_days: 0,
    reply_days: delays.reply.value,
    processing_days: 0,
  })
  const reports = reportDeadlines.value({ closing })
  return [
    day('sign', signing.last_signature_day),
    day('file', signing.filing_deadline),
    day('statement', reports.annual_statement_by),
    day('inform', told.latest_notification),
    day('pay', last_payment_day),
    day('interest', interest_from),
    day('report', reports.cse_report_participation_by),
    day('supplement', supplementDeadline.value({ closing }).last_payment_day),
  ].toSorted((a, b) => (a.value.day < b.value.day ? -1 : 1))
}

/** Where each of these days stands in the law. */
export const deadlinePoints = {
  sign: ['signature'],
  file: ['filing'],
  statement: ['annual_statement'],
  inform: ['reply'],
  pay: ['payment', 'participation_late_interest'],
  interest: ['late_interest', 'participation_late_interest'],
  report: ['participation_report'],
  supplement: ['supplement'],
} as const satisfies Record<ReturnType<typeof deadlinesOf>[number]['name'], readonly SchemePoint[]>

/** The ceilings of a financial year for one person, and those of the matching paid in the year of a day. */
export function ceilingsOf(closing: Day, on: Day) {
  const exercise = { start: addMonths(addDays(closing, 1), -12), end: closing }
  const unpublished = 'provisional' as const
  const year = Number(on.slice(0, 4))
  return [
    cents('person', individualCeiling.value({ exercise, unpublished }).ceiling_cents),
    cents('pay', participationPayCeiling.value({ exercise, unpublished }).ceiling_cents),
    cents('pee', abondementCeiling.value({ plan: 'PEE', paid_on: on, unpublished }).ceiling_cents),
    cents('percol', abondementCeiling.value({ plan: 'PERCOL', paid_on: on, unpublished }).ceiling_cents),
    cents(
      'unpaid',
      quarterOfPass.value({
        exercise: { start: `${year}-01-01`, end: `${year}-12-31` },
        unpublished,
      }).ceiling_cents,
    ),
  ]
}

/** The first day a sum is free: from the closing for a participation, else from the day it reached the plan. */
export function releaseDay(source: 'participation' | 'other', plan: 'PEE' | 'PERCOL', from: Day) {
  const { available_on } =
    source === 'participation'
      ? lockUp.value({ source, plan, closing: from })
      : lockUp.value({ source, plan, acquired_on: from })
  return [
    available_on === null
      ? { name: 'free' as const, value: { retirement: true as const } }
      : day('free', available_on),
  ]
}
