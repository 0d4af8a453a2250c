import fc from 'fast-check'
import {
  capitalProrata,
  derogatoryCeilings,
  equivalence,
  participationSupplementMax,
  reserveSpeciale,
} from '../src/reserve-speciale.ts'
import { agree } from './agree.ts'
import { cents, exercice } from './cases.ts'
import { monthsLater } from './days.ts'
import {
  slowCapital,
  slowDerogatoryCeilings,
  slowEquivalence,
  slowReserve,
  slowSupplementMax,
} from './reserve.ts'

const large = cents(100_000_000_000)
const profit = fc.oneof(
  large,
  large.map((amount) => -amount),
)

agree(
  'the special reserve',
  fc
    .record({
      profit_cents: profit,
      equity_cents: large,
      wages_cents: large,
      // Wages are part of the added value, or somewhat above it.
      more: large.map((amount) => amount + 1),
    })
    .map(({ more, ...given }) => ({ ...given, added_value_cents: more + Math.floor(given.wages_cents / 2) })),
  (given) => reserveSpeciale.value(given).rsp_cents,
  slowReserve,
)

const derogatory = {
  net_accounting_profit_cents: profit,
  net_taxable_profit_cents: profit,
  equity_cents: large,
}
agree(
  'the four ceilings of a derogatory formula',
  fc.record(derogatory),
  derogatoryCeilings.value,
  slowDerogatoryCeilings,
)
agree(
  'the largest supplement',
  fc.record({ ...derogatory, rsp_legal_cents: large }),
  participationSupplementMax.value,
  slowSupplementMax,
)
agree(
  'a derogatory reserve beside the legal one',
  fc
    .record({ derogatory_cents: large, legal_cents: large, above: large })
    // The legal reserve is never above the ceiling of a formula that replaces it.
    .map(({ above, ...given }) => ({ ...given, ceiling_cents: given.legal_cents + above })),
  equivalence.value,
  slowEquivalence,
)
agree(
  'a capital that changed',
  fc.record({ exercise: exercice(), before: large, after: large, months: fc.integer({ min: 0, max: 11 }) }),
  ({ exercise, before, after, months }) =>
    capitalProrata.value({
      exercise: { start: exercise.start, end: exercise.end },
      capital_before_cents: before,
      capital_after_cents: after,
      change_date: monthsLater(exercise.start, months),
    }).capital_retained_cents,
  ({ before, after, months }) => slowCapital(before, after, months, 12),
)
