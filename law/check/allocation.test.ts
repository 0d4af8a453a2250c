import fc from 'fast-check'
import type { AllocationGiven, Criterion, CriterionName } from '../src/allocation.ts'
import { allocation } from '../src/allocation.ts'
import { perHead } from '../src/per-head.ts'
import { agree } from './agree.ts'
import { headAmount, slowAllocation, type SlowShare } from './allocation.ts'

const pay = fc.oneof(fc.integer({ min: 0, max: 40_000_000 }), fc.constantFrom(0, 1, 2_400_000, 3_000_000))
const time = fc.oneof(fc.integer({ min: 0, max: 366 }), fc.constantFrom(0, 365))
const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 4) => fc.option(arbitrary, { nil: undefined, freq })
const person = fc.record({
  salary_cents: pay,
  presence: time,
  appartenance: time,
  ceiling_cents: maybe(fc.integer({ min: 0, max: 4_000_000 })),
  salary_floor_cents: maybe(fc.integer({ min: 0, max: 2_500_000 }), 8),
  salary_ceiling_cents: maybe(fc.integer({ min: 2_500_000, max: 15_000_000 }), 8),
  already_granted_cents: maybe(fc.integer({ min: 0, max: 3_000_000 }), 6),
})

/** One to four criteria with weights that make the whole; the same criterion may stand twice. */
const criteria = fc
  .tuple(
    fc.array(fc.constantFrom<CriterionName>('uniform', 'salary', 'presence', 'appartenance'), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.array(fc.integer({ min: 0, max: 2500 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([names, weights]) =>
    names.map((criterion, i) => ({
      criterion,
      share_bps:
        i < names.length - 1
          ? weights[i]!
          : 10_000 - weights.slice(0, names.length - 1).reduce((sum, one) => sum + one, 0),
    })),
  )

/** The same criteria in slices of the envelope, their shares passed on by one place from a slice to the next. */
function slicesOf(own: readonly Criterion[], bounds: readonly number[] | null, turn: number) {
  const once = new Set(own.map(({ criterion }) => criterion)).size === own.length
  if (bounds === null || !once) return null
  return [...bounds.toSorted((a, b) => a - b), null].map((up_to_cents, slice) => ({
    up_to_cents,
    criteria: own.map(({ criterion }, i) => ({
      criterion,
      share_bps: own[(i + slice * turn) % own.length]!.share_bps,
    })),
  }))
}

const cases: fc.Arbitrary<AllocationGiven> = fc
  .record({
    envelope_cents: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 90_000_000 })),
    criteria,
    people: fc.array(person, { minLength: 1, maxLength: 12 }),
    bounds: fc.option(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 }), { freq: 3 }),
    turn: fc.integer({ min: 0, max: 3 }),
    salary_floor_cents: fc.option(fc.integer({ min: 0, max: 2_190_000 })),
    salary_ceiling_cents: fc.option(fc.integer({ min: 2_500_000, max: 14_418_000 })),
    ceiling_cents: fc.option(fc.integer({ min: 0, max: 4_000_000 })),
    redistribution: fc.boolean(),
    keys: fc.shuffledSubarray(['A1', 'A2', 'B', 'C07', 'C7', 'M10', 'M100', 'M9', 'a1', 'é', 'Z', '10'], {
      minLength: 12,
    }),
  })
  .map(({ keys, people, bounds, turn, ...given }) => ({
    ...given,
    slices: slicesOf(given.criteria, bounds, turn),
    // The first person has a weight in every criterion, so that no case is refused.
    people: people.map((one, i) => ({
      ...one,
      ...(i === 0 ? { presence: 365, appartenance: 365, salary_cents: one.salary_cents + 1 } : {}),
      key: keys[i]!,
    })),
  }))

/** What a ceiling took or a later round gave, and whether somebody stands at their ceiling. */
function withDifferences(share: SlowShare) {
  const before_ceiling_cents =
    share.uniform_cents + share.salary_cents + share.presence_cents + share.appartenance_cents
  return {
    ...share,
    before_ceiling_cents,
    redistributed_cents: Math.max(0, share.gross_cents - before_ceiling_cents),
    excess_cents: Math.max(0, before_ceiling_cents - share.gross_cents),
    capped: share.gross_cents === share.ceiling_cents,
  }
}

agree(
  'an envelope by people, weights, floors and ceilings',
  cases,
  (given) => {
    const { shares, distributed_cents: _, passes: __, ...rest } = allocation.value(given)
    return { shares: shares.map(({ key: ___, ...cents }) => cents), ...rest }
  },
  (given) => {
    const { shares, ...rest } = slowAllocation(given)
    return { shares: shares.map(withDifferences), ...rest }
  },
)

agree(
  'an amount per head in proportion to presence',
  fc.record({
    amount_cents: fc.integer({ min: 0, max: 5_000_000 }),
    presence: fc.integer({ min: 0, max: 365 }),
    full_presence: fc.constantFrom(365, 366, 1607),
  }),
  ({ amount_cents, ...of }) => perHead.value({ amount_cents, people: [{ key: 'A', ...of }] }).envelope_cents,
  ({ amount_cents, presence, full_presence }) => headAmount(amount_cents, presence, full_presence),
)
