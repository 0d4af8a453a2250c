import { type AbondementRule, abondementRule, type Tier, tiers } from './abondement-rule.ts'
import { codeDuTravail, codeMonetaireFinancier, convention } from './article.ts'
import type { Day } from './calendar.ts'
import { csgCrds } from './csg-crds.ts'
import { halfUpCents, portion, scaleHalfUp } from './money.ts'
import type { Parameter, Unpublished } from './parameter.ts'
import { centsOf } from './parameter.ts'
import {
  abondementMultiple,
  abondementPensionShare,
  abondementSavingsShare,
  abondementSharesShare,
} from './parameters/limits.ts'
import { pass } from './parameters/social-security-ceiling.ts'
import { isPensionPlan, type PlanKind, planKind } from './plan-kind.ts'
import { add, compare, min, mul, rational, sub, zero } from './rational.ts'
import { rule } from './rule.ts'
import { list, optional, record, type Taken } from './shape.ts'
import { cents, day, flag, rate_bps, unpublished } from './takes.ts'

/** 8 % of the PASS for a company plan, 16 % for a pension plan, 14.4 % with company shares. */
const shareFor = (plan: PlanKind, company_shares: boolean): Parameter =>
  isPensionPlan(plan)
    ? abondementPensionShare
    : company_shares
      ? abondementSharesShare
      : abondementSavingsShare

/** The PASS of the civil year of payment. */
const passOfYear = (given: { paid_on: Day; unpublished?: Unpublished }) =>
  pass.on(`${given.paid_on.slice(0, 4)}-01-01`, given.unpublished)

/** Legal ceiling of the abondement for a plan and the civil year of payment. */
export const abondementCeiling = rule({
  label: { fr: 'Plafond légal de l’abondement', en: 'Legal ceiling of matching' },
  articles: [
    codeDuTravail('L3332-11'),
    codeDuTravail('R3332-8'),
    codeDuTravail('R3334-2'),
    codeMonetaireFinancier('D224-10'),
  ],
  takes: record({
    plan: planKind,
    paid_on: day,
    company_shares: optional(flag),
    unpublished: optional(unpublished),
  }),
  compute: (given, note) => {
    const figure = passOfYear(given)
    const share = shareFor(given.plan, given.company_shares ?? false).on(given.paid_on)
    const ceiling_cents = portion(centsOf(figure), share.exact)
    note({
      label: {
        fr: `${String(share.value).replace('.', ',')}\u202f% du PASS de l’année du versement`,
        en: `${share.value}% of the PASS of the year of payment`,
      },
      inputs: { plan: given.plan },
      parameters: [share, figure],
      rounding: 'half_up',
      result: ceiling_cents,
    })
    return { ceiling_cents, provisional: figure.provisional }
  },
  vectors: [
    {
      why: 'PEE 2026, published by the ministry',
      given: { plan: 'PEE', paid_on: '2026-05-31' },
      expect: { ceiling_cents: 384_480, provisional: false },
    },
    {
      why: 'PER COL 2026, published by the ministry',
      given: { plan: 'PERCOL', paid_on: '2026-05-31' },
      expect: { ceiling_cents: 768_960, provisional: false },
    },
    {
      why: 'PEE with company shares 2020, published',
      given: { plan: 'PEE', paid_on: '2020-06-30', company_shares: true },
      expect: { ceiling_cents: 592_358, provisional: false },
    },
  ],
})

/** What the rates give on a contribution that follows `before_cents` already contributed this year, half-up. */
export function matched(
  matching: Pick<AbondementRule, 'rate_bps' | 'tiers'>,
  cents: number,
  before_cents = 0,
): number {
  if (matching.tiers === undefined) return scaleHalfUp(cents, matching.rate_bps ?? 0, 10_000)
  const upTo = (total: number) => tiered(matching.tiers ?? [], total)
  return halfUpCents(sub(upTo(before_cents + cents), upTo(before_cents)))
}

function tiered(tiers: readonly Tier[], total: number) {
  let [sum, from] = [zero, zero]
  for (const { up_to_cents, rate_bps } of tiers) {
    const to = up_to_cents === null ? rational(total) : min(rational(total), rational(up_to_cents))
    if (compare(to, from) > 0) {
      sum = add(sum, mul(sub(to, from), rational(rate_bps, 10_000)))
      from = to
    }
  }
  return sum
}

