import { expect, test } from 'vitest'
import { blankLine, inCents } from './paper-lines.tsx'

test('half days on several lines are together the value of all of them, to the cent', () => {
  const lines = [1, 1, 5].map((half_days) => ({ ...blankLine, half_days }))
  expect(inCents(lines, 14_251).map(({ amount_cents }) => amount_cents)).toEqual([7_126, 7_125, 35_628])
})
