import { defaultClauses } from '../../company/agreement.ts'
import { civilYear } from '../../company/closing.ts'
import { levyRegime } from '../../company/levy-regime.ts'
import { launchChecks } from '../launch-checks.ts'
import type { LaunchFacts } from '../launch-facts.ts'

/** What the agreement says, as the campaign below copied it. */
export const said = {
  ...defaultClauses,
  criteria: [{ criterion: 'salary' as const, weight_bps: 10_000 }],
  seniority_months: 0,
  presumption_days: 5,
}
export const none = { count: 0, first: [] }
export const some = { count: 2, first: [{ id: 'p1', name: 'Ana Partie' }] }

const undecided = { completes: null, decided_on: null, decided_by: null, specific_agreement_on: null }
const noBonus = { bonus: null, other_bonuses: [], own_pay_year: null, own_in_progress: null }

/** A plain correct campaign: nothing is missing, nothing is to be explained. */
export const plain: LaunchFacts = {
  ...undecided,
  ...noBonus,
  reserve_accounting_profit_cents: null,
  establishments: [],
  now: new Date('2027-03-01T09:00:00Z'),
  campaign_id: 'c1',
  type: 'interessement',
  year: 2026,
  created_at: new Date('2027-02-01T09:00:00Z'),
  envelope_gross_cents: 2_000_000,
  each_gross_cents: null,
  plan_limits: null,
  announced_lowered: null,
  envelope_basis: null,
  reserve: null,
  payroll_gross_cents: null,
  criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
  seniority_months: 0,
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: true,
  exercise_start: '2026-01-01',
  exercise_end: '2026-12-31',
  opens_at: null,
  response_days: 15,
  presumption_days: 5,
  planned_payment_date: '2027-05-31',
  legal_payment_deadline: '2027-05-31',
  destinations: ['immediate_payment', 'pee', 'percol'],
  default_rule: 'pee_lowest_risk',
  contact_name: 'Claire Martin',
  contact_email: 'claire@example.org',
  contact_phone: null,
  warning_reasons: {},
  people: {
    entitled: 5,
    without_pay: none,
    without_hire_date: none,
    without_presence: none,
    without_day_value: none,
    unlikely_day_value: none,
    gave_days: none,
    without_email: 0,
    on_paper: 0,
    reference_salary_total_cents: 11_800_000,
    changed_since: false,
    sharing_email: 0,
    unfit_number: { count: 0, first: [] },
    sharing_email_names: [],
    same_person: none,
    also_in_other_site: none,
    left_out: [],
  },
  plans: [
    { kind: 'pee', funds: 2, matching: null },
    { kind: 'percol', funds: 3, matching: null },
  ],
  company_has_pee: true,
  company_has_percol: true,
  agreement: {
    title: 'Accord',
    signed_on: '2025-06-30',
    filed_on: '2025-07-15',
    first_exercise_start: '2025-01-01',
    last_exercise_end: '2027-12-31',
    period_months: null as number | null,
    changed_at: new Date('2025-07-15T09:00:00Z'),
    clauses: said,
    formula: null,
  },
  company: {
    legal_name: 'Les Vergers',
    siren: '000020008',
    closing: { month: 12, day: 31 },
    closing_month: 12,
    headcount: 48,
    representative: 'Roche',
    payroll: null,
    has_plans: true,
    kept_plans: ['pee', 'percol'],
  },
  calculation: { distributed_cents: 2_000_000, not_distributed_cents: 0, cap_provisional: false },
  unknown_figure: null,
  levy: levyRegime({
    headcounts: [{ year: 2025, headcount: 48 }],
    declared: { bound_to_participation: false, bound_at_250: false },
    paid_on: '2026-06-30',
    closing: civilYear,
  }),
  granted_elsewhere_cents: 0,
  advanced: 0,
}
export const agreed = plain.agreement!
/** The codes of what stops and of what is told, for the plain campaign with other facts. */
export const codes = (more: Partial<LaunchFacts>) => {
  const { blockers, warnings } = launchChecks({ ...plain, ...more })
  return { blockers: blockers.map(({ code }) => code), warnings: warnings.map(({ code }) => code) }
}