/** One of several clauses that apply together, with the part of the contribution it looks at. */
const clause = record({
  rate_bps: optional(rate_bps),
  tiers: optional(tiers),
  contribution_cents: cents,
  contributed_before_cents: optional(cents),
})

const abondementGiven = record({
  plan: planKind,
  paid_on: day,
  matching: abondementRule,
  /** Clauses added up in their order, in place of the rates of `matching`, whose ceiling they share. */
  clauses: optional(list(clause)),
  /** The contribution that reaches the plan, and its gross amount when the rule matches the gross. */
  contribution_cents: cents,
  contribution_gross_cents: optional(cents),
  /** Same civil year, same plan: contributions and gross abondement before this one. */
  contributed_before_cents: optional(cents),
  already_this_year_cents: optional(cents),
  /** The person has left the company. */
  leaver: optional(flag),
  unpublished: optional(unpublished),
})
export type AbondementGiven = Taken<typeof abondementGiven>

export type AbondementLimit = 'none' | 'plan_cap' | 'legal_ceiling' | 'three_times' | 'leaver'
export type Abondement = {
  gross_cents: number
  /** What the rates gave before any limit. */
  by_the_rule_cents: number
  /** The limit that decided, or `none`. */
  limited_by: AbondementLimit
  csg_total_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
  net_cents: number
}

/** 300 % up to 300 €, 100 % up to 600 €, 50 % above, for the examples. */
const threeTiers = [
  { up_to_cents: 30_000, rate_bps: 30_000 },
  { up_to_cents: 60_000, rate_bps: 10_000 },
  { up_to_cents: null, rate_bps: 5000 },
]

/**
 * The employer's matching of one contribution: the plan's rates, then the smallest of the plan's cap, the legal
 * ceiling left for the civil year, and three times the contribution; CSG and CRDS are withheld from it.
 */
