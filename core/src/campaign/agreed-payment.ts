import { endOfMonthAfter, type Day } from '@moisson/law/calendar'
import type { AgreementClauses } from './frozen-rules.ts'

/** The last day to pay that an agreement promises, where it says one of its own. */
export const agreedPaymentDay = (
  clauses: Partial<AgreementClauses> | null | undefined,
  exercise_end: Day,
): Day | null =>
  clauses?.payment_months === undefined ? null : endOfMonthAfter(exercise_end, clauses.payment_months)
