import * as z from 'zod/mini'
import {
  directions,
  indicatorKinds,
  indicatorUnits,
  participationLinks,
  savingsPlans,
  scopeKinds,
} from '@moisson/core/accord/given-answers'
import { isSmallTree } from '@moisson/core/accord/tree-size'
import { cleanProse, cleanText } from '@moisson/core/accord/typeset'
import { criteria } from '@moisson/core/vocabulary'
import { absences, type AbsenceType } from '@moisson/law/absences'
import { conclusionModes, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { boundsOfPay } from './company.ts'
import { Day, PositiveCents } from './shapes.ts'

/** A value that enters the text: cleaned of what cannot be seen, then held to its length. */
const words = (max: number) => z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(max))
const maybe = (max: number) => z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(max)))
/** The same in several paragraphs. */
const prose = (max: number) => z.string().check(z.overwrite(cleanProse), z.maxLength(max))
/** A whole number; what the law allows of it is judged with the other answers, with its article. */
const count = z.int().check(z.gte(0), z.lte(10_000))
const bps = z.int().check(z.gte(0), z.lte(100_000))
const figure = z.number().check(z.gte(-1e12), z.lte(1e12))
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))
/** A figure for each exercice, or for each calculation period of them: five years of four quarters at most. */
const figures = z.array(figure).check(z.minLength(1), z.maxLength(20))
const perExercise = z.union([figure, figures])
/** A day for which the law's figures are known or can be lent. */
const NearDay = Day.check(z.regex(/^20[2-9]/))
const siren = z.string().check(z.regex(/^\d{9}$/))
const siret = z.string().check(z.regex(/^\d{14}$/))

const names = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as [Name, ...Name[]]

const Condition = z.object({ indicator: name, threshold: figure, strict: z.optional(z.boolean()) })
const Reward = z.union([
  z.object({ rate_bps: bps, of: z.optional(name) }),
  z.object({ amount_cents: PositiveCents }),
])
const Row = z.object({
  from: z.nullable(figure),
  to: z.nullable(figure),
  rate_bps: z.optional(bps),
  amount_cents: z.optional(PositiveCents),
})
const Over = z.object({ value: perExercise, score_bps: bps })
const Objective = z.object({
  indicator: name,
  weight_bps: bps,
  target: perExercise,
  threshold: z.optional(perExercise),
  over: z.optional(Over),
})
const Parameter = z.object({
  name,
  label: words(120),
  unit: z.optional(z.enum(indicatorUnits)),
  values: figures,
})

const ShareOfResult = z.object({
  preset: z.literal('share_of_result'),
  indicator: name,
  rate_bps: bps,
  threshold: z.optional(figure),
  strict: z.optional(z.boolean()),
  on: z.optional(z.enum(['whole', 'excess'])),
})
const Threshold = z.object({
  preset: z.literal('threshold'),
  indicator: name,
  threshold: figure,
  strict: z.optional(z.boolean()),
  reward: Reward,
})
const Bands = z.object({
  preset: z.literal('bands'),
  indicator: name,
  compared_to: z.optional(name),
  mode: z.optional(z.enum(['step', 'marginal'])),
  of: z.optional(name),
  trigger: z.optional(Condition),
  rows: z.array(Row).check(z.maxLength(20)),
})
const Objectives = z.object({
  preset: z.literal('objectives'),
  budget: Reward,
  trigger: z.optional(Condition),
  objectives: z.array(Objective).check(z.minLength(1), z.maxLength(12)),
})
const Tree = z.unknown().check(z.refine(isSmallTree))

/** The law package's tree, or one of the shorter ways to write one. Amounts in euros, ratios as 0.95 for 95 %. */
const Formula = z.union([
  ShareOfResult,
  Threshold,
  Bands,
  Objectives,
  z.object({ tree: Tree, parameters: z.optional(z.array(Parameter).check(z.maxLength(30))) }),
])

