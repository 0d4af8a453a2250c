import {
  annualHeadcount,
  dirigeantEligible,
  participationObligation,
  thresholdEffective,
} from '../src/headcount.ts'
import type { DirigeantCase } from '../src/headcount.ts'
import type { UnilateralCase } from '../src/agreement-mode.ts'
import { ratification, unilateralDecision } from '../src/agreement-mode.ts'
import {
  conclusionDeadlines,
  exemptExercises,
  reportDeadlines,
  tacitRenewal,
  urssafControl,
} from '../src/agreement-dates.ts'
import { investmentDeadline, latestNotification, paymentDeadline } from '../src/payment-deadline.ts'
import type { SchemeKind } from '../src/payment-deadline.ts'
import { unreachable } from '../src/leavers.ts'
import { civilYear } from '../src/calendar.ts'
import { THEN } from '../src/formula/then-key.ts'
import { answer, historyOf, type Shapes } from './shape.ts'

type Headcounts = { annual_headcounts: Record<string, number> }
type PeriodStart = { period_start: string; period_months: number }
type Closing = { closing: string; kind?: SchemeKind }

const obligation = ({ annual_headcounts }: Headcounts, year: number) =>
  thresholdEffective.value({ headcounts: historyOf(annual_headcounts), threshold: 50, year })

export const companyShapes: Shapes = {
  annual_headcount: (input: { monthly: number[] }) => {
    const { headcount_hundredths } = answer(annualHeadcount, input)
    const reaches = (threshold: number) => headcount_hundredths >= threshold * 100
    return {
      headcount_hundredths,
      reaches_11: reaches(11),
      reaches_50: reaches(50),
      reaches_250: reaches(250),
    }
  },
  // Exercices are civil years in these vectors, unless a closing day says otherwise.
  participation_obligation_date: (input: { first_year_at_50: number; closing?: string }) =>
    participationObligation.value({
      first_year_at_50: input.first_year_at_50,
      closing: input.closing ?? civilYear(input.first_year_at_50).end,
    }),
  participation_obligation_reset: (input: Headcounts) => {
    const years = Object.keys(input.annual_headcounts).map(Number)
    const last = Math.max(...years)
    const now = obligation(input, last)
    const obliged = Object.fromEntries(
      years.map((year) => [`obliged_exercice_${year}`, obligation(input, year).effective]),
    )
    return { ...obliged, counter_restarts: now.counter_started, earliest_obliged_exercice: now.earliest_year }
  },
  dirigeant_eligibility: ({ cases }: { cases: DirigeantCase[] }) => ({
    dirigeant_eligible: cases.map((one) => answer(dirigeantEligible, one).eligible),
  }),
  ratification_two_thirds: (input: { personnel: number; yes: number }) => answer(ratification, input),
  unilateral_decision_allowed: ({ cases }: { cases: UnilateralCase[] }) => ({
    allowed: cases.map((one) => answer(unilateralDecision, one).allowed),
  }),
  conclusion_in_time: (input: PeriodStart & { signed: string }) => ({
    in_time: input.signed <= answer(conclusionDeadlines, input).last_signature_day,
  }),
  conclusion_and_filing_deadline: (input: PeriodStart) => answer(conclusionDeadlines, input),
  late_filing: (input: { period_start: string; duration_years: number; signed: string; filed: string }) =>
    answer(exemptExercises, input),
  urssaf_control: (input: { filed: string; file_complete: boolean }) => answer(urssafControl, input),
  tacit_renewal: (input: {
    start: string
    end: string
    clause: boolean
    renegotiation_request: string | null
  }) => answer(tacitRenewal, input),
  payment_deadline: ({ closing, kind }: Closing) =>
    paymentDeadline.value({ closing, kind: kind ?? 'interessement' }),
  payment_deadline_infra_annual: (input: { period_end: string; kind: SchemeKind; period_months: number }) =>
    answer(paymentDeadline, { ...input, closing: input.period_end }),
  latest_notification_date: (input: {
    closing: string
    presumption_calendar_days: number
    reply_days: number
    processing_days: number
  }) => {
    const { last_payment_day } = paymentDeadline.value({ closing: input.closing, kind: 'interessement' })
    return latestNotification.value({
      last_payment_day,
      presumption_days: input.presumption_calendar_days,
      reply_days: input.reply_days,
      processing_days: input.processing_days,
    })
  },
  unreachable_interessement: ({ closing }: Closing) => ({
    ...unreachable.value({ kind: 'interessement', closing }),
    [THEN]: 'Caisse des depots',
  }),
  unreachable_participation: ({ closing }: Closing) => ({
    ...unreachable.value({ kind: 'participation', closing }),
    [THEN]: 'Caisse des depots',
  }),
  deadlines_of_reports: (input: { closing: string }) => answer(reportDeadlines, input),
  investment_deadline: ({ due_on }: { due_on: string }) => ({ invested_by: investmentDeadline(due_on) }),
}
