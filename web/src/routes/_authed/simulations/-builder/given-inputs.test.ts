import { expect, test } from 'vitest'
import { sent, shown } from './given-inputs.ts'

test('an emptied field is not sent, except where nothing is an answer of its own', () => {
  expect(sent({ rate_bps: null, headcount: 0, strict: false, pee: null })).toEqual({
    headcount: 0,
    strict: false,
    pee: null,
  })
})

test('what was given comes before what the company’s file says', () => {
  expect(shown({ year: 2026, rate_bps: 500 }, { rate_bps: 700 }, true)).toEqual({ year: 2026, rate_bps: 700 })
})

test('an emptied field stays empty until the answer says what stands in its place', () => {
  const [completed, given] = [{ year: 2026, headcount: 48 }, { headcount: null }]
  expect(shown(completed, given, false)).toEqual({ year: 2026, headcount: null })
  expect(shown(completed, given, true)).toEqual({ year: 2026, headcount: 48 })
})
