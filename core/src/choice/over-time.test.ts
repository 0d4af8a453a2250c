import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overTime, yearKinds, type OverTimeGiven, type OwnTax } from './over-time.ts'

const given = {
  type: 'interessement',
  gross_cents: 100_000,
  net_cents: 90_300,
  taxable_cents: 93_200,
  tax: null,
  matching: { gross_cents: 45_205, net_cents: 40_820 },
  fund: { bad: -1200, middling: 400, good: 1100, costs_bps: 150 },
  paid_on: '2026-05-31',
} satisfies OverTimeGiven

const taxed = (tax: OwnTax) => overTime({ ...given, tax }).cash.cents

test('paid: the net less the tax at a rate, or by the scale from two figures of the tax notice', () => {
  expect(taxed(null)).toBe(90_300)
  expect(taxed({ kind: 'rate', rate_bps: 1100 })).toBe(90_300 - 10_252)
  // 40 000 € for one share: the band of 30 %; for two, that of 11 %; of 932 €, the tenth is taken off as on the notice.
  expect(taxed({ kind: 'notice', income_cents: 4_000_000, quarter_parts: 4 })).toBe(90_300 - 25_164)
  expect(taxed({ kind: 'notice', income_cents: 4_000_000, quarter_parts: 8 })).toBe(90_300 - 9227)
})

test('placed: the matching from the first day, one year of its kind then middling ones, and the levies on the gain', () => {
  const { placed, horizons } = overTime(given)
  expect(placed.cents).toBe(131_120)
  const shown = horizons.map(({ years, outcomes }) => [
    years,
    ...yearKinds.map((kind) => [outcomes[kind].cents, outcomes[kind].levies_cents]),
  ])
  expect(shown).toEqual([
    [1, [115_386, 0], [135_389, 976], [142_860, 2683]],
    [5, [134_266, 719], [154_245, 5284], [162_985, 7281]],
    [8, [147_985, 3854], [170_459, 8989], [180_290, 11_236]],
  ])
})

test('the levy is told with its rate, its date’s text and the day it is taken', () => {
  const { horizons } = overTime(given)
  expect(horizons.map(({ on }) => on)).toEqual(['2027-05-31', '2031-05-31', '2034-05-31'])
  const steps = horizons[1]?.outcomes.middling.steps ?? []
  expect(steps.find(({ amount_cents }) => amount_cents === -5284)?.detail?.fr).toMatch(/18,6.*L136-8/u)
})

test('what a sum exempt of tax brings has no tax whatever the rate', () => {
  expect(
    overTime({
      ...given,
      taxable_cents: 0,
      tax: { kind: 'rate', rate_bps: 4500 },
    }).cash.cents,
  ).toBe(90_300)
})

const years = fc.integer({ min: -9000, max: 9000 })
const cases = fc
  .record({
    net_cents: fc.integer({ min: 0, max: 5_000_000 }),
    levies: fc.integer({ min: 0, max: 500_000 }),
    matched: fc.integer({ min: 0, max: 1_000_000 }),
    bad: years,
    middling: years,
    good: years,
    rate_bps: fc.integer({ min: 0, max: 9000 }),
    more: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ net_cents, levies, matched, bad, middling, good, rate_bps, more }) => ({
    given: {
      type: 'interessement' as const,
      gross_cents: net_cents + levies,
      net_cents,
      taxable_cents: net_cents,
      tax: { kind: 'rate' as const, rate_bps },
      matching: { gross_cents: matched, net_cents: matched },
      fund: { bad, middling, good, costs_bps: 0 },
      paid_on: '2026-05-31',
    } satisfies OverTimeGiven,
    more,
  }))

test('a higher rate never leaves more, and changes nothing of what is placed', () => {
  fc.assert(
    fc.property(cases, ({ given: one, more }) => {
      const low = overTime(one)
      const high = overTime({
        ...one,
        tax: { kind: 'rate', rate_bps: one.tax.rate_bps + more },
      })
      expect(high.cash.cents).toBeLessThanOrEqual(low.cash.cents)
      expect([high.placed, high.horizons]).toEqual([low.placed, low.horizons])
    }),
  )
})

test('without a gain nothing is levied; with one, what is left is between the start and the value', () => {
  fc.assert(
    fc.property(cases, ({ given: one }) => {
      const { placed, horizons } = overTime(one)
      for (const { outcomes } of horizons)
        for (const kind of yearKinds) {
          const { cents, levies_cents } = outcomes[kind]
          if (cents + levies_cents <= placed.cents) expect(levies_cents).toBe(0)
          else expect(cents).toBeGreaterThanOrEqual(placed.cents)
        }
    }),
  )
})

test('a fund that stands still leaves at each horizon what was placed', () => {
  fc.assert(
    fc.property(cases, ({ given: one }) => {
      const still = { bad: 0, middling: 0, good: 0, costs_bps: 0 }
      const { placed, horizons } = overTime({ ...one, fund: still })
      expect(placed.cents).toBe(one.net_cents + one.matching.net_cents)
      for (const { outcomes } of horizons)
        for (const kind of yearKinds)
          expect(outcomes[kind]).toMatchObject({
            cents: placed.cents,
            levies_cents: 0,
          })
    }),
  )
})

test('each figure is the last of its steps, and its steps add up to it', () => {
  fc.assert(
    fc.property(cases, ({ given: one }) => {
      const { cash, placed, horizons } = overTime(one)
      for (const { cents, steps } of [
        cash,
        placed,
        ...horizons.flatMap(({ outcomes }) => Object.values(outcomes)),
      ])
        expect(steps.at(-1)?.amount_cents).toBe(cents)
      for (const { outcomes } of horizons)
        for (const { cents, steps } of Object.values(outcomes)) {
          const gain = steps.findLastIndex(({ label }) => label.en === 'Gain' || label.en === 'Loss')
          const moved = steps.slice(0, gain).reduce((sum, step) => sum + (step.amount_cents ?? 0), 0)
          const levied = steps.slice(gain + 1, -1).reduce((sum, step) => sum + (step.amount_cents ?? 0), 0)
          expect(moved + levied).toBe(cents)
        }
    }),
  )
})

test('the tax of several bands is taken off once', () => {
  const tax = { kind: 'notice' as const, income_cents: 2_950_000, quarter_parts: 4 }
  const { cash } = overTime({ ...given, tax })
  const taken = cash.steps
    .map(({ amount_cents }) => amount_cents)
    .filter((cents) => cents !== null && cents < 0)
  // Of 838.80 € left of 932: 79 € at 11 %, 759.80 € at 30 %.
  expect(taken).toEqual([-9700, -(869 + 22_794)])
  expect(cash.cents).toBe(90_300 - 23_663)
})
