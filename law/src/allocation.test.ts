import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestRemainders } from '../check/allocation.ts'
import type { AllocationGiven } from './allocation.ts'
import { allocate, allocation, payBase } from './allocation.ts'
import { explainShare } from './allocation-explained.ts'
import { kthLargest } from './kth-largest.ts'
import { largestRemainder } from './largest-remainder.ts'
import { Stopped } from './stopped.ts'

const person = fc.record({
  salary_cents: fc.oneof(fc.integer({ min: 1, max: 40_000_000 }), fc.constantFrom(1, 2_400_000, 3_000_000)),
  presence: fc.integer({ min: 0, max: 366 }),
  ceiling_cents: fc.option(fc.integer({ min: 0, max: 4_000_000 }), { nil: undefined, freq: 4 }),
  already_granted_cents: fc.option(fc.integer({ min: 0, max: 3_000_000 }), { nil: undefined, freq: 6 }),
})
const criteria = fc.constantFrom<AllocationGiven['criteria']>(
  [{ criterion: 'uniform', share_bps: 10_000 }],
  [{ criterion: 'salary', share_bps: 10_000 }],
  [
    { criterion: 'salary', share_bps: 5000 },
    { criterion: 'presence', share_bps: 5000 },
  ],
  [
    { criterion: 'uniform', share_bps: 3333 },
    { criterion: 'salary', share_bps: 3333 },
    { criterion: 'presence', share_bps: 3334 },
  ],
)
const givens: fc.Arbitrary<AllocationGiven> = fc
  .record({
    envelope_cents: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 90_000_000 })),
    criteria,
    people: fc.array(person, { minLength: 1, maxLength: 12 }),
    salary_floor_cents: fc.option(fc.constant(2_190_000)),
    salary_ceiling_cents: fc.option(fc.constant(14_418_000)),
    ceiling_cents: fc.option(fc.integer({ min: 0, max: 4_000_000 })),
    redistribution: fc.boolean(),
  })
  .map((given) => ({
    ...given,
    // The first person keeps every criterion payable, so that no case is refused.
    people: given.people.map((one, i) => ({
      ...one,
      presence: i === 0 ? 365 : one.presence,
      key: `M${i + 10}`,
    })),
  }))

/** `LAW_RUNS=1000000 vitest run law` repeats each property as many times. */
const numRuns = Number(process.env['LAW_RUNS'] ?? 2000)
const holds = (check: (given: AllocationGiven) => void) => () =>
  fc.assert(fc.property(givens, check), { numRuns })
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)

