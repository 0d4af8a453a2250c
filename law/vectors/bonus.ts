import { advanceAllowed, advanceOverpaid } from '../src/advances.ts'
import type { DsnAmounts } from '../src/dsn.ts'
import { dsnBlocks } from '../src/dsn.ts'
import { earlyRelease } from '../src/early-release.ts'
import { leviesOnGains } from '../src/gains.ts'
import { lateInterest } from '../src/late-interest.ts'
import { decimal, toDecimalString } from '../src/rational.ts'
import type { PlanKind } from '../src/plan-kind.ts'
import type { PpvLimitCase } from '../src/ppv.ts'
import { ppvProportion } from '../src/ppv-proportion.ts'
import { ppvCalendar, ppvLimit, ppvReferencePeriod, ppvRegime, threeSmic } from '../src/ppv.ts'
import { addDays, civilYear } from '../src/calendar.ts'
import { answer, lastDay, type Shapes } from './shape.ts'

type Ppv = {
  amount_cents: number
  limit_cents: number
  headcount: number
  pay_12_months_below_3_smic: boolean
  year: number
  placed_on_plan_in_time: boolean
}
type Release = { event: string; event_date: string; request_date: string; plan: PlanKind }
type Late = { principal_cents: number; tmop_percent: string | null; paid_on?: string; days?: number }

const ANY_DAY = '2026-06-01'

/** Names of the rule book that are parts of one case of the article. */
const eventNames = new Map([
  ['pacs', 'mariage'],
  ['adoption_3e_enfant', 'naissance_3e_enfant'],
  ['separation', 'divorce'],
  ['reprise_entreprise', 'creation_entreprise'],
  ['achat_residence_principale', 'residence_principale'],
])
const named = <Input extends { event: string }>(input: Input): Input => ({
  ...input,
  event: eventNames.get(input.event) ?? input.event,
})

const interest = ({ principal_cents, tmop_percent, paid_on, days }: Late, first_day: string) =>
  lateInterest.value({
    principal_cents,
    first_day,
    paid_on: paid_on ?? addDays(first_day, (days ?? 1) - 1),
    tmop_percent,
  })

