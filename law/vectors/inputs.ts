import { isDay } from '../src/calendar.ts'
import { destination, planKind } from '../src/plan-kind.ts'
import { byName, leaf, list, named, nullable, optional, record, requireShape } from '../src/shape.ts'
import {
  cents,
  day,
  duration,
  flag,
  headcount,
  percentage,
  signedCents,
  text,
  weight,
  whole,
  year,
  yearName,
} from '../src/takes.ts'

/** The inputs that a published rule reads, by name. */
type Fields = Parameters<typeof record>[0]

const percent = leaf<number>(
  { fr: 'un pourcentage de 0 à 10\u202f000', en: 'a percentage from 0 to 10,000' },
  (value) => typeof value === 'number' && value >= 0 && value <= 10_000,
)
/** A civil year, in digits or as a text, or the first and last day of an exercice. */
const exercice = leaf<number | string | readonly string[]>(
  {
    fr: 'une année civile, ou le premier et le dernier jour d’un exercice',
    en: 'a calendar year, or the first and the last day of a financial year',
  },
  (value) =>
    year.fits(value) ||
    yearName.fits(value) ||
    (Array.isArray(value) &&
      value.length === 2 &&
      value.every(isDay) &&
      String(value[0]) <= String(value[1])),
)
const yearOf = leaf<number | string>(
  { fr: 'une année civile', en: 'a calendar year' },
  (value) => year.fits(value) || yearName.fits(value),
)
/** Words of a few known forms: what they mean is read, not guessed. */
const words = (pattern: RegExp, example: string) =>
  leaf<string>(
    { fr: `écrit comme «\u00a0${example}\u00a0»`, en: `written such as “${example}”` },
    (value) => typeof value === 'string' && pattern.test(value),
  )
const SHARE = String.raw`(PEE|PEG|PEI|PERCO|PERCOL|paid)`
const chosen = words(
  new RegExp(String.raw`^(default|none|${SHARE}( [\d.]+ ?%( / ${SHARE} [\d.]+ ?%)*)?)$`),
  'paid 50 % / PEE 50 %',
)
const rateOf = (example: string) => words(/^\s*\d+(\.\d+)?\s*% of \w[\w ]*$/, example)
/** Named values of a clause; the rule that reads them says what is wrong in one. */
const clause = byName(
  text,
  leaf({ fr: 'une valeur', en: 'a value' }, () => true),
)
const clauses = list(clause, 1)
const scheme = named('interessement', 'participation')
const criterion = named('uniform', 'presence', 'salary', 'appartenance')
const parts = list(record({ pct: percent, criterion, weights: list(cents, 1) }), 1)
const contracts = list(
  leaf<readonly [string, string | null]>(
    { fr: 'un premier et un dernier jour', en: 'a first and a last day' },
    (value) =>
      Array.isArray(value) && value.length === 2 && isDay(value[0]) && (value[1] === null || isDay(value[1])),
  ),
)
const headcounts = byName(yearName, headcount)
const whatever = (...values: readonly unknown[]) =>
  leaf<unknown>({ fr: `${String(values[0])}`, en: `${String(values[0])}` }, (value) => values.includes(value))

