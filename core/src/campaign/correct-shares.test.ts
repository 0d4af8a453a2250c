import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { envelopeAfter } from './complement.ts'
import { correctShares, type CorrectedShares, type Served } from './correct-shares.ts'
import { shareEnvelope } from './share-envelope.ts'
import type { Candidate, ShareRules, SharedEnvelope } from './share.ts'

const worldOf = fc.record({
  envelope: fc.integer({ min: 1000, max: 20_000_000 }),
  next: fc.integer({ min: 1000, max: 20_000_000 }),
  cap: fc.constantFrom(null, null, 300_000, 900_000),
  redistribute: fc.boolean(),
  criteria: fc.constantFrom(
    [{ criterion: 'salary' as const, weight_bps: 10_000 }],
    [{ criterion: 'presence' as const, weight_bps: 10_000 }],
    [
      { criterion: 'uniform' as const, weight_bps: 3333 },
      { criterion: 'salary' as const, weight_bps: 3334, floor_cents: 2_000_000, ceiling_cents: 6_000_000 },
      { criterion: 'presence' as const, weight_bps: 3333 },
    ],
  ),
  people: fc.array(
    fc.record({
      pay: fc.integer({ min: 1_000_000, max: 9_000_000 }),
      presence: fc.constantFrom(365, 300, 37.5, 12),
      wrong: fc.constantFrom<'pay' | 'presence' | null>(null, null, 'pay', 'presence'),
      should: fc.integer({ min: 1, max: 360 }),
    }),
    { minLength: 1, maxLength: 12 },
  ),
})

type WorldOf = typeof worldOf extends fc.Arbitrary<infer World> ? World : never

interface Launched {
  rules: ShareRules
  shared: SharedEnvelope
  served: Served[]
  wrong: Set<string>
}

function launch({ envelope, cap, redistribute, criteria, people }: WorldOf): Launched {
  const rules: ShareRules = {
    exercise: { start: '2025-01-01', end: '2025-12-31' },
    envelope_gross_cents: envelope,
    criteria,
    seniority_months: 0,
    individual_cap_cents: cap,
    prorate_cap: true,
    redistribute,
    paid_on: '2026-05-31',
    officers: { left_out: 'not_in_agreement', spouse_quarter: false },
  }
  const candidates = people.map(({ pay, presence }, place): Candidate => ({
    beneficiary_id: `id-${place}`,
    employee_number: `N${String(place).padStart(3, '0')}`,
    hire_date: '2015-01-05',
    exit_date: null,
    reference_salary_cents: pay,
    presence_days: presence,
    contract_type: 'permanent',
    income_before_cents: null,
    by_hand: null,
    already_granted_cents: 0,
  }))
  const shared = shareEnvelope(rules, candidates)
  if (isRefusal(shared)) throw new Error(shared.refusal)
  const served = candidates.map((candidate, place): Served => {
    const { wrong, should } = people[place]!
    const share = shared.shares[place]!
    return {
      ...candidate,
      ...(wrong === 'pay' && { reference_salary_cents: should * 25_000 }),
      ...(wrong === 'presence' && { presence_days: should }),
      was: { ...share, hire_date: candidate.hire_date, exit_date: candidate.exit_date },
    }
  })
  const wrong = new Set(
    served
      .filter(
        (one) =>
          one.reference_salary_cents !== one.was.reference_salary_cents ||
          one.presence_days !== one.was.presence_days,
      )
      .map((one) => one.beneficiary_id),
  )
  return { rules, shared, served, wrong }
}

function corrected(...asked: Parameters<typeof correctShares>): CorrectedShares {
  const result = correctShares(...asked)
  if (isRefusal(result)) throw new Error(result.refusal)
  for (const share of result.shares)
    expect(
      share.csg_deductible_cents + share.csg_non_deductible_cents + share.crds_cents + share.net_cents,
    ).toBe(share.gross_cents)
  return result
}
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

test('at the rates served nobody moves whose bases were right, and envelope, complement and shares stay equal', () => {
  fc.assert(
    fc.property(worldOf, (world) => {
      const { rules, shared, served, wrong } = launch(world)
      const { calculation } = shared
      const { shares } = corrected(rules, calculation, served, 'at_rates')
      expect(new Set(shares.map((share) => share.beneficiary_id))).toEqual(wrong)
      const now = new Map(shares.map((share) => [share.beneficiary_id, share]))
      const all = served.map((one) => now.get(one.beneficiary_id)?.gross_cents ?? one.was.gross_cents)
      const after = envelopeAfter(
        {
          envelope_cents: world.envelope,
          complement_cents: 0,
          distributed_cents: calculation.distributed_cents,
        },
        sum(all) - calculation.distributed_cents,
      )
      expect(after.distributed_cents).toBe(sum(all))
      expect(after.envelope_cents).toBeGreaterThanOrEqual(after.distributed_cents)
      expect(after.envelope_cents).toBe(world.envelope + after.complement_cents)
      expect(after.complement_cents).toBeGreaterThanOrEqual(0)
      // Corrected once, there is nothing left to correct.
      const then = served.map((one): Served => {
        const share = now.get(one.beneficiary_id)
        return share ? { ...one, was: { ...one.was, ...share } } : one
      })
      expect(corrected(rules, calculation, then, 'at_rates').shares).toEqual([])
    }),
  )
})

test('shared out again, everybody’s shares and what ceilings hold back are the new envelope, as a launch would make them', () => {
  fc.assert(
    fc.property(worldOf, (world) => {
      const { rules, shared, served } = launch(world)
      const anew = { ...rules, envelope_gross_cents: world.next }
      const { shares, calculation } = corrected(anew, shared.calculation, served, 'again')
      expect(shares.map((share) => share.beneficiary_id)).toEqual(served.map((one) => one.beneficiary_id))
      const gross = sum(shares.map((share) => share.gross_cents))
      expect([calculation?.distributed_cents, (calculation?.not_distributed_cents ?? 0) + gross]).toEqual([
        gross,
        world.next,
      ])
      if (world.cap === null && !calculation?.capped) expect(gross).toBe(world.next)
      expect(shareEnvelope(anew, served)).toMatchObject({
        shares: shares.map(({ gross_cents, net_cents }) => ({ gross_cents, net_cents })),
      })
    }),
  )
})

test('who was enrolled stays: an officer whom a larger company would leave out keeps a share', () => {
  const { rules, shared, served } = launch({
    envelope: 1_000_000,
    next: 1_000_000,
    cap: null,
    redistribute: false,
    criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
    people: [
      { pay: 3_000_000, presence: 365, wrong: null, should: 1 },
      { pay: 3_000_000, presence: 365, wrong: 'pay', should: 240 },
    ],
  })
  const officer = served.map((one, place) =>
    place === 0 ? { ...one, contract_type: 'corporate_officer' } : one,
  )
  const { shares } = corrected(rules, shared.calculation, officer, 'again')
  expect(shares.map((share) => share.gross_cents)).toEqual([333_333, 666_667])
})