const HistoryYear = z.object({ year: z.int().check(z.gte(1990), z.lte(2100)), value: figure })
const Range = z.object({ from: figure, to: figure })
const Indicator = z.object({
  name,
  label: words(120),
  definition: maybe(1000),
  kind: z.optional(z.enum(indicatorKinds)),
  unit: z.optional(z.enum(indicatorUnits)),
  direction: z.optional(z.enum(directions)),
  source: maybe(200),
  owner: maybe(120),
  perimeter: maybe(300),
  accounting_line: maybe(120),
  adjustments: maybe(1000),
  available_by: maybe(120),
  collective: z.optional(z.boolean()),
  history: z.optional(z.array(HistoryYear).check(z.maxLength(10))),
  plausible: z.optional(Range),
})

/** A named part of the formula that is calculated over a shorter period than the rest. */
const PartPeriod = z.object({ part: words(120), period_months: count })

const Representative = z.object({ name: words(120), quality: maybe(120) })
const Signatory = z.object({ name: words(120), quality: maybe(120), organisation: maybe(120) })
const Branch = z.object({
  name: words(200),
  idcc: z.optional(z.int().check(z.gte(0), z.lte(9999))),
  signed_on: z.optional(Day),
  options: z.optional(z.array(words(300)).check(z.maxLength(20))),
})
const Site = z.object({ name: words(120), address: maybe(300), siret: z.optional(siret) })
const GroupCompany = z.object({ name: words(120), siren: z.optional(siren) })
const IndicatorCap = z.object({ indicator: name, rate_bps: bps })
const Slice = z.object({ up_to_cents: z.optional(z.nullable(PositiveCents)), weight_bps: bps })
const SplitCriterion = z.object({
  criterion: z.enum(criteria),
  weight_bps: bps,
  floor_cents: z.optional(z.nullable(PositiveCents)),
  ceiling_cents: z.optional(z.nullable(PositiveCents)),
  ...boundsOfPay,
  slices: z.optional(z.nullable(z.array(Slice).check(z.maxLength(6)))),
  by_year_bps: z.optional(z.nullable(z.array(bps).check(z.maxLength(5)))),
})
const SpecialClause = z.object({ title: words(120), text: prose(3000).check(z.minLength(1)) })
const Closing = z.object({
  month: z.int().check(z.gte(1), z.lte(12)),
  day: z.int().check(z.gte(1), z.lte(31)),
})

const Company = z.object({
  legal_name: z.optional(words(120)),
  legal_form: maybe(80),
  siren: z.optional(siren),
  siret: z.optional(siret),
  address: maybe(300),
  registry_city: maybe(80),
  representative: z.optional(Representative),
  headcount: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  has_cse: z.optional(z.boolean()),
  has_union_delegate: z.optional(z.boolean()),
  representation_in_order: z.optional(z.boolean()),
  approved_branch_agreement: z.optional(z.boolean()),
  closing: z.optional(Closing),
})
const Conclusion = z.object({
  mode: z.optional(z.enum(names<ConclusionModeName>(conclusionModes))),
  place: maybe(80),
  signed_on: z.optional(NearDay),
  signatories: z.optional(z.array(Signatory).check(z.maxLength(30))),
  personnel: z.optional(count),
  yes: z.optional(count),
  negotiation_failed_minutes: z.optional(z.boolean()),
  cse_consulted_on: z.optional(Day),
  cse_meeting_on: z.optional(NearDay),
  branch: z.optional(Branch),
  replaces_pay: z.optional(z.boolean()),
})
const Scope = z.object({
  kind: z.optional(z.enum(scopeKinds)),
  establishments: z.optional(z.array(Site).check(z.maxLength(200))),
  companies: z.optional(z.array(GroupCompany).check(z.maxLength(100))),
})
const Caps = z.object({
  payroll_bps: z.optional(bps),
  amount_cents: z.optional(PositiveCents),
  indicator_cap: z.optional(IndicatorCap),
})

