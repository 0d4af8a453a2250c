import { addMonths, type Day } from '@moisson/law/calendar'
import { furtherDelays } from '@moisson/law/further-delays'
import { largestRemainder } from '@moisson/law/largest-remainder'
import { lateInterest } from '@moisson/law/late-interest'
import { portion } from '@moisson/law/money'
import { centsOf } from '@moisson/law/parameter'
import { monthlySmic } from '@moisson/law/parameters/smic'
import { tmop } from '@moisson/law/parameters/tmop'
import { threeSmic } from '@moisson/law/ppv'
import { reserveSpeciale } from '@moisson/law/reserve-speciale'
import type { Language } from '@moisson/law/text'
import { eurosWritten, number, percent } from '@moisson/law/words/figures'
import { figureOn, figuresOn, type Figures } from './figures.ts'

/** The company and the person of every example of the glossary: invented, and the same all along. */
const story = {
  people: 40,
  wages: 160_000_000,
  envelope: 10_000_000,
  more: 1_000_000,
  low_pay: 3_000_000,
  high_pay: 6_000_000,
  uncapped: 4_000_000,
  profit: 100_000_000,
  equity: 200_000_000,
  added_value: 500_000_000,
  /** What is paid late, and by how many days. */
  late: 1_000_000,
  late_days: 30,
  bonus: 80_000,
  advance: 30_000,
  tier: 10_000,
  tier_high_bps: 30_000,
  tier_low_bps: 5000,
  placed: 50_000,
  unit: 2150,
  fee: 2000,
  capital: 2_000_000,
  annuity_bps: 400,
  rest_day: 12_000,
} as const

type StoryName =
  | 'people'
  | 'wages'
  | 'collective_cap'
  | 'envelope'
  | 'each'
  | 'half_envelope'
  | 'half_year_share'
  | 'whole_year_share'
  | 'half_each'
  | 'low_pay'
  | 'low_share'
  | 'high_pay'
  | 'high_share'
  | 'uncapped'
  | 'cut'
  | 'half_cap'
  | 'more'
  | 'more_each'
  | 'profit'
  | 'equity'
  | 'added_value'
  | 'reserve'
  | 'forfait_due'
  | 'forfait_pension_due'
  | 'late_sum'
  | 'late_days'
  | 'late_due'
  | 'tmop_last'
  | 'three_smic'
  | 'bonus'
  | 'bonus_net'
  | 'advance'
  | 'after_advance'
  | 'tier'
  | 'tier_high_rate'
  | 'tier_low_rate'
  | 'tier_high'
  | 'tier_low'
  | 'tiers_sum'
  | 'placed_sum'
  | 'unit'
  | 'units'
  | 'fee'
  | 'after_fee'
  | 'capital'
  | 'annuity_rate'
  | 'annuity'
  | 'own_payments'
  | 'rest_day'
  | 'rest_sum'
  | 'csg_due'
  | 'csg_deducted'
  | 'crds_due'
  | 'half_net'
  | 'retirement_half'

/** What an example of the glossary may write: the figures of the texts, and what the law makes of its story. */
export type TermFigures = Figures & Readonly<Record<StoryName, string>>

/** All of it at a day, in words of one language. */
export function termFiguresOn(day: Day, language: Language): TermFigures {
  const money = (cents: number) => eurosWritten((cents / 100).toFixed(2), language)
  const share = (cents: number, name: Parameters<typeof figureOn>[0]) =>
    portion(cents, figureOn(name, day).exact)
  const byPay = (pay: number) =>
    largestRemainder(story.envelope, Float64Array.of(pay, story.wages - pay))?.[0] ?? 0
  // One person was there half of the year, the others all of it.
  const present = largestRemainder(
    story.envelope,
    Float64Array.from({ length: story.people }, (_, one) => (one === 0 ? 1 : 2)),
  )
  const cap = share(centsOf(figureOn('pass', day)), 'individual_share')
  const gross = 100_000
  const net = gross - share(gross, 'csg') - share(gross, 'crds')
  const yield_percent = tmop.on(day, 'provisional').value
  const late = lateInterest.value({
    principal_cents: story.late,
    first_day: '2024-06-01',
    paid_on: '2024-06-30',
    tmop_percent: yield_percent,
  })
  const smic = Array.from({ length: 12 }, (_, ago) =>
    centsOf(monthlySmic.on(addMonths(`${day.slice(0, 7)}-01`, -ago - 1), 'provisional')),
  )
  const { rsp_cents } = reserveSpeciale.value({
    profit_cents: story.profit,
    equity_cents: story.equity,
    wages_cents: story.wages,
    added_value_cents: story.added_value,
  })
  const high = portion(story.tier, { num: story.tier_high_bps, den: 10_000 })
  const low = portion(story.placed - story.tier, { num: story.tier_low_bps, den: 10_000 })
  return {
    ...figuresOn(day, language),
    people: String(story.people),
    wages: money(story.wages),
    collective_cap: money(share(story.wages, 'collective_share')),
    envelope: money(story.envelope),
    each: money(story.envelope / story.people),
    half_envelope: money(story.envelope / 2),
    half_year_share: money(present?.[0] ?? 0),
    whole_year_share: money(present?.[1] ?? 0),
    half_each: money(story.envelope / story.people / 2),
    low_pay: money(story.low_pay),
    low_share: money(byPay(story.low_pay)),
    high_pay: money(story.high_pay),
    high_share: money(byPay(story.high_pay)),
    uncapped: money(story.uncapped),
    cut: money(story.uncapped - cap),
    half_cap: money(portion(cap, { num: 1, den: 2 })),
    more: money(story.more),
    more_each: money(story.more / story.people),
    profit: money(story.profit),
    equity: money(story.equity),
    added_value: money(story.added_value),
    reserve: money(rsp_cents),
    forfait_due: money(share(gross, 'forfait')),
    forfait_pension_due: money(share(gross, 'forfait_pension')),
    late_sum: money(story.late),
    late_days: String(story.late_days),
    late_due: money(late.interest_cents),
    tmop_last: percent(Math.round(yield_percent * 100), language),
    three_smic: money(threeSmic.value({ monthly_smic_cents: smic }).threshold_cents),
    bonus: money(story.bonus),
    bonus_net: money(story.bonus - share(story.bonus, 'csg') - share(story.bonus, 'crds')),
    advance: money(story.advance),
    after_advance: money(gross - story.advance),
    tier: money(story.tier),
    tier_high_rate: percent(story.tier_high_bps, language),
    tier_low_rate: percent(story.tier_low_bps, language),
    tier_high: money(high),
    tier_low: money(low),
    tiers_sum: money(high + low),
    placed_sum: money(story.placed),
    unit: money(story.unit),
    units: number(net / story.unit, language),
    fee: money(story.fee),
    after_fee: money(net - story.fee),
    capital: money(story.capital),
    annuity_rate: percent(story.annuity_bps, language),
    annuity: money(portion(story.capital, { num: story.annuity_bps, den: 10_000 })),
    own_payments: money(share(story.low_pay, 'voluntary_share')),
    rest_day: money(story.rest_day),
    rest_sum: money(story.rest_day * furtherDelays.rest_days.value),
    csg_due: money(share(gross, 'csg')),
    csg_deducted: money(share(gross, 'csg_deductible')),
    crds_due: money(share(gross, 'crds')),
    half_net: money(net - Math.floor(net / 2)),
    retirement_half: money(Math.floor(net / 2)),
  }
}