const ofYear: Fields = { year }
const forfait: Fields = {
  obliged_to_participation: flag,
  effective_250: optional(flag),
  scop_L3323_3: optional(flag),
  interessement_cents: optional(cents),
  participation_cents: optional(cents),
  abondement_cents: optional(cents),
  ppv_cents: optional(cents),
  plan: optional(destination),
  default_pilot_pea_pme_10pct: optional(flag),
  company_shares: optional(flag),
}
const derogatory: Fields = {
  net_accounting_profit_cents: signedCents,
  net_taxable_profit_cents: signedCents,
  equity_cents: signedCents,
}
const capped: Fields = {
  year,
  kind: scheme,
  pool_cents: cents,
  salaries_cents: list(cents, 1),
  redistribution_clause: optional(flag),
}
const proration: Fields = {
  year,
  entry: optional(day),
  exit: optional(day),
  basis: named('days', 'months'),
  salary_cents: cents,
}
const choice: Fields = {
  rsp: optional(named('legal', 'derogatory')),
  kind: optional(named('interessement', 'participation', 'ppv')),
  gross_cents: optional(cents),
  net_cents: optional(cents),
  answer: nullable(byName(destination, cents)),
  plans: list(planKind),
  accord_other_half: optional(destination),
  accord_excess: optional(destination),
  share_within_legal_formula_net_cents: optional(cents),
}
const matching: Fields = {
  year: optional(year),
  plan: optional(planKind),
  contribution_cents: cents,
  rate_pct: percent,
  plan_cap_cents: optional(cents),
  already_this_year_cents: optional(cents),
}
const matchingUnder: Fields = { ...matching, cap_cents: cents }
const companyShares: Fields = {
  year: optional(year),
  contribution_cents: cents,
  of_which_shares_cents: cents,
  rate_pct: percent,
  cap_cents: cents,
  majoration_cap_cents: cents,
}
const voluntary: Fields = {
  year: optional(year),
  gross_annual_pay_cents: cents,
  already_cents: optional(cents),
}
const late: Fields = {
  principal_cents: cents,
  tmop_percent: nullable(percentage),
  first_day: day,
  paid_on: day,
  day_count: optional(words(/^ACT\/365/, 'ACT/365, both ends included')),
}
const seniority: Fields = {
  condition_months: whole(0, 1200),
  calc_period: exercice,
  contracts,
  convention_days_per_month: optional(whole(1, 31)),
}
const unreachable: Fields = { closing: day }
const conclusion: Fields = { period_start: day, period_months: whole(1, 120) }
const advance: Fields = { advances_cents: cents, definitive_cents: cents }
const dsn: Fields = {
  participation_cents: optional(cents),
  interessement_cents: optional(cents),
  abondement_PEE_cents: optional(cents),
  abondement_PEI_cents: optional(cents),
  abondement_PERCOL_cents: optional(cents),
  to_PEE_cents: optional(cents),
  paid_directly_by_employer_cents: optional(cents),
}

