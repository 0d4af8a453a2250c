import { expect, test } from 'vitest'
import { assumedPresence } from './missing-data.ts'

const exercise = { start: '2025-01-01', end: '2025-12-31' }

test('whoever has no presence filed counts for the days of the contract in the exercice', () => {
  expect(assumedPresence({ hire_date: '2020-01-01', exit_date: null }, exercise)).toBe(365)
  expect(assumedPresence({ hire_date: null, exit_date: '2025-01-31' }, exercise)).toBe(31)
  expect(assumedPresence({ hire_date: '2025-12-01' }, exercise)).toBe(31)
})