export const abondement = rule({
  label: { fr: 'Abondement', en: 'Employer matching' },
  articles: [
    codeDuTravail('L3332-11'),
    codeDuTravail('R3332-8'),
    codeDuTravail('R3332-13'),
    convention('assiette nette sauf clause contraire'),
  ],
  takes: abondementGiven,
  compute: (given, note): Abondement => {
    const { matching, plan, paid_on } = given
    const contribution =
      matching.base === 'gross'
        ? (given.contribution_gross_cents ?? given.contribution_cents)
        : given.contribution_cents
    const clauses = given.clauses ?? [
      {
        ...matching,
        contribution_cents: contribution,
        contributed_before_cents: given.contributed_before_cents,
      },
    ]
    let by_the_rule_cents = 0
    for (const [place, one] of clauses.entries()) {
      const { contribution_cents, contributed_before_cents = 0 } = one
      const clause_cents = matched(one, contribution_cents, contributed_before_cents)
      by_the_rule_cents += clause_cents
      note({
        label:
          given.clauses === undefined
            ? { fr: 'Selon la règle du plan', en: 'By the rule of the plan' }
            : { fr: `Clause ${place + 1} du plan`, en: `Clause ${place + 1} of the plan` },
        inputs: { contribution_cents, contributed_before_cents },
        rounding: 'half_up',
        result: clause_cents,
      })
    }
    const already = given.already_this_year_cents ?? 0
    const legal = abondementCeiling.value({ plan, paid_on, unpublished: given.unpublished })
    const limits: [AbondementLimit, number][] = [
      ['leaver', given.leaver === true && matching.grants_to_leavers !== true ? 0 : Infinity],
      ['plan_cap', Math.max(0, (matching.plan_cap_cents ?? Infinity) - already)],
      ['legal_ceiling', Math.max(0, legal.ceiling_cents - already)],
      ['three_times', portion(contribution, abondementMultiple.on(given.paid_on).exact)],
    ]
    let [gross_cents, limited_by]: [number, AbondementLimit] = [by_the_rule_cents, 'none']
    for (const [name, limit] of limits) if (limit < gross_cents) [gross_cents, limited_by] = [limit, name]
    note({
      label: { fr: 'Après plafonds du plan et de la loi', en: 'After the ceilings of plan and law' },
      inputs: {
        plan_cap_cents: matching.plan_cap_cents ?? null,
        legal_ceiling_cents: legal.ceiling_cents,
        already_this_year_cents: already,
        limited_by,
      },
      parameters: [passOfYear(given)],
      result: gross_cents,
    })
    const { withheld_cents, ...levies } = csgCrds.value({ gross_cents, on: given.paid_on })
    note({
      label: { fr: 'Net de CSG et CRDS', en: 'Net of CSG and CRDS' },
      inputs: { gross_cents, withheld_cents },
      result: levies.net_cents,
    })
    return { gross_cents, by_the_rule_cents, limited_by, ...levies }
  },
  vectors: [
    {
      why: '50 % of what reaches the PEE, at most 600 € a year',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 5000, plan_cap_cents: 60_000 },
        contribution_cents: 496_697,
      },
      expect: {
        gross_cents: 60_000,
        by_the_rule_cents: 248_349,
        limited_by: 'plan_cap',
        csg_total_cents: 5520,
        csg_deductible_cents: 4080,
        csg_non_deductible_cents: 1440,
        crds_cents: 300,
        net_cents: 54_180,
      },
    },
    {
      why: 'the legal ceiling of the year, what was used before counted',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 30_000 },
        contribution_cents: 100_000,
        already_this_year_cents: 200_000,
      },
      expect: {
        gross_cents: 184_480,
        by_the_rule_cents: 300_000,
        limited_by: 'legal_ceiling',
        csg_total_cents: 16_972,
        csg_deductible_cents: 12_545,
        csg_non_deductible_cents: 4427,
        crds_cents: 922,
        net_cents: 166_586,
      },
    },
    {
      why: 'tiers 300 % to 300 €, 100 % to 600 €, 50 % above',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: {
          tiers: threeTiers,
        },
        contribution_cents: 100_000,
      },
      expect: {
        gross_cents: 140_000,
        by_the_rule_cents: 140_000,
        limited_by: 'none',
        csg_total_cents: 12_880,
        csg_deductible_cents: 9520,
        csg_non_deductible_cents: 3360,
        crds_cents: 700,
        net_cents: 126_420,
      },
    },
    {
      why: 'a leaver is matched only when the rules say so',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-20',
        matching: { rate_bps: 10_000 },
        contribution_cents: 100_000,
        leaver: true,
      },
      expect: {
        gross_cents: 0,
        by_the_rule_cents: 100_000,
        limited_by: 'leaver',
        csg_total_cents: 0,
        csg_deductible_cents: 0,
        csg_non_deductible_cents: 0,
        crds_cents: 0,
        net_cents: 0,
      },
    },
    {
      why: 'the ceiling of the plan is the year’s: 500 € of 600 € received before',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 10_000, plan_cap_cents: 60_000 },
        contribution_cents: 30_000,
        already_this_year_cents: 50_000,
      },
      expect: {
        gross_cents: 10_000,
        by_the_rule_cents: 30_000,
        limited_by: 'plan_cap',
        csg_total_cents: 920,
        csg_deductible_cents: 680,
        csg_non_deductible_cents: 240,
        crds_cents: 50,
        net_cents: 9030,
      },
    },
    {
      why: 'the ceiling of the plan was passed before: nothing, never less',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 10_000, plan_cap_cents: 60_000 },
        contribution_cents: 30_000,
        already_this_year_cents: 70_000,
      },
      expect: {
        gross_cents: 0,
        by_the_rule_cents: 30_000,
        limited_by: 'plan_cap',
        csg_total_cents: 0,
        csg_deductible_cents: 0,
        csg_non_deductible_cents: 0,
        crds_cents: 0,
        net_cents: 0,
      },
    },
    {
      why: 'what was received elsewhere passed the ceiling of the law: nothing, never less',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 10_000 },
        contribution_cents: 30_000,
        already_this_year_cents: 400_000,
      },
      expect: {
        gross_cents: 0,
        by_the_rule_cents: 30_000,
        limited_by: 'legal_ceiling',
        csg_total_cents: 0,
        csg_deductible_cents: 0,
        csg_non_deductible_cents: 0,
        crds_cents: 0,
        net_cents: 0,
      },
    },
    {
      why: 'tiers go on where the year left them: 400 € after 500 €',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: {
          tiers: threeTiers,
        },
        contribution_cents: 40_000,
        contributed_before_cents: 50_000,
      },
      expect: {
        gross_cents: 25_000,
        by_the_rule_cents: 25_000,
        limited_by: 'none',
        csg_total_cents: 2300,
        csg_deductible_cents: 1700,
        csg_non_deductible_cents: 600,
        crds_cents: 125,
        net_cents: 22575,
      },
    },
    {
      why: 'a payment that starts exactly where a tier ends',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: {
          tiers: threeTiers,
        },
        contribution_cents: 10_000,
        contributed_before_cents: 30_000,
      },
      expect: {
        gross_cents: 10_000,
        by_the_rule_cents: 10_000,
        limited_by: 'none',
        csg_total_cents: 920,
        csg_deductible_cents: 680,
        csg_non_deductible_cents: 240,
        crds_cents: 50,
        net_cents: 9030,
      },
    },
    {
      why: '300 % exactly is allowed',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 30_000 },
        contribution_cents: 10_000,
      },
      expect: {
        gross_cents: 30_000,
        by_the_rule_cents: 30_000,
        limited_by: 'none',
        csg_total_cents: 2760,
        csg_deductible_cents: 2040,
        csg_non_deductible_cents: 720,
        crds_cents: 150,
        net_cents: 27090,
      },
    },
    {
      why: '400 %: three times the contribution',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 40_000 },
        contribution_cents: 10_000,
      },
      expect: {
        gross_cents: 30_000,
        by_the_rule_cents: 40_000,
        limited_by: 'three_times',
        csg_total_cents: 2760,
        csg_deductible_cents: 2040,
        csg_non_deductible_cents: 720,
        crds_cents: 150,
        net_cents: 27090,
      },
    },
    {
      why: 'rules that match the gross sum',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 10_000, base: 'gross' },
        contribution_cents: 9030,
        contribution_gross_cents: 10_000,
      },
      expect: {
        gross_cents: 10_000,
        by_the_rule_cents: 10_000,
        limited_by: 'none',
        csg_total_cents: 920,
        csg_deductible_cents: 680,
        csg_non_deductible_cents: 240,
        crds_cents: 50,
        net_cents: 9030,
      },
    },
    {
      why: 'a leaver whom the rules grant it',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 10_000, grants_to_leavers: true },
        contribution_cents: 10_000,
        leaver: true,
      },
      expect: {
        gross_cents: 10_000,
        by_the_rule_cents: 10_000,
        limited_by: 'none',
        csg_total_cents: 920,
        csg_deductible_cents: 680,
        csg_non_deductible_cents: 240,
        crds_cents: 50,
        net_cents: 9030,
      },
    },
    {
      why: '50 % of everything, then 20 % more of what goes to one fund',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: {},
        clauses: [
          { rate_bps: 5000, contribution_cents: 10_000 },
          { rate_bps: 2000, contribution_cents: 4001 },
        ],
        contribution_cents: 10_000,
      },
      expect: {
        gross_cents: 5800,
        by_the_rule_cents: 5800,
        limited_by: 'none',
        csg_total_cents: 534,
        csg_deductible_cents: 394,
        csg_non_deductible_cents: 140,
        crds_cents: 29,
        net_cents: 5237,
      },
    },
    {
      why: 'two clauses share one ceiling, and go on where the year left them',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: { rate_bps: 30_000, plan_cap_cents: 9000 },
        clauses: [
          { rate_bps: 5000, contribution_cents: 10_000 },
          { tiers: threeTiers, contribution_cents: 10_000, contributed_before_cents: 25_000 },
        ],
        contribution_cents: 10_000,
      },
      expect: {
        gross_cents: 9000,
        by_the_rule_cents: 25_000,
        limited_by: 'plan_cap',
        csg_total_cents: 828,
        csg_deductible_cents: 612,
        csg_non_deductible_cents: 216,
        crds_cents: 45,
        net_cents: 8127,
      },
    },
    {
      why: 'clauses together never pass three times the contribution',
      given: {
        plan: 'PEE',
        paid_on: '2026-05-31',
        matching: {},
        clauses: [
          { rate_bps: 20_000, contribution_cents: 1000 },
          { rate_bps: 15_000, contribution_cents: 1000 },
        ],
        contribution_cents: 1000,
      },
      expect: {
        gross_cents: 3000,
        by_the_rule_cents: 3500,
        limited_by: 'three_times',
        csg_total_cents: 276,
        csg_deductible_cents: 204,
        csg_non_deductible_cents: 72,
        crds_cents: 15,
        net_cents: 2709,
      },
    },
    {
      why: 'rules without a rate match nothing',
      given: { plan: 'PEE', paid_on: '2026-05-31', matching: {}, contribution_cents: 1_000_000 },
      expect: {
        gross_cents: 0,
        by_the_rule_cents: 0,
        limited_by: 'none',
        csg_total_cents: 0,
        csg_deductible_cents: 0,
        csg_non_deductible_cents: 0,
        crds_cents: 0,
        net_cents: 0,
      },
    },
  ],
})
