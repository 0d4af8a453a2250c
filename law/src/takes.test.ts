import { expect, test } from 'vitest'
import { abondementRule } from './abondement-rule.ts'
import { byName, type Shape } from './shape.ts'
import {
  cents,
  day,
  duration,
  flag,
  headcount,
  MOST_CENTS,
  part_bps,
  percentage,
  period,
  rate_bps,
  signedCents,
  text,
  weight,
  year,
  yearName,
} from './takes.ts'

const half = 0.5
const cases: [string, Pick<Shape<unknown>, 'fits' | 'fault'>, readonly unknown[], readonly unknown[]][] = [
  ['an amount', cents, [0, 1, MOST_CENTS], [MOST_CENTS + 1, -1, half, '1', Number.NaN, null]],
  [
    'an amount or a loss',
    signedCents,
    [-MOST_CENTS, 0, MOST_CENTS],
    [-MOST_CENTS - 1, MOST_CENTS + 1, half, '1'],
  ],
  ['a weight', weight, [0, 1_000_000_000], [-1, 1_000_000_001, half, '1']],
  ['a part', part_bps, [0, 10_000], [-1, 10_001, half, '1']],
  ['a rate', rate_bps, [0, 1_000_000], [-1, 1_000_001, half, '1']],
  [
    'a percentage',
    percentage,
    [-1000, 0, 1000, '3.37', '-0.02', '999'],
    [1000.1, -1000.1, '3,37', '1000', true],
  ],
  ['a headcount', headcount, [0, 49.99, 10_000_000], [-0.01, 10_000_001, '3', Number.NaN]],
  ['a duration', duration, [0, half, 17_568], [-0.01, 17_569, '3', Number.NaN]],
  [
    'a day',
    day,
    ['2000-02-29', '2024-02-29', '2026-12-31'],
    ['1900-02-29', '2100-02-29', '2026-02-29', '2026-04-31', 20],
  ],
  ['a year', year, [1900, 2200], [1899, 2201, 2026.5, '2026']],
  ['the name of a year', yearName, ['1900', '2199'], ['1899', '2200', '202', '20261', 2026]],
  ['a flag', flag, [true, false], [0, 'true', null]],
  ['a text', text, ['a', 'a'.repeat(500)], ['', 'a'.repeat(501), 1]],
  [
    'a period',
    period,
    [{ start: '2026-01-01', end: '2026-01-01' }],
    [{ start: '2026-01-02', end: '2026-01-01' }, { start: '2026-01-01' }, null],
  ],
  [
    'values by name',
    byName(yearName, cents),
    [{}, { 2026: 1 }, { 2026: undefined }],
    [{ 26: 1 }, { 2026: -1 }, null],
  ],
  [
    'a rule of matching',
    abondementRule,
    [
      {},
      {
        tiers: [
          { up_to_cents: 100, rate_bps: 1 },
          { up_to_cents: 200, rate_bps: 1 },
          { up_to_cents: null, rate_bps: 1 },
        ],
      },
    ],
    [
      {
        tiers: [
          { up_to_cents: 200, rate_bps: 1 },
          { up_to_cents: 100, rate_bps: 1 },
        ],
      },
      {
        tiers: [
          { up_to_cents: 100, rate_bps: 1 },
          { up_to_cents: 100, rate_bps: 1 },
        ],
      },
      {
        tiers: [
          { up_to_cents: null, rate_bps: 1 },
          { up_to_cents: 100, rate_bps: 1 },
        ],
      },
      { tiers: [{ up_to_cents: 0, rate_bps: 1 }] },
    ],
  ],
]

test('an amount below zero is no amount, however small it is; above the largest one it is too large', () => {
  const code = (value: number) => cents.fault(value, 'x')?.code
  expect([-1, -MOST_CENTS, MOST_CENTS + 1].map(code)).toEqual([
    'not_an_amount',
    'not_an_amount',
    'amount_too_large',
  ])
})

test.each(cases)(
  '%s is taken up to its bounds and refused beyond, quickly and with its place',
  (_, shape, taken, refused) => {
    for (const value of taken)
      expect([value, shape.fits(value), shape.fault(value, 'x')]).toEqual([value, true, null])
    for (const value of refused) {
      expect([value, shape.fits(value)]).toEqual([value, false])
      expect(shape.fault(value, 'x')?.input).toMatch(/^x/)
    }
  },
)
