import type { Day } from '@moisson/law/calendar'
import { addMonths, dayOf, endOfMonth, yearOf } from '@moisson/law/calendar'
import type { AbondementRule } from '@moisson/law/abondement-rule'
import type { AbondementClause } from '../abondement/clause.ts'
import { bandsOf } from '../abondement/clauses-for.ts'
import type { AgreementClauses } from '../campaign/frozen-rules.ts'
import type { Candidate } from '../campaign/share.ts'
import type { PlanKind } from '../vocabulary.ts'
import type { Assumption, FieldProblem } from './result.ts'
import { printed, type Text } from '@moisson/law/text'

/** What the company's file says, from which the inputs nobody gave are taken. */
export interface Facts {
  today: Day
  closing: { month: number; day: number }
  headcount: number | null
  headcount_year: number | null
  annual_gross_payroll_cents: number | null
  annual_revenue_cents: number | null
  taxable_profit_cents: number | null
  equity_cents: number | null
  added_value_cents: number | null
  bound_to_participation: boolean
  bound_at_250: boolean
  has_cse: boolean | null
  has_union_delegate: boolean | null
  agreements: {
    interessement: Partial<AgreementClauses> | null
    participation: Partial<AgreementClauses> | null
  }
  /** Signed, so in force. */
  interessement_signed: boolean
  abondement: Record<PlanKind, AbondementClause | null>
  /** The latest exercice for which people have pay or presence. */
  people: { year: number; count: number; reference_salary_cents: number; below_3_smic: number } | null
  /** The amount of the simulation retained for each type, in cents. */
  retained: { envelope_cents: number | null; reserve_cents: number | null }
}

/** Somebody of the company with what groups are made of; no name. */
export interface SimulatedPerson extends Candidate {
  establishment: string | null
}

/** Takes each input from what was given, else from where the company says it; keeps track of both. */
export class Completion {
  readonly assumed: Assumption[] = []
  readonly problems: FieldProblem[] = []

  /** The first value there is; what was not given is written down with its source. */
  take<Value>(
    field: string,
    given: Value | null | undefined,
    ...sources: [Assumption['from'], Value | null | undefined][]
  ): Value | null {
    if (given !== undefined && given !== null) return given
    for (const [from, value] of sources) {
      if (value === undefined || value === null) continue
      this.assumed.push({ field, from })
      return value
    }
    return null
  }

  /** The same for an input without which nothing can be computed; 0 stands in until the problem is shown. */
  need(
    field: string,
    missing: Text,
    given: number | null | undefined,
    ...sources: [Assumption['from'], number | null | undefined][]
  ): number {
    const value = this.take(field, given, ...sources)
    if (value === null) this.refuse(field, 'missing', missing.fr, missing.en)
    return value ?? 0
  }

  refuse(field: string, code: string, fr: string, en: string): void {
    this.problems.push({ field, code, message: printed({ fr, en }) })
  }
}

/** The last exercice that is over. */
export function lastClosedYear(facts: Pick<Facts, 'today' | 'closing'>): number {
  const year = yearOf(facts.today)
  const { month, day } = facts.closing
  const last = endOfMonth(dayOf(year, month, 1))
  const closing = day >= Number(last.slice(8)) ? last : dayOf(year, month, day)
  return closing < facts.today ? year : year - 1
}

/** The exercice a simulation is about unless it says so: the one people have data for, else the last one over. */
export const usualYear = (facts: Facts): number => facts.people?.year ?? lastClosedYear(facts)

/**
 * A clause of the plan as the law's rule reads it, for somebody after so many whole years in the company who places all
 * on the fund that is matched best; null when the plan matches nothing.
 */
export function abondementOf(clause: AbondementClause | null, years: number): AbondementRule | null {
  if (clause === null || clause.kind === 'none') return null
  const rates =
    clause.kind === 'single' ? { rate_bps: clause.rate_bps ?? 0 } : { tiers: bandsOf(clause, years) }
  return { ...rates, plan_cap_cents: clause.cap_cents, base: clause.base, grants_to_leavers: clause.leavers }
}

/** The last day of the fifth month after the closing: when the money is usually paid. */
export function usualPaymentDay(facts: Pick<Facts, 'today'>): Day {
  return endOfMonth(addMonths(facts.today, 1))
}
