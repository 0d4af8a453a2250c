import type { AbondementGiven } from '../src/abondement.ts'
import { abondement, abondementCeiling, matched } from '../src/abondement.ts'
import { abondementRuleCheck, abondementWithShares, unilateralPayment } from '../src/abondement-limits.ts'
import type { PlanKind } from '../src/plan-kind.ts'
import { countedVoluntary, voluntaryLimit } from '../src/voluntary-payment.ts'
import type { Taken } from '../src/shape.ts'
import { answer, lastDay, type Shapes } from './shape.ts'

const bps = (percent: number): number => Math.round(percent * 100)

type Matching = {
  year?: number
  plan?: PlanKind
  contribution_cents: number
  rate_pct: number
  plan_cap_cents?: number
  already_this_year_cents?: number
}

const match = (input: Matching, more: Partial<AbondementGiven> = {}) =>
  abondement.value({
    plan: input.plan ?? 'PEE',
    paid_on: lastDay(input.year ?? 2026),
    matching: { rate_bps: bps(input.rate_pct), plan_cap_cents: input.plan_cap_cents },
    contribution_cents: input.contribution_cents,
    already_this_year_cents: input.already_this_year_cents,
    ...more,
  }).gross_cents

/** The examples of the URSSAF give their own rounded ceiling: it stands in for the legal one. */
const matchUnder = ({ cap_cents, ...input }: Matching & { cap_cents: number }) => ({
  abondement_cents: Math.min(
    matched({ rate_bps: bps(input.rate_pct) }, input.contribution_cents),
    cap_cents,
    3 * input.contribution_cents,
  ),
})

/**
 * L3335-2: a sum transferred is not matched, unless at the end of its lock-up or from a savings plan to a collective
 * pension plan.
 */
function isMatched(origin: string): boolean {
  if (!/transfer/i.test(origin)) return true
  const atTheEnd = /(after|end of|expiry|at).*(availab|lock-up)|once available/i.test(origin)
  const toPension = /\b(PEE|PEG|PEI)\b.*\b(to|into|→)\W*(the |a |an )?PERCO/i.test(origin)
  return toPension || (atTheEnd && !/before/i.test(origin))
}

type Shares = {
  contribution_cents: number
  of_which_shares_cents: number
  rate_pct: number
  cap_cents: number
  majoration_cap_cents: number
}
const withShares = ({ rate_pct, ...given }: Shares) =>
  answer(abondementWithShares, { ...given, rate_bps: bps(rate_pct) })

type Voluntary = {
  year?: number
  gross_annual_pay_cents?: number
  professional_income_n_minus_1_cents?: number
  already_cents?: number
  destination?: string
}
const voluntary = (input: Voluntary, income: 'pay' | 'income_n_minus_1' | 'none') =>
  voluntaryLimit.value({
    year: input.year ?? 2026,
    income,
    income_cents:
      income === 'none'
        ? undefined
        : (input.gross_annual_pay_cents ?? input.professional_income_n_minus_1_cents),
    already_cents: input.already_cents,
    takeover_fund: /reprise|takeover/i.test(input.destination ?? ''),
  })

export const savingShapes: Shapes = {
  abondement_300: matchUnder,
  abondement_300_capped: matchUnder,
  abondement_company_shares: withShares,
  abondement_company_shares_spill: withShares,
  abondement_tiers_degressive: (input: {
    contribution_cents: number
    tiers: { up_to_cents: number | null; rate_pct: number }[]
  }) => {
    const tiers = input.tiers.map(({ up_to_cents, rate_pct }) => ({ up_to_cents, rate_bps: bps(rate_pct) }))
    return { abondement_cents: matched({ tiers }, input.contribution_cents) }
  },
  abondement_plan_cap: (input: Matching) => ({ abondement_cents: match(input) }),
  abondement_annual_accumulation: (input: Matching) => ({ abondement_cents: match(input) }),
  abondement_two_plans_two_caps: (input: { year: number; pee: Matching; percol: Matching }) => ({
    pee_abondement_cents: match({ ...input.pee, year: input.year, plan: 'PEE' }),
    percol_abondement_cents: match({ ...input.percol, year: input.year, plan: 'PERCOL' }),
  }),
  abondement_rate_above_300_refused: (input: Matching) => ({
    max_abondement_cents: Math.min(
      matched({ rate_bps: bps(input.rate_pct) }, input.contribution_cents),
      3 * input.contribution_cents,
    ),
    rule_accepted: abondementRuleCheck.value({
      rates_bps: [bps(input.rate_pct)],
      on: lastDay(input.year ?? 2026),
    }).accepted,
  }),
  abondement_increasing_with_pay_refused: (input: {
    rule: { salary_below_cents?: number; salary_from_cents?: number; rate_pct: number }[]
  }) => {
    const rising = input.rule.toSorted((a, b) => (a.salary_from_cents ?? 0) - (b.salary_from_cents ?? 0))
    const rates = rising.map(({ rate_pct }) => bps(rate_pct))
    const { accepted } = abondementRuleCheck.value({
      rates_bps: rates,
      rates_by_rising_pay_bps: rates,
      on: lastDay(2026),
    })
    return { accepted }
  },
  abondement_on_transfer: (input: Matching & { origin: string }) => ({
    abondement_cents: isMatched(input.origin) ? match(input) : 0,
  }),
  abondement_leaver: (
    input: Matching & { kind: string; left_on: string; paid_on: string; rule_grants_to_leavers: boolean },
  ) => {
    // Who has left pays nothing in any more, but the intéressement or participation of the last period (R3332-13).
    const leaver = input.left_on < input.paid_on
    const allocation_to_PEE_allowed = !leaver || /last period|dernière période/i.test(input.kind)
    const given = {
      paid_on: input.paid_on,
      leaver,
      matching: { rate_bps: bps(input.rate_pct), grants_to_leavers: input.rule_grants_to_leavers },
    }
    return {
      allocation_to_PEE_allowed,
      abondement_cents: allocation_to_PEE_allowed ? match(input, given) : 0,
    }
  },
  unilateral_payment_shares: (input: { year: number; unilateral_cents: number; ppv_limit_cents: number }) =>
    unilateralPayment.value({
      unilateral_cents: input.unilateral_cents,
      ppv_limit_cents: input.ppv_limit_cents,
      ceiling_cents: abondementCeiling.value({ plan: 'PERCOL', paid_on: lastDay(input.year) }).ceiling_cents,
      paid_on: lastDay(input.year),
    }),
  voluntary_cap_25pct: (input: Voluntary) => voluntary(input, 'pay'),
  voluntary_cap_25pct_rounding: (input: Voluntary) => voluntary(input, 'pay'),
  voluntary_cap_no_pay: (input: Voluntary) => voluntary(input, 'none'),
  voluntary_cap_tns: (input: Voluntary) => voluntary(input, 'income_n_minus_1'),
  voluntary_takeover_fund: (input: Voluntary) => voluntary(input, 'pay'),
  voluntary_cap_excludes: (input: Voluntary & Taken<(typeof countedVoluntary)['takes']>) => {
    const { counted_cents } = answer(countedVoluntary, input)
    const { remaining_cents } = voluntary({ ...input, already_cents: counted_cents }, 'pay')
    return { counted_cents, remaining_cents }
  },
}
