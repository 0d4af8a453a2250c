import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantedOf } from '../abondement/account.ts'
import { fixedBands } from '../abondement/clauses-for.ts'
import type { AbondementTerms, Offer, OfferedPlan, Person } from '../choice/offer.ts'
import { civilYear } from '../company/closing.ts'
import { levyRegime } from '../company/levy-regime.ts'
import { CostRun, highestCost, mostOf } from './employer-cost.ts'

const plan = (kind: 'pee' | 'percol', abondement: AbondementTerms): OfferedPlan => ({
  id: kind,
  kind,
  name: kind,
  abondement,
  funds: [{ id: 'f', name: 'Fonds', sri: 1 }],
  default_fund_id: null,
  has_managed_profiles: false,
})
const single = (
  rate_bps: number,
  cap_cents: number | null,
  base: 'net' | 'gross' = 'net',
): AbondementTerms => ({
  kind: 'single',
  rate_bps,
  cap_cents,
  base,
  leavers: false,
})
const none: AbondementTerms = { kind: 'none', cap_cents: null, base: 'net', leavers: false }
const offerOf = (...plans: OfferedPlan[]): Offer => ({
  type: 'interessement',
  destinations: ['immediate_payment', 'pee', 'percol'],
  default_rule: 'pee_lowest_risk',
  draft_policy: 'ignore_draft',
  exercise_start: '2025-01-01',
  exercise_end: '2025-12-31',
  payment_day: '2026-05-29',
  plans,
})
const person = (net_cents: number, used?: Person['used']): Person => ({
  gross_cents: Math.round(net_cents / 0.903),
  net_cents,
  csg_deductible_cents: 0,
  last_day: null,
  ...(used && { used }),
})

test('the most of two plans is never below what any split brings in', () => {
  const terms = fc.oneof(
    fc
      .record({
        rate: fc.integer({ min: 0, max: 30_000 }),
        cap: fc.option(fc.integer({ min: 0, max: 500_000 })),
      })
      .map(({ rate, cap }) => single(rate, cap)),
    fc
      .record({
        bounds: fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 200_000 })),
        rates: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 20_000 }))),
        cap: fc.option(fc.integer({ min: 0, max: 500_000 })),
      })
      .map(({ bounds, rates, cap }): AbondementTerms => ({
        kind: 'bands',
        bands: [
          { up_to_cents: bounds[0], rate_bps: rates[0]! },
          { up_to_cents: bounds[0] + bounds[1], rate_bps: rates[1]! },
          { up_to_cents: null, rate_bps: rates[2]! },
        ],
        cap_cents: cap,
        base: 'net',
        leavers: false,
      })),
    fc
      .record({
        rate_bps: fc.integer({ min: 0, max: 10_000 }),
        fixed_cents: fc.integer({ min: 1, max: 90_000 }),
        cap: fc.option(fc.integer({ min: 0, max: 500_000 })),
      })
      .map(({ rate_bps, fixed_cents, cap }): AbondementTerms => ({
        kind: 'several',
        parts: [{ rate_bps }, { bands: fixedBands(fixed_cents), as: 'fixed', fixed_cents }],
        cap_cents: cap,
        base: 'net',
        leavers: false,
      })),
  )
  const used = fc.record({
    contributed_cents: fc.integer({ min: 0, max: 300_000 }),
    gross_cents: fc.integer({ min: 0, max: 300_000 }),
    above_cap_cents: fc.constant(0),
  })
  fc.assert(
    fc.property(
      terms,
      terms,
      used,
      fc.integer({ min: 1, max: 800_000 }),
      fc.nat(100),
      (a, b, taken, net, part) => {
        const plans = [plan('pee', a), plan('percol', b)]
        const offer = offerOf(...plans)
        const somebody = person(net, { pee: taken })
        const first = Math.round((net * part) / 100)
        const brought =
          grantedOf(offer, plans[0]!, { contributed_cents: first }, somebody).gross_cents +
          grantedOf(offer, plans[1]!, { contributed_cents: net - first }, somebody).gross_cents
        // Half a cent for each amount that is rounded.
        expect(mostOf(offer, plans, somebody)).toBeGreaterThanOrEqual(brought - 2)
      },
    ),
  )
})

const unbound = levyRegime({
  headcounts: [{ year: 2025, headcount: 48 }],
  declared: { bound_to_participation: false, bound_at_250: false },
  paid_on: '2026-06-30',
  closing: civilYear,
})
const missing = levyRegime({
  headcounts: [{ year: 2025, headcount: 300 }],
  declared: { bound_to_participation: false, bound_at_250: false },
  paid_on: '2026-06-30',
  closing: civilYear,
})

test('nobody placing costs nothing more, the default its matching, and the most what the ceilings allow', () => {
  const run = new CostRun(offerOf(plan('pee', single(5000, 60_000)), plan('percol', none)), unbound)
  for (const net of [90_300, 180_600]) run.add(person(net), person(net))
  const cost = run.total()
  expect([cost.if_paid, cost.if_default, cost.at_most].map((one) => one.matching_cents)).toEqual([
    0, 105_150, 105_150,
  ])
  expect(cost.at_most.forfait_social_at_most_cents).toBe(0)
  expect(highestCost(cost)).toBe(300_000 + 105_150)
})

test('a year of headcount nobody gave is counted in the most, not in what is told as due', () => {
  const run = new CostRun(offerOf(plan('pee', none)), missing)
  run.add(person(903_000), person(903_000))
  const { at_most } = run.total()
  expect([at_most.forfait_social_cents, at_most.forfait_social_at_most_cents]).toEqual([0, 200_000])
})

test('what other campaigns only reserve may come free: the most counts what is settled alone', () => {
  const run = new CostRun(offerOf(plan('pee', single(10_000, 60_000))), unbound)
  const reserved = { contributed_cents: 60_000, gross_cents: 60_000, above_cap_cents: 0 }
  run.add(person(90_000, { pee: reserved }), person(90_000))
  const cost = run.total()
  expect([cost.if_default.matching_cents, cost.at_most.matching_cents]).toEqual([0, 60_000])
})

test('clauses that together give more than three times what is placed meet the cap where that limit does', () => {
  const banded: AbondementTerms = {
    kind: 'bands',
    bands: [
      { up_to_cents: 48_155, rate_bps: 413 },
      { up_to_cents: 153_079, rate_bps: 14_259 },
      { up_to_cents: null, rate_bps: 2267 },
    ],
    cap_cents: 424_270,
    base: 'net',
    leavers: false,
  }
  const both: AbondementTerms = {
    kind: 'several',
    parts: [{ rate_bps: 8474 }, { bands: fixedBands(89_990), as: 'fixed', fixed_cents: 89_990 }],
    cap_cents: 46_621,
    base: 'net',
    leavers: false,
  }
  const plans = [plan('pee', banded), plan('percol', both)]
  const offer = offerOf(...plans)
  const taken = { contributed_cents: 61_179, gross_cents: 111_897, above_cap_cents: 0 }
  const somebody = person(91_400, { pee: taken })
  const given = (at: number, cents: number) =>
    grantedOf(offer, plans[at]!, { contributed_cents: cents }, somebody).gross_cents
  // A third of the cap goes to the second plan, the rest to the first.
  expect(mostOf(offer, plans, somebody)).toBe(given(0, 91_400 - 15_541) + given(1, 15_541))
})
