import { usesCriterion } from './criteria-in-use.ts'
import { legalMonths } from './legal-months.ts'
import type { Accord } from './accord.ts'
import type { AgreementClauses } from '../campaign/frozen-rules.ts'
import { titleOf } from './write-accord.ts'

/** What campaigns would read of this agreement: offered to the company, applied by it. */
export function agreementRecord(accord: Accord): {
  type: 'interessement'
  title: string
  first_exercise_start: string | null
  last_exercise_end: string | null
  clauses: AgreementClauses
} {
  const { beneficiaries, choice, duration, individual_cap, payment } = accord
  const { planned, split, criteria: own } = accord.supplement
  const savings = choice.plans.some((plan) => plan !== 'PERCOL')
  return {
    type: 'interessement',
    title: titleOf(accord),
    first_exercise_start: duration.exercises[0]?.start ?? null,
    last_exercise_end: duration.exercises.at(-1)?.end ?? null,
    clauses: {
      seniority_months: beneficiaries.seniority_months,
      officers: beneficiaries.executives,
      // The text gives the spouse a base where pay counts, and only there.
      spouse_quarter: beneficiaries.spouse && usesCriterion(accord, 'salary'),
      criteria: accord.criteria,
      ...(planned && split !== 'same' && { supplement_criteria: own }),
      individual_cap_cents: individual_cap.own_cap_cents,
      prorate_cap: individual_cap.prorate,
      redistribute: individual_cap.remainder === 'redistributed',
      presumption_days: choice.presumption_days,
      // Where there is nothing to choose the text gives no time to answer.
      ...(choice.plans.length > 0 && { response_days: choice.response_days }),
      ...(payment.months_after_closing < legalMonths(duration.period_months) && {
        payment_months: payment.months_after_closing,
      }),
      default_rule: choice.default === 'immediate_payment' ? 'immediate_payment' : 'pee_lowest_risk',
      destinations: [
        'immediate_payment',
        ...(savings ? (['pee'] as const) : []),
        ...(choice.plans.includes('PERCOL') ? (['percol'] as const) : []),
      ],
    },
  }
}