describe('allocation, whatever the people, the criteria and the ceilings', { timeout: 600_000 }, () => {
  test('what is paid and what is left make the envelope, to the cent', () =>
    holds((given) => {
      const result = allocation.value(given)
      const paid = sum(result.shares.map((share) => share.gross_cents))
      expect(paid).toBe(result.distributed_cents)
      expect(paid + result.not_distributed_cents).toBe(given.envelope_cents)
    })())

  test('nobody receives more than their ceiling, and each amount is the sum of its lines', () =>
    holds((given) => {
      const result = allocation.value(given)
      for (const share of result.shares) {
        expect(share.gross_cents).toBeLessThanOrEqual(share.ceiling_cents ?? Infinity)
        expect(share.gross_cents).toBeGreaterThanOrEqual(0)
        const lines = share.before_ceiling_cents + share.redistributed_cents - share.excess_cents
        expect(lines).toBe(share.gross_cents)
      }
    })())

  test('the order of the file does not matter', () =>
    holds((given) => {
      const byKey = (shares: { key: string; gross_cents: number }[]) =>
        new Map(shares.map((share) => [share.key, share.gross_cents]))
      const turned = { ...given, people: given.people.toReversed() }
      expect(byKey(allocation.value(turned).shares)).toEqual(
        new Map([...byKey(allocation.value(given).shares)].toReversed()),
      )
    })())

  test('with the clause, something is left only when nobody below a ceiling can receive it', () =>
    holds((given) => {
      const result = allocation.value({ ...given, redistribution: true })
      if (result.not_distributed_cents === 0) return
      for (const [i, share] of result.shares.entries()) {
        const one = given.people[i]!
        const weighs = given.criteria.some(
          ({ criterion }) => criterion !== 'presence' || (one.presence ?? 0) > 0,
        )
        expect(!weighs || share.capped).toBe(true)
      }
    })())

  test('who weighs more in every criterion, under the same ceiling, never receives less, but for the odd cent of an equal part', () =>
    holds((given) => {
      const same = {
        ...given,
        people: given.people.map(({ key, salary_cents, presence }) => ({ key, salary_cents, presence })),
      }
      const { shares, rounds } = allocation.value(same)
      const equalParts = given.criteria.filter(({ criterion }) => criterion === 'uniform').length
      const oddCents = equalParts * (rounds + 1)
      for (const [i, a] of same.people.entries()) {
        for (const [j, b] of same.people.entries()) {
          const above = payBase(a, same) > payBase(b, same) && a.presence! > b.presence!
          if (!above) continue
          expect(shares[i]!.gross_cents + oddCents).toBeGreaterThanOrEqual(shares[j]!.gross_cents)
        }
      }
    })())

  test('each person’s explanation ends on the amount paid', () =>
    holds((given) => {
      const result = allocation.value(given)
      for (const { key, gross_cents } of result.shares) {
        const lines = explainShare(given, result, key)
        expect(lines.at(-1)?.result).toBe(gross_cents)
        expect(sum(lines.slice(0, -1).map((line) => Number(line.result)))).toBe(gross_cents)
      }
    })())
})

test('products far beyond 2^53 are still exact', () => {
  const weight = fc.oneof(fc.integer({ min: 0, max: 2 ** 40 }), fc.integer({ min: 0, max: 9 }))
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 52 }),
      fc.array(weight, { minLength: 1 }),
      (total, weights) => {
        const keys = weights.map((_, i) => String(i).padStart(4, '0'))
        const shares = largestRemainder(total, Float64Array.from(weights))
        if (shares === null) {
          expect(weights.every((one) => one === 0)).toBe(true)
          return
        }
        expect(Array.from(shares, BigInt)).toEqual(
          largestRemainders(BigInt(total), weights.map(BigInt), keys),
        )
      },
    ),
    { numRuns },
  )
})

test('weights that no float adds up exactly are shared exactly all the same', () => {
  const between = (from: number, to: number) => fc.integer({ min: from, max: to })
  const largest = (total: fc.Arbitrary<number>, weight: fc.Arbitrary<number>) =>
    fc.tuple(total, fc.array(weight, { minLength: 2, maxLength: 6 }))
  fc.assert(
    fc.property(
      fc.oneof(
        largest(between(2 ** 49, 2 ** 50), between(2 ** 45, 2 ** 47)),
        largest(between(2 ** 50, 2 ** 53 - 1), between(2 ** 51, 2 ** 53 - 1)),
        largest(between(2 ** 40, 2 ** 50), between(2 ** 51, 2 ** 53 - 1)),
      ),
      ([cents, weights]) => {
        const keys = weights.map((_, i) => String(i))
        expect(Array.from(largestRemainder(cents, Float64Array.from(weights)) ?? [], BigInt)).toEqual(
          largestRemainders(BigInt(cents), weights.map(BigInt), keys),
        )
      },
    ),
    { numRuns: 500 },
  )
})

test('of two large remainders one apart, the larger one is served', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2 ** 46, max: 2 ** 48 }), (weight) => {
      const shares = largestRemainder(2 * weight + 2, Float64Array.from([weight, weight + 1]))
      expect(Array.from(shares ?? [])).toEqual([weight, weight + 2])
    }),
  ))

test('the k-th largest is the one a sort would give', () => {
  const values = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(values, fc.nat(), (list, n) => {
      const k = (n % list.length) + 1
      expect(kthLargest(Float64Array.from(list), k)).toBe(list.toSorted((a, b) => b - a)[k - 1])
    }),
    { numRuns },
  )
})