export const bonusShapes: Shapes = {
  ppv_regime: ({ year, ...given }: Ppv) => answer(ppvRegime, { ...given, paid_on: lastDay(year) }),
  ppv_limit: ({ cases }: { cases: Omit<PpvLimitCase, 'on'>[] }) => ({
    limit_cents: cases.map((one) => answer(ppvLimit, { ...one, on: ANY_DAY }).limit_cents),
  }),
  ppv_two_per_year: (input: { grants_in_year: number; new_grant: boolean }) =>
    ppvCalendar.value({
      grants: input.grants_in_year + (input.new_grant ? 1 : 0),
      payments: [],
      granted_on: ANY_DAY,
    }),
  ppv_one_payment_per_quarter: ({ payments }: { payments: string[] }) =>
    ppvCalendar.value({ grants: 1, payments, granted_on: payments.toSorted().at(-1) ?? ANY_DAY }),
  // What the vector does not tell is the person and the company that the regime to come concerns.
  ppv_after_2026: ({ payment_date, ...told }: { payment_date: string } & Partial<Ppv>) =>
    answer(ppvRegime, {
      amount_cents: 0,
      limit_cents: 0,
      headcount: 0,
      pay_12_months_below_3_smic: true,
      placed_on_plan_in_time: false,
      ...told,
      paid_on: payment_date,
    }),
  ppv_reference_period: ({ payment_date }: { payment_date: string }) => ppvReferencePeriod(payment_date),
  ppv_disproportion: (input: { amounts_cents: number[] }) => ({
    // The vectors ask whether the administration refused such a gap; no text says that a smaller one is exempt.
    exempt: answer(ppvProportion, input).verdict !== 'like_the_refused_example',
  }),
  ppv_three_smic_threshold: (input: {
    monthly_smic_cents: number[]
    full_time: boolean
    working_time_pct?: number
  }) =>
    threeSmic.value({
      monthly_smic_cents: input.monthly_smic_cents,
      working_time_bps: input.full_time ? 10_000 : Math.round((input.working_time_pct ?? 100) * 100),
    }),
  advance_overpaid_paid_in_cash: (input: {
    advances_cents: number
    definitive_cents: number
    monthly_pay_cents: number
  }) => answer(advanceOverpaid, input),
  advance_overpaid_invested: (input: {
    advances_cents: number
    definitive_cents: number
    invested: boolean
  }) => {
    const { overpaid_cents, becomes } = answer(advanceOverpaid, input)
    return { overpaid_becomes: becomes, exempt: false, released: false, cents: overpaid_cents }
  },
  advance_without_consent: (input: { consent: boolean | null; advance_cents?: number }) => {
    const { allowed } = advanceAllowed.value({ consent: input.consent, months_between: 3 })
    return { advance_cents: allowed ? (input.advance_cents ?? null) : 0 }
  },
  advance_periodicity: (input: { monthly?: boolean; quarterly?: boolean; months_between?: number }) => {
    const months_between = input.months_between ?? (input.monthly === true ? 1 : 3)
    return { accepted: advanceAllowed.value({ consent: true, months_between }).accepted_periodicity }
  },
  early_release_request: (input: Release) => answer(earlyRelease, named(input)),
  early_release_plan: (input: Pick<Release, 'event' | 'plan'>) => ({
    allowed: answer(earlyRelease, { ...named(input), event_date: ANY_DAY, request_date: ANY_DAY }).covered,
  }),
  early_release_single_payment: (input: { event: string; released_once: boolean }) => ({
    second_payment_allowed: answer(earlyRelease, {
      ...named(input),
      plan: 'PEE',
      event_date: ANY_DAY,
      request_date: ANY_DAY,
    }).payment_left,
  }),
  late_interest_rate: (input: { tmop_percent: string; payment_deadline: string }) => {
    const { rate_exact_percent } = interest(
      { principal_cents: 0, ...input },
      addDays(input.payment_deadline, 1),
    )
    return { rate_exact_percent, rate_percent: toDecimalString(decimal(rate_exact_percent), 2) }
  },
  late_interest_amount: (input: Late & { first_day: string }) => interest(input, input.first_day),
  late_interest_negative_rate: (input: Late) => interest(input, ANY_DAY),
  late_interest_missing_rate: (input: Late & { payment_deadline: string }) =>
    interest(input, addDays(input.payment_deadline, 1)),
  social_levies_on_gains: (input: { gain_cents: number; acquired: string }) =>
    leviesOnGains.value({ parts: [{ gain_cents: input.gain_cents, rate_on: lastDay(input.acquired) }] }),
  social_levies_on_gains_split: (input: {
    gain_before_2026_cents: number
    gain_from_2026_cents: number
    historic_rates_apply: boolean
  }) => {
    const before = input.historic_rates_apply ? civilYear(2025).end : lastDay(2026)
    return leviesOnGains.value({
      parts: [
        { gain_cents: input.gain_before_2026_cents, rate_on: before },
        { gain_cents: input.gain_from_2026_cents, rate_on: lastDay(2026) },
      ],
    })
  },
  dsn_block_54_direct_payment: (input: Record<string, number>) => dsnBlocks.value(dsnAmounts(input)),
  dsn_block_54_partial_payment: (input: Record<string, number>) => dsnBlocks.value(dsnAmounts(input)),
}

const dsnAmounts = (input: Record<string, number>): DsnAmounts => ({
  participation: input['participation_cents'],
  interessement: input['interessement_cents'],
  abondement_PEE: input['abondement_PEE_cents'],
  abondement_PEI: input['abondement_PEI_cents'],
  abondement_PERCOL: input['abondement_PERCOL_cents'],
  paid_directly_by_employer: input['paid_directly_by_employer_cents'],
})