/** What every rule of the vector file reads. A name that is not here is told to the reader and decides nothing. */
export const inputs: Readonly<Record<string, Fields>> = {
  pass_by_year: { years: list(year, 1) },
  pass_2027: ofYear,
  interessement_individual_cap: ofYear,
  participation_individual_cap: ofYear,
  participation_salary_cap_3_pass: ofYear,
  spouse_quarter_pass: ofYear,
  abondement_cap_pee: { year, company_shares: optional(flag) },
  abondement_cap_percol: ofYear,
  abondement_caps: ofYear,
  all_caps_by_year: { years: list(year, 1) },
  social_levies_rate_on_gains: { date: day },
  smic_hourly: { dates: list(day, 1) },
  csg_crds_split: {
    gross_cents: cents,
    nature: optional(named('interessement', 'participation', 'abondement', 'ppv')),
  },
  abondement_net: { abondement_gross_cents: cents },
  csg_crds_on_abondement: { contribution_net_cents: optional(cents), abondement_gross_cents: cents },
  urssaf_declared_amount_rounding: { base_cents: cents },
  taxable_amount_immediate_payment: { gross_cents: cents, kind: optional(scheme) },
  forfait_social: forfait,
  forfait_social_percol_16: forfait,
  forfait_social_percol_no_16: forfait,
  forfait_social_shares_10: forfait,
  forfait_social_scop_8: forfait,
  forfait_social_threshold_50_freeze: {
    annual_headcounts: headcounts,
    payment_year: year,
    participation_volontaire_cents: cents,
  },
  forfait_social_threshold_250_freeze: {
    annual_headcounts: headcounts,
    payment_year: year,
    interessement_cents: cents,
    obliged_to_participation: flag,
  },
  forfait_social_ppv: { ppv_cents: cents, headcounts: list(headcount, 1) },
  forfait_social_by_destination: {
    obliged_to_participation: flag,
    participation_gross_cents: cents,
    gross_share_to_percol_16_cents: cents,
  },
  annual_headcount: { monthly: list(headcount, 1, 12) },
  participation_obligation_date: {
    first_year_at_50: year,
    always_above: optional(whatever(true)),
    exercice: optional(whatever('civil year')),
    closing: optional(day),
  },
  participation_obligation_reset: { annual_headcounts: headcounts },
  dirigeant_eligibility: { cases: clauses },
  ratification_two_thirds: { personnel: whole(0, 10_000_000), yes: whole(0, 10_000_000) },
  unilateral_decision_allowed: { cases: clauses },
  conclusion_in_time: { ...conclusion, signed: day },
  conclusion_and_filing_deadline: conclusion,
  late_filing: { period_start: day, duration_years: whole(1, 99), signed: day, filed: day },
  urssaf_control: { filed: day, file_complete: flag },
  tacit_renewal: { start: day, end: day, clause: flag, renegotiation_request: nullable(day) },
  payment_deadline: { closing: day, kind: optional(scheme) },
  payment_deadline_infra_annual: { period_end: day, kind: scheme, period_months: whole(1, 120) },
  latest_notification_date: {
    closing: day,
    presumption_calendar_days: whole(0, 365),
    reply_days: whole(0, 365),
    processing_days: whole(0, 365),
  },
  unreachable_interessement: unreachable,
  unreachable_participation: unreachable,
  deadlines_of_reports: unreachable,
  investment_deadline: { due_on: day },
  rsp_legal_formula: { B_cents: signedCents, C_cents: signedCents, S_cents: cents, VA_cents: signedCents },
  capital_variation_prorata: {
    capital_before_cents: signedCents,
    capital_after_cents: signedCents,
    change_date: day,
    exercice,
  },
  rsp_derogatory_ceilings: derogatory,
  rsp_derogatory_dirigeants: { headcount, rsp_derogatory_cents: cents, rsp_legal_cents: cents },
  rsp_supplement_max_without_derogatory: { ...derogatory, rsp_legal_cents: cents },
  collective_ceiling_20pct: {
    gross_wages_cents: cents,
    dirigeants_income_n_minus_1_cents: optional(cents),
    formula_result_cents: signedCents,
  },
  formula_refused: { clauses: list(text, 1) },
  formula_tiers_margin_on_payroll: {
    profit_cents: signedCents,
    turnover_cents: cents,
    payroll_cents: cents,
    tiers: list(record({ above_pct: percent, rate_pct: percent }), 1),
  },
  formula_trigger_rate_cap: {
    trigger: words(/^\s*\w+\s*(>=|<=|==|>|<)\s*-?\d+(\.\d+)?\s*$/, 'net_result>0'),
    rate: rateOf('2.5% of operating result'),
    cap: rateOf('3% of payroll'),
    net_result_cents: optional(signedCents),
    operating_result_cents: optional(signedCents),
    payroll_cents: optional(cents),
  },
  allocation_uniform: { pool_cents: cents, beneficiaries: whole(0, 1_000_000) },
  allocation_presence_days: { pool_cents: cents, days: list(weight, 1) },
  allocation_salary: { pool_cents: cents, salaries_cents: list(cents, 1) },
  allocation_salary_floor_ceiling: {
    pool_cents: cents,
    salaries_cents: list(cents, 1),
    floor_cents: optional(cents),
    ceiling_cents: optional(cents),
  },
  allocation_mixed_sub_masses: { pool_cents: cents, parts },
  individual_cap_no_redistribution: capped,
  individual_cap_redistribution: { ...capped, redistribution_clause: flag },
  participation_cap_and_mandatory_redistribution: capped,
  participation_left_in_reserve: {
    year,
    pool_cents: cents,
    beneficiaries: whole(0, 1_000_000),
    criterion: optional(named('uniform')),
    kind: optional(named('participation')),
  },
  mixed_criteria_cap_and_redistribution: {
    year,
    kind: scheme,
    redistribution_clause: optional(flag),
    pool_cents: cents,
    parts,
  },
  participation_proration_of_caps_days: proration,
  participation_proration_of_caps_months: proration,
  participation_no_proration_for_absence_or_part_time: {
    year,
    full_year_in_company: whatever(true),
    part_time_pct: optional(percent),
    sick_leave_days: optional(duration),
  },
  pass_for_offset_exercice: { exercice_start: day, exercice_end: day },
  presence_days: {
    calendar_days: duration,
    absences: list(record({ type: text, days: duration })),
  },
  salary_reconstitution: {
    paid_salary_cents: cents,
    maternity_months: duration,
    monthly_salary_if_present_cents: cents,
    employer_maintained_cents: cents,
  },
  dirigeant_income_cap: { dirigeant_income_n_minus_1_cents: cents, highest_salary_cents: cents },
  spouse_base: { year, spouse_status: optional(text), income_cents: optional(cents), clause: flag },
  seniority_condition: seniority,
  seniority_condition_refused: { condition_months: duration },
  leaver_before_year_end: {
    ...seniority,
    condition_months: optional(whole(0, 1200)),
    clause_presence_at_year_end: flag,
  },
  temporary_worker: { days_on_mission_last_exercice: whole(0, 366) },
  supplement_individual_cap: {
    year,
    already_granted_cents: optional(cents),
    supplement_share_cents: cents,
  },
  infra_annual_cap: {
    year,
    periods: list(record({ period: optional(text), share_before_cap_cents: cents }), 1),
  },
  default_interessement: choice,
  default_interessement_pei_only: choice,
  default_interessement_no_plan: choice,
  default_participation_percol: choice,
  default_participation_no_percol: choice,
  default_participation_derogatory: { ...choice, share_within_legal_formula_net_cents: cents },
  default_ppv: choice,
  partial_choice: choice,
  reply_deadline: { informed_on: day },
  reply_deadline_presumption: { notified_on: day, presumption_calendar_days: whole(0, 365) },
  percol_default_withdrawal: {
    kind: named('interessement', 'participation', 'ppv'),
    allocated_by_default_to: destination,
    notified_on: day,
    requested_on: day,
  },
  small_participation_direct_payment: { amount_cents: cents, threshold_cents: optional(cents) },
  abondement_300: matchingUnder,
  abondement_300_capped: matchingUnder,
  abondement_company_shares: companyShares,
  abondement_company_shares_spill: companyShares,
  abondement_tiers_degressive: {
    contribution_cents: cents,
    tiers: list(record({ up_to_cents: nullable(cents), rate_pct: percent }), 1),
  },
  abondement_plan_cap: matching,
  abondement_annual_accumulation: matching,
  abondement_two_plans_two_caps: { year, pee: record(matching), percol: record(matching) },
  abondement_rate_above_300_refused: matching,
  abondement_increasing_with_pay_refused: {
    rule: list(
      record({
        salary_below_cents: optional(cents),
        salary_from_cents: optional(cents),
        rate_pct: percent,
      }),
      1,
    ),
  },
  abondement_on_transfer: { ...matching, origin: text },
  abondement_leaver: {
    ...matching,
    kind: text,
    left_on: day,
    paid_on: day,
    rule_grants_to_leavers: flag,
  },
  unilateral_payment_shares: { year, unilateral_cents: cents, ppv_limit_cents: cents },
  voluntary_cap_25pct: voluntary,
  voluntary_cap_25pct_rounding: voluntary,
  voluntary_cap_no_pay: { year, status: optional(text), already_cents: optional(cents) },
  voluntary_cap_tns: { professional_income_n_minus_1_cents: cents, already_cents: optional(cents) },
  voluntary_takeover_fund: { ...voluntary, destination: text },
  voluntary_cap_excludes: { ...voluntary, payments: list(clause) },
  ppv_regime: {
    amount_cents: cents,
    limit_cents: cents,
    headcount,
    pay_12_months_below_3_smic: flag,
    year,
    placed_on_plan_in_time: flag,
  },
  ppv_limit: { cases: clauses },
  ppv_two_per_year: { grants_in_year: whole(0, 100), new_grant: flag },
  ppv_one_payment_per_quarter: { payments: list(day) },
  ppv_after_2026: {
    payment_date: day,
    headcount: optional(headcount),
    pay_12_months_below_3_smic: optional(flag),
    amount_cents: optional(cents),
    limit_cents: optional(cents),
    placed_on_plan_in_time: optional(flag),
  },
  ppv_reference_period: { payment_date: day },
  ppv_disproportion: { amounts_cents: list(cents, 1) },
  ppv_three_smic_threshold: {
    monthly_smic_cents: list(cents, 1, 12),
    full_time: flag,
    working_time_pct: optional(percent),
  },
  advance_overpaid_paid_in_cash: { ...advance, monthly_pay_cents: cents },
  advance_overpaid_invested: { ...advance, invested: whatever(true) },
  advance_without_consent: {
    consent: nullable(flag),
    days_since_information: optional(whole(0, 36_600)),
    advance_cents: optional(cents),
  },
  advance_periodicity: {
    monthly: optional(flag),
    quarterly: optional(flag),
    months_between: optional(whole(0, 120)),
  },
  early_release_request: { event: text, event_date: day, request_date: day, plan: planKind },
  early_release_plan: { event: text, plan: planKind },
  early_release_single_payment: { event: text, released_once: flag },
  late_interest_rate: { tmop_percent: nullable(percentage), payment_deadline: day },
  late_interest_amount: late,
  late_interest_negative_rate: {
    principal_cents: cents,
    tmop_percent: nullable(percentage),
    days: whole(0, 36_600),
  },
  late_interest_missing_rate: {
    principal_cents: cents,
    tmop_percent: nullable(percentage),
    payment_deadline: day,
    paid_on: day,
  },
  social_levies_on_gains: { gain_cents: signedCents, acquired: yearOf },
  social_levies_on_gains_split: {
    gain_before_2026_cents: signedCents,
    gain_from_2026_cents: signedCents,
    historic_rates_apply: flag,
  },
  dsn_block_54_direct_payment: dsn,
  dsn_block_54_partial_payment: dsn,
  campaign_interessement: {
    exercice,
    payment_year: year,
    pool_cents: cents,
    criteria: parts,
    beneficiaries: list(text, 1),
    choices: list(chosen, 1),
    abondement: words(/\d\s*%/, '50 % of what goes to the PEE, at most 600.00 a year'),
    headcount,
    obliged_to_participation: flag,
  },
  campaign_participation: {
    year,
    B_cents: signedCents,
    C_cents: signedCents,
    S_cents: cents,
    VA_cents: signedCents,
    salaries_cents: list(cents, 1),
    choices: list(chosen, 1),
    plans: list(planKind),
    accord_other_half: destination,
  },
}

/**
 * The input of a vector as its rule reads it: an optional value that is null is left out, and names that the rule does
 * not read stay as they are. Refuses, with the path, what is missing or of another kind: digits in a text are no number.
 */
export function readInput(rule: string, input: unknown): unknown {
  const fields = Object.hasOwn(inputs, rule) ? inputs[rule] : undefined
  if (fields === undefined) return input
  const given = Object.entries(input as object).filter(
    ([name, value]) => !(value === null && Object.hasOwn(fields, name) && fields[name]?.optional === true),
  )
  requireShape(record(fields), Object.fromEntries(given.filter(([name]) => Object.hasOwn(fields, name))))
  return Object.fromEntries(given)
}