test('two people with the same number are refused', () => {
  const twice = {
    envelope_cents: 10,
    criteria: [{ criterion: 'uniform', share_bps: 10_000 }],
    people: [{ key: 'A' }, { key: 'A' }],
    redistribution: false,
  } as const
  expect(allocation.apply(twice).refusal?.refusal).toBe('duplicate_key')
})

test('the steps name the sub-masses, the redistributions and what is left', () => {
  const { steps, rounds, not_distributed_cents } = allocate({
    envelope_cents: 9_000_000,
    criteria: [
      { criterion: 'salary', share_bps: 7000 },
      { criterion: 'presence', share_bps: 3000 },
    ],
    people: [
      { key: '1', salary_cents: 30_000_000, presence: 365 },
      { key: '2', salary_cents: 4_000_000, presence: 365 },
      { key: '3', salary_cents: 3_500_000, presence: 200 },
    ],
    ceiling_cents: 3_604_500,
    redistribution: true,
  })
  expect(rounds).toBe(1)
  expect(not_distributed_cents).toBe(0)
  expect(steps.map((step) => [step.label.fr, step.result])).toEqual([
    ['Sous-masse\u00a0: part proportionnelle au salaire', 6_300_000],
    ['Sous-masse\u00a0: part proportionnelle à la présence', 2_700_000],
    ['Redistribution 1\u00a0: part proportionnelle au salaire', 1_746_625],
    ['Redistribution 1\u00a0: part proportionnelle à la présence', 748_553],
    ['Montant non distribué', 0],
  ])
})

test('a share is explained with the weight of the person in each criterion, the cut and what was shared again', () => {
  const given: AllocationGiven = {
    envelope_cents: 1_000_000,
    criteria: [
      { criterion: 'uniform', share_bps: 2500 },
      { criterion: 'salary', share_bps: 2500 },
      { criterion: 'presence', share_bps: 2500 },
      { criterion: 'appartenance', share_bps: 2500 },
    ],
    people: [
      { key: '1', salary_cents: 3_000_000, presence: 200, appartenance: 100, ceiling_cents: 300_000 },
      { key: '2', salary_cents: 1_000_000, presence: 200, appartenance: 300 },
      { key: '3', salary_cents: 1_000_000, presence: 100 },
    ],
    redistribution: true,
  }
  const result = allocate(given)
  const linesOf = (key: string) =>
    explainShare(given, result, key).map(({ label, inputs, result: cents }) => [label.en, inputs, cents])
  const mass = (weight: string, own: number, total_weight: number) => ({
    sub_mass_cents: 250_000,
    [weight]: own,
    total_weight,
  })
  expect(linesOf('1')).toEqual([
    ['uniform part', mass('count', 1, 3), 83_334],
    ['part proportional to salary', mass('salary_cents', 3_000_000, 5_000_000), 150_000],
    ['part proportional to presence', mass('presence', 200, 500), 100_000],
    ['part proportional to time on the books', mass('appartenance', 100, 400), 62_500],
    ['Cut at the individual ceiling', { before_ceiling_cents: 395_834, ceiling_cents: 300_000 }, -95_834],
    ['Gross amount', {}, 300_000],
  ])
  const alone = allocate({ ...given, people: given.people.slice(0, 1) })
  expect(() => explainShare(given, alone, '3')).toThrow(Stopped)
  const third = linesOf('3')
  expect(third[3]).toEqual(['part proportional to time on the books', mass('appartenance', 0, 400), 0])
  expect(third.slice(4)).toEqual([
    ['Received from the shared excess', { rounds: 1 }, result.shares[2]!.redistributed_cents],
    ['Gross amount', {}, result.shares[2]!.gross_cents],
  ])
  expect(linesOf('2').map(([label]) => label)).not.toContain('Cut at the individual ceiling')
})
