import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CeilingGiven } from '../src/ceilings.ts'
import { individualCeiling, participationPayCeiling, quarterOfPass } from '../src/ceilings.ts'
import { pass } from '../src/parameters/social-security-ceiling.ts'
import { collectiveCeiling } from '../src/collective-ceiling.ts'
import { participationLimits, successiveGrants } from '../src/reference-pay.ts'
import { agree } from './agree.ts'
import { cents, exercice } from './cases.ts'
import {
  slowCollectiveCeiling,
  slowGrants,
  slowIndividualCeiling,
  slowPayCeiling,
  slowQuarter,
} from './ceilings.ts'
import { dayBefore, daysLater, monthsLater } from './days.ts'

/** Somebody who came or left, on any day, the days before and after the exercice included. */
const byDays = exercice().chain(({ start, end }) =>
  fc.record({
    exercise: fc.constant({ start, end }),
    offset: fc.constantFrom(undefined, 'average_of_months' as const, 'last_day' as const),
    proration: fc.oneof(
      fc.constantFrom(undefined, null),
      fc
        .record({
          entry: fc.option(fc.integer({ min: -40, max: 364 })),
          exit: fc.option(fc.integer({ min: 0, max: 400 })),
        })
        .filter(({ entry, exit }) => (entry ?? 0) <= (exit ?? 364))
        .map(({ entry, exit }) => ({
          entry: entry === null ? null : daysLater(start, entry),
          exit: exit === null ? null : daysLater(start, exit),
          basis: 'days' as const,
        })),
    ),
  }),
)
/** By months, for those who come on a first and leave on a last day. */
const byMonths = exercice(fc.constantFrom(6, 12)).chain(({ start, end, length }) =>
  fc
    .tuple(fc.integer({ min: 0, max: length - 1 }), fc.integer({ min: 0, max: length - 1 }))
    .map(([a, b]) => ({
      exercise: { start, end },
      proration: {
        entry: monthsLater(start, Math.min(a, b)),
        exit: dayBefore(monthsLater(start, Math.max(a, b) + 1)),
        basis: 'months' as const,
      },
    })),
)
const cases: fc.Arbitrary<CeilingGiven> = fc.oneof({ arbitrary: byDays, weight: 3 }, byMonths)
const cent = ({ ceiling_cents }: { ceiling_cents: number }) => ceiling_cents

agree(
  'three quarters of the PASS',
  cases,
  (given) => cent(individualCeiling.value(given)),
  slowIndividualCeiling,
)
agree('three PASS of pay', cases, (given) => cent(participationPayCeiling.value(given)), slowPayCeiling)
agree('a quarter of the PASS', cases, (given) => cent(quarterOfPass.value(given)), slowQuarter)

agree(
  'the limits of a participation',
  fc.record({ given: cases, salary_cents: cents(30_000_000) }),
  ({ given, salary_cents }) => participationLimits.value({ ...given, salary_cents }),
  ({ given, salary_cents }) => ({
    salary_cap_cents: slowPayCeiling(given),
    base_cents: Math.min(salary_cents, slowPayCeiling(given)),
    individual_cap_cents: slowIndividualCeiling(given),
  }),
)

agree(
  'a fifth of the wages',
  fc.record({
    gross_wages_cents: cents(9_000_000_000),
    dirigeants_income_cents: fc.option(cents(), { nil: undefined }),
    formula_result_cents: cents(2_000_000_000),
  }),
  collectiveCeiling.value,
  slowCollectiveCeiling,
)

agree(
  'grants of one exercice under one ceiling',
  fc.record({
    ceiling_cents: cents(4_000_000),
    already_granted_cents: cents(4_500_000),
    shares_cents: fc.array(cents(2_000_000), { maxLength: 5 }),
  }),
  (given) => successiveGrants.value(given).granted_cents,
  (given) => slowGrants(given.ceiling_cents, given.already_granted_cents, given.shares_cents),
)

test('an exercice that runs past the last published year is provisional, and refused unless it is lent', () => {
  const lastYearKnown = Number(pass.values[0].from.slice(0, 4))
  const exercise = { start: `${lastYearKnown}-07-01`, end: `${lastYearKnown + 1}-06-30` }
  expect(individualCeiling.value({ exercise, unpublished: 'provisional' }).provisional).toBe(true)
  expect(individualCeiling.apply({ exercise }).refusal?.refusal).toBe('parameter_not_published')
})
