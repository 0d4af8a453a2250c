import { describe, expect, test } from 'vitest'
import { mostOf, planLimitsOf, roomOf } from './plan-limits.ts'

const paid_on = '2026-06-30'
const agreement = {
  type: 'interessement',
  signed_on: '2025-05-12',
  first_exercise_start: '2025-01-01',
  last_exercise_end: '2027-12-31',
}
const facts = { paid_on, headcount: 120, agreements: [], plan_cap_cents: null }

describe('what the employer alone may pay into the PER COL', () => {
  test('3 000 €, and 6 000 € with an intéressement that runs on the day of the payment', () => {
    const most = (agreements: readonly (typeof agreement)[]) =>
      mostOf(planLimitsOf({ ...facts, agreements }), paid_on)
    expect(most([])).toBe(300_000)
    expect(most([agreement])).toBe(600_000)
    expect(most([{ ...agreement, last_exercise_end: paid_on }])).toBe(600_000)
    expect(most([{ ...agreement, last_exercise_end: '2026-06-29' }])).toBe(300_000)
    expect(most([{ ...agreement, signed_on: '2026-07-01' }])).toBe(300_000)
  })

  test('participation opens the higher limit under 50 employees alone', () => {
    const participation = { ...agreement, type: 'participation' }
    const most = (headcount: number | null) =>
      mostOf(planLimitsOf({ ...facts, headcount, agreements: [participation] }), paid_on)
    expect([most(49), most(50), most(null)]).toEqual([600_000, 300_000, 300_000])
  })

  test('within the ceiling of all matching: the law’s, or the lower one of the plan', () => {
    expect(planLimitsOf(facts).ceiling_cents).toBe(768_960)
    const own = planLimitsOf({ ...facts, plan_cap_cents: 100_000 })
    expect(own.ceiling_cents).toBe(100_000)
    expect(mostOf(own, paid_on)).toBe(100_000)
    expect(planLimitsOf({ ...facts, plan_cap_cents: 900_000 }).ceiling_cents).toBe(768_960)
  })

  test('each limit is lowered by what counts in it, and nothing is less than nothing', () => {
    const limits = planLimitsOf({ ...facts, agreements: [agreement] })
    const room = (unilateral_cents: number, matched_cents: number) =>
      roomOf(limits, { unilateral_cents, matched_cents }, paid_on)
    // What the employer paid alone counts in both.
    expect(room(100_000, 100_000)).toBe(500_000)
    expect(room(0, 400_000)).toBe(368_960)
    expect(room(600_000, 600_000)).toBe(0)
    expect(room(0, 800_000)).toBe(0)
  })
})