const Duration = z.object({
  years: z.optional(count),
  first_exercise_start: z.optional(NearDay),
  period_months: z.optional(count),
  part_periods: z.optional(z.array(PartPeriod).check(z.maxLength(10))),
})
const SupplementCriterion = z.object({ criterion: z.enum(criteria), weight_bps: bps })
const Supplement = z.object({
  planned: z.optional(z.boolean()),
  split: z.optional(z.enum(['same', 'specific', 'own'])),
  criteria: z.optional(z.array(SupplementCriterion).check(z.maxLength(4))),
})

/** The wizard's answers. Everything may be left out but the mode, the indicators, the formula and the split. */
export const AccordAnswers = z.object({
  amends: z.optional(
    z.object({
      title: words(160),
      number: z.optional(z.int().check(z.gte(1), z.lte(50))),
      signed_on: z.optional(Day),
    }),
  ),
  company: z.optional(Company),
  conclusion: z.optional(Conclusion),
  preamble: z.optional(
    z.object({
      motives: z.optional(prose(3000)),
      indicators_reasons: z.optional(prose(3000)),
      split_reasons: z.optional(prose(3000)),
    }),
  ),
  scope: z.optional(Scope),
  duration: z.optional(Duration),
  beneficiaries: z.optional(
    z.object({
      seniority_months: z.optional(count),
      executives: z.optional(z.boolean()),
      spouse: z.optional(z.boolean()),
    }),
  ),
  indicators: z.optional(z.array(Indicator).check(z.maxLength(12))),
  formula: z.optional(Formula),
  caps: z.optional(Caps),
  participation: z.optional(
    z.object({
      exists: z.optional(z.boolean()),
      link: z.optional(z.enum(participationLinks)),
      combined_cap_bps: z.optional(bps),
    }),
  ),
  split: z.optional(
    z.object({
      criteria: z.optional(z.array(SplitCriterion).check(z.maxLength(6))),
      by_site: z.optional(z.boolean()),
    }),
  ),
  salary: z.optional(z.object({ definition: maybe(1000) })),
  presence: z.optional(
    z.object({
      unit: z.optional(z.enum(['days', 'hours'])),
      also_counted: z.optional(z.array(z.enum(names<AbsenceType>(absences))).check(z.maxLength(30))),
    }),
  ),
  individual_cap: z.optional(
    z.object({
      own_cap_cents: z.optional(z.nullable(PositiveCents)),
      prorate: z.optional(z.boolean()),
      remainder: z.optional(z.enum(['redistributed', 'lost'])),
    }),
  ),
  supplement: z.optional(Supplement),
  payment: z.optional(z.object({ months_after_closing: z.optional(count) })),
  advances: z.optional(z.object({ allowed: z.optional(z.boolean()), every_months: z.optional(count) })),
  choice: z.optional(
    z.object({
      plans: z.optional(z.array(z.enum(savingsPlans)).check(z.maxLength(4))),
      response_days: z.optional(count),
      presumption_days: z.optional(z.int().check(z.gte(0), z.lte(30))),
      default: z.optional(z.enum([...savingsPlans, 'immediate_payment'])),
      default_fund: maybe(160),
    }),
  ),
  follow_up: z.optional(
    z.object({
      body: z.optional(z.enum(['cse', 'commission'])),
      commission_members: z.optional(z.int().check(z.gte(0), z.lte(50))),
      days_before_payment: z.optional(z.int().check(z.gte(0), z.lte(120))),
    }),
  ),
  information: z.optional(
    z.object({
      electronic: z.optional(z.boolean()),
      notice_days: z.optional(z.int().check(z.gte(1), z.lte(90))),
    }),
  ),
  disputes: z.optional(
    z.object({
      internal_step_days: z.optional(z.int().check(z.gte(1), z.lte(365))),
      court_city: maybe(80),
    }),
  ),
  revision: z.optional(z.object({ notice_months: z.optional(z.int().check(z.gte(1), z.lte(12))) })),
  tacit_renewal: z.optional(z.boolean()),
  exceptional_increase: z.optional(
    z.object({
      above_average_bps: z.optional(z.int().check(z.gte(10_000), z.lte(100_000))),
      reference_exercises: z.optional(z.int().check(z.gte(1), z.lte(10))),
    }),
  ),
  filing: z.optional(z.object({ labour_court_city: maybe(80) })),
  special_clauses: z.optional(z.array(SpecialClause).check(z.maxLength(20))),
})

