import { expect, test } from 'vitest'
import { floor, rational, toDecimalString } from './rational.ts'

test('the whole below a negative fraction is the further one, and a half is written up', () => {
  expect([floor(rational(-3, 2)), floor(rational(-4, 2)), floor(rational(3, 2))]).toEqual([-2n, -2n, 1n])
  expect([-5, -3, 3].map((halves) => toDecimalString(rational(halves, 2), 0))).toEqual(['-2', '-1', '2'])
})
