import fc from 'fast-check'
import type { AbondementGiven } from '../src/abondement.ts'
import { abondement, abondementCeiling } from '../src/abondement.ts'
import { abondementWithShares, unilateralPayment } from '../src/abondement-limits.ts'
import type { AbondementRule } from '../src/abondement-rule.ts'
import { slowAbondement, slowAbondementCeiling, slowSharesMatching } from './abondement.ts'
import { agree } from './agree.ts'
import { cents, publishedDay } from './cases.ts'

const plan = fc.constantFrom(
  'PEE' as const,
  'PEG' as const,
  'PEI' as const,
  'PERCO' as const,
  'PERCOL' as const,
)
const rate = fc.oneof(fc.constantFrom(5000, 10_000, 30_000, 3333), fc.integer({ min: 0, max: 40_000 }))
const tiers = fc
  .array(fc.record({ width: fc.integer({ min: 1, max: 80_000 }), rate_bps: rate }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((steps) => {
    let to = 0
    return steps.map(({ width, rate_bps }, i) => {
      to += width
      return { up_to_cents: i === steps.length - 1 && width % 2 === 0 ? null : to, rate_bps }
    })
  })
const matching: fc.Arbitrary<AbondementRule> = fc
  .tuple(
    fc.oneof(
      rate.map((rate_bps) => ({ rate_bps })),
      tiers.map((list) => ({ tiers: list })),
    ),
    fc.record({
      plan_cap_cents: fc.constantFrom(undefined, null, 60_000, 100_000, 384_480),
      base: fc.constantFrom(undefined, 'net' as const, 'gross' as const),
      grants_to_leavers: fc.constantFrom(undefined, true, false),
    }),
  )
  .map(([rates, rest]) => ({ ...rates, ...rest }))

const cases: fc.Arbitrary<AbondementGiven> = fc
  .record({
    plan,
    paid_on: publishedDay,
    matching,
    contribution_cents: cents(1_500_000),
    withheld: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined }),
    contributed_before_cents: fc.option(cents(200_000), { nil: undefined }),
    already_this_year_cents: fc.option(cents(900_000), { nil: undefined }),
    leaver: fc.constantFrom(undefined, false, false, true),
    clauses: fc.option(
      fc.array(
        fc
          .tuple(
            fc.oneof(
              rate.map((rate_bps) => ({ rate_bps })),
              tiers.map((list) => ({ tiers: list })),
            ),
            fc.record({
              contribution_cents: cents(500_000),
              contributed_before_cents: fc.option(cents(200_000), { nil: undefined }),
            }),
          )
          .map(([rates, rest]) => ({ ...rates, ...rest })),
        { maxLength: 3 },
      ),
      { nil: undefined },
    ),
  })
  .map(({ withheld, ...given }) => ({
    ...given,
    contribution_gross_cents: withheld === undefined ? undefined : given.contribution_cents + withheld,
  }))

agree(
  'the matching of one payment',
  cases,
  (given) => {
    const { limited_by: _, ...amounts } = abondement.value(given)
    return amounts
  },
  slowAbondement,
)

agree(
  'the ceiling of the year of payment',
  fc.record({ plan, paid_on: publishedDay, company_shares: fc.boolean() }),
  (given) => abondementCeiling.value(given).ceiling_cents,
  ({ plan: kind, paid_on, company_shares }) => slowAbondementCeiling(kind, paid_on, company_shares),
)

agree(
  'the matching of shares of the company',
  fc
    .record({
      contribution_cents: cents(500_000),
      part: fc.integer({ min: 0, max: 100 }),
      rate_bps: fc.integer({ min: 1, max: 30_000 }),
      cap_cents: cents(400_000),
      majoration_cap_cents: cents(300_000),
    })
    .map(({ part, ...given }) => ({
      ...given,
      of_which_shares_cents: Math.floor((given.contribution_cents * part) / 100),
    })),
  abondementWithShares.value,
  slowSharesMatching,
)

agree(
  'a payment of the employer alone',
  fc.record({
    unilateral_cents: cents(900_000),
    ppv_limit_cents: fc.constantFrom(300_000, 600_000),
    ceiling_cents: cents(800_000),
  }),
  (given) => unilateralPayment.value({ ...given, paid_on: '2026-06-30' }).accepted_cents,
  (given) => Math.min(given.unilateral_cents, given.ppv_limit_cents, given.ceiling_cents),
)