/** What is being typed: a word may be empty, a figure not there yet. */
const Empty = maybe(120)
const DraftReward = z.object({
  rate_bps: z.optional(bps),
  of: z.optional(name),
  amount_cents: z.optional(PositiveCents),
})
const trigger = z.optional(z.partial(Condition))
const DraftFormula = z.union([
  z.partial(ShareOfResult, {
    indicator: true,
    rate_bps: true,
    threshold: true,
    strict: true,
    on: true,
  }),
  z.extend(z.partial(Threshold, { indicator: true, threshold: true, strict: true }), {
    reward: z.optional(DraftReward),
  }),
  z.extend(z.partial(Bands, { indicator: true }), {
    trigger,
    rows: z.optional(z.array(z.partial(Row)).check(z.maxLength(20))),
  }),
  z.object({
    preset: z.literal('objectives'),
    budget: z.optional(DraftReward),
    trigger,
    objectives: z.optional(
      z.array(z.extend(z.partial(Objective), { over: z.optional(z.partial(Over)) })).check(z.maxLength(12)),
    ),
  }),
  z.object({
    tree: z.optional(Tree),
    parameters: z.optional(z.array(z.extend(z.partial(Parameter), { label: Empty })).check(z.maxLength(30))),
  }),
])

/** The same answers while they are being given: whatever is there is of its kind, anything may be missing. */
export const DraftAnswers = z.extend(AccordAnswers, {
  amends: z.optional(
    z.object({
      title: maybe(160),
      number: z.optional(z.int().check(z.gte(1), z.lte(50))),
      signed_on: z.optional(Day),
    }),
  ),
  company: z.optional(
    z.extend(Company, {
      legal_name: Empty,
      representative: z.optional(z.extend(z.partial(Representative), { name: Empty })),
      closing: z.optional(z.partial(Closing)),
    }),
  ),
  conclusion: z.optional(
    z.extend(Conclusion, {
      signatories: z.optional(
        z.array(z.extend(z.partial(Signatory), { name: Empty })).check(z.maxLength(30)),
      ),
      branch: z.optional(z.extend(z.partial(Branch), { name: maybe(200) })),
    }),
  ),
  duration: z.optional(
    z.extend(Duration, {
      part_periods: z.optional(z.array(z.partial(PartPeriod)).check(z.maxLength(10))),
    }),
  ),
  supplement: z.optional(
    z.extend(Supplement, {
      criteria: z.optional(z.array(z.partial(SupplementCriterion)).check(z.maxLength(4))),
    }),
  ),
  scope: z.optional(
    z.extend(Scope, {
      establishments: z.optional(z.array(z.extend(z.partial(Site), { name: Empty })).check(z.maxLength(200))),
      companies: z.optional(
        z.array(z.extend(z.partial(GroupCompany), { name: Empty })).check(z.maxLength(100)),
      ),
    }),
  ),
  indicators: z.optional(
    z
      .array(
        z.extend(z.partial(Indicator), {
          label: Empty,
          history: z.optional(z.array(z.partial(HistoryYear)).check(z.maxLength(10))),
          plausible: z.optional(z.partial(Range)),
        }),
      )
      .check(z.maxLength(12)),
  ),
  formula: z.optional(DraftFormula),
  caps: z.optional(z.extend(Caps, { indicator_cap: z.optional(z.partial(IndicatorCap)) })),
  split: z.optional(
    z.object({
      criteria: z.optional(
        z
          .array(
            z.extend(z.partial(SplitCriterion), {
              slices: z.optional(z.nullable(z.array(z.partial(Slice)).check(z.maxLength(6)))),
            }),
          )
          .check(z.maxLength(6)),
      ),
      by_site: z.optional(z.boolean()),
    }),
  ),
  special_clauses: z.optional(
    z.array(z.object({ title: Empty, text: z.optional(prose(3000)) })).check(z.maxLength(20)),
  ),
})
