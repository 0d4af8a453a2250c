import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planEffect, type SameShare } from './plan-effect.ts'

const half = { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false } as const
const share = (net_cents: number, people = 1): SameShare => ({ people, gross_cents: net_cents, net_cents })

test('the person with the least, the middle and the most, and everybody, under both rules', () => {
  const effect = planEffect(
    'pee',
    { now: null, next: half },
    [share(20_000), share(60_000, 2), share(500_000)],
    '2026-05-31',
  )
  expect(effect).toEqual({
    people: [
      { who: 'least', seniority_years: 0, placed_cents: 20_000, now_cents: 0, next_cents: 10_000 },
      { who: 'median', seniority_years: 0, placed_cents: 60_000, now_cents: 0, next_cents: 30_000 },
      // Half of 5 000 € is above the plan's own cap.
      { who: 'most', seniority_years: 0, placed_cents: 500_000, now_cents: 0, next_cents: 60_000 },
    ],
    now_cents: 0,
    next_cents: 10_000 + 2 * 30_000 + 60_000,
  })
})

test('nobody makes no example and costs nothing', () => {
  expect(planEffect('percol', { now: half, next: half }, [], '2026-05-31')).toEqual({
    people: [],
    now_cents: 0,
    next_cents: 0,
  })
})

test('a rule replaced by itself changes nothing, and never gives above the law', () => {
  const shares = fc.array(fc.tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 30_000 }), (drawn, rate_bps) => {
      const rule = { ...half, rate_bps, cap_cents: null }
      const climbing = drawn
        .map(([net, people]) => share(net, people))
        .toSorted((a, b) => a.net_cents - b.net_cents)
      const { people, now_cents, next_cents } = planEffect(
        'pee',
        { now: rule, next: rule },
        climbing,
        '2026-05-31',
      )
      expect(now_cents).toBe(next_cents)
      // 8 % of the PASS of 2026.
      for (const one of people) expect(one.next_cents).toBeLessThanOrEqual(384_480)
    }),
  )
})
