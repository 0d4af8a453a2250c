import * as z from 'zod/mini'
import { situations } from '@moisson/core/orientation/names'
import {
  bandMeasures,
  derogatoryCeilingNames,
  formulaKinds,
  groupings,
  indicators,
  profitKinds,
  rateBases,
} from '@moisson/core/simulation/inputs'
import { planKinds } from '@moisson/core/vocabulary'
import { Bps, Cents, Day, PositiveCents, Year, text } from './shapes.ts'

const optional = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(z.nullable(shape))
const given = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(shape)
const Headcount = z.number().check(z.gte(0), z.lte(1_000_000))
const People = z.int().check(z.gte(0), z.lte(1_000_000))
/** A result may be a loss; the size of an amount has a limit all the same. */
const Result = Cents.check(z.gte(-100_000_000_000_00), z.lte(100_000_000_000_00))
const BigCents = z.int().check(z.gte(0), z.lte(100_000_000_000_00))
const AnyRate = z.int().check(z.gte(0), z.lte(1_000_000))
const Figure = z.number().check(z.gte(-1e12), z.lte(1e12))

export const EnvelopeGiven = z.object({
  year: given(Year),
  formula_kind: given(z.enum(formulaKinds)),
  indicator: given(z.enum(indicators)),
  indicator_label: given(text(80)),
  reference_value_cents: optional(Result),
  actual_value_cents: optional(Result),
  annual_gross_payroll_cents: given(BigCents),
  dirigeants_income_cents: given(BigCents),
  headcount: optional(Headcount),
  rate_bps: given(Bps),
  rate_of: given(z.enum(rateBases)),
  threshold_cents: optional(Result),
  strict: given(z.boolean()),
  band_measure: given(z.enum(bandMeasures)),
  bands: given(
    z
      .array(z.object({ from: z.nullable(Result), to: z.nullable(Result), rate_bps: Bps }))
      .check(z.maxLength(20)),
  ),
  objectives: given(
    z
      .array(
        z.object({
          label: text(80),
          weight_bps: Bps,
          start: optional(Figure),
          target: Figure,
          actual: Figure,
          unit: z.optional(text(20)),
          lower_is_better: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(12)),
  ),
  maximum_bps_of_payroll: given(Bps),
  trigger: optional(z.object({ label: text(80), actual_cents: Result, above_cents: Result })),
  cap_bps_of_payroll: optional(Bps),
  cap_cents: optional(BigCents),
  scenarios: given(
    z
      .array(z.object({ label: text(40), change_bps: z.int().check(z.gte(-10_000), z.lte(100_000)) }))
      .check(z.maxLength(8)),
  ),
})

export const ReserveGiven = z.object({
  year: given(Year),
  profit_cents: given(Result),
  equity_cents: given(Result),
  wages_cents: given(BigCents),
  added_value_cents: given(Result),
  headcount: optional(Headcount),
  derogatory: optional(
    z.object({
      rate_bps: Bps,
      of: z.enum(['taxable_profit', 'accounting_profit']),
      ceiling: z.enum(derogatoryCeilingNames),
      net_accounting_profit_cents: z.optional(Result),
    }),
  ),
})

export const DistributionGiven = z.object({
  kind: given(z.enum(profitKinds)),
  year: given(Year),
  envelope_cents: given(PositiveCents),
  criteria: given(z.object({ equal_bps: Bps, salary_bps: Bps, presence_bps: Bps })),
  salary_floor_cents: optional(PositiveCents),
  salary_cap_cents: optional(PositiveCents),
  individual_cap_cents: optional(PositiveCents),
  prorate_cap: given(z.boolean()),
  redistribute: given(z.boolean()),
  seniority_months: given(z.int().check(z.gte(0), z.lte(3))),
  source: given(z.enum(['company', 'rows'])),
  rows: given(
    z
      .array(
        z.object({
          label: text(60),
          reference_salary_cents: PositiveCents,
          presence_days: z.number().check(z.gte(0), z.lte(366)),
        }),
      )
      .check(z.maxLength(200)),
  ),
  group_by: given(z.enum(groupings)),
})

export const EmployerCostGiven = z.object({
  paid_on: given(Day),
  interessement_cents: given(PositiveCents),
  participation_cents: given(PositiveCents),
  abondement_pee_cents: given(PositiveCents),
  abondement_percol_cents: given(PositiveCents),
  ppv_cents: given(PositiveCents),
  ppv_below_3_smic_bps: given(Bps),
  to_percol_bps: given(Bps),
  percol_qualifies: given(z.boolean()),
  bound_to_participation: given(z.boolean()),
  bound_at_250: given(z.boolean()),
  headcount: optional(Headcount),
  employer_contributions_bps: optional(Bps),
  corporate_tax_bps: optional(Bps),
})

const Matching = z.object({
  rate_bps: z.optional(AnyRate),
  tiers: z.optional(
    z.array(z.object({ up_to_cents: z.nullable(PositiveCents), rate_bps: AnyRate })).check(z.maxLength(10)),
  ),
  plan_cap_cents: optional(PositiveCents),
  base: z.optional(z.enum(['net', 'gross'])),
  grants_to_leavers: z.optional(z.boolean()),
})

export const EmployeeNetGiven = z.object({
  kind: given(z.enum(profitKinds)),
  paid_on: given(Day),
  gross_cents: given(PositiveCents),
  marginal_tax_bps: optional(Bps),
  pee: optional(Matching),
  percol: optional(Matching),
  years: given(z.int().check(z.gte(1), z.lte(50))),
  yearly_growth_bps: given(z.int().check(z.gte(-5_000), z.lte(5_000))),
})

export const AbondementGiven = z.object({
  plan: given(z.enum(planKinds)),
  paid_on: given(Day),
  rule: given(Matching),
  groups: given(
    z.array(z.object({ people: People, contribution_cents: PositiveCents })).check(z.maxLength(20)),
  ),
  bound_to_participation: given(z.boolean()),
  percol_qualifies: given(z.boolean()),
})

export const ObligationGiven = z.object({
  year: given(Year),
  headcounts: given(z.record(z.string().check(z.regex(/^20\d\d$/)), Headcount)),
  has_cse: given(z.boolean()),
  has_union_delegate: given(z.boolean()),
  branch_agreement: given(z.boolean()),
  results: given(
    z.array(z.object({ year: Year, revenue_cents: BigCents, profit_cents: Result })).check(z.maxLength(10)),
  ),
  has_scheme: given(z.boolean()),
})

export const PpvGiven = z.object({
  paid_on: given(Day),
  amount_cents: given(PositiveCents),
  people: given(People),
  people_below_3_smic: given(People),
  headcount: given(Headcount),
  interessement_accord: given(z.boolean()),
  voluntary_participation: given(z.boolean()),
  public_interest: given(z.boolean()),
  placed: given(z.boolean()),
  lowest_cents: optional(PositiveCents),
  highest_cents: optional(PositiveCents),
})

/** The answers of an owner; what is left out is taken from the company's file, else estimated. */
export const OrientationGiven = z.object({
  headcount: optional(Headcount),
  annual_gross_payroll_cents: optional(BigCents),
  annual_gross_payroll_year: optional(Year),
  taxable_profit_cents: optional(Result),
  fiscal_year_end_month: optional(z.int().check(z.gte(1), z.lte(12))),
  situation: optional(z.enum(situations)),
  per_person_cents: optional(PositiveCents),
})

/** What may be given for each type; what is left out is taken from the company's file. */
export const givenByType = {
  interessement_envelope: EnvelopeGiven,
  participation_reserve: ReserveGiven,
  distribution: DistributionGiven,
  employer_cost: EmployerCostGiven,
  employee_net: EmployeeNetGiven,
  abondement_budget: AbondementGiven,
  obligation_check: ObligationGiven,
  ppv: PpvGiven,
} as const
