import type { AgreementClauses } from './campaign/frozen-rules.ts'
import { refuse, type Refusal } from './refusal.ts'

/** What an agreement says until somebody writes its clauses: the law's ordinary choices. */
export const defaultClauses: AgreementClauses = {
  seniority_months: 3,
  // The one criterion that needs nothing but the people.
  criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: true,
  presumption_days: 0,
  default_rule: 'pee_lowest_risk',
  destinations: ['immediate_payment', 'pee', 'percol'],
}

/** Clauses whose criteria are each named once and add up to 100 %. */
export function checkClauses(
  clauses: AgreementClauses,
): AgreementClauses | Refusal<'criteria_not_100' | 'criterion_twice'> {
  const sum = clauses.criteria.reduce((total, { weight_bps }) => total + weight_bps, 0)
  if (sum !== 10_000) return refuse('criteria_not_100', { sum: sum / 100 })
  const names = clauses.criteria.map(({ criterion }) => criterion)
  if (new Set(names).size < names.length) return refuse('criterion_twice')
  return clauses
}
