import { expect, test } from 'vitest'
import { parisInstant } from './paris-time.ts'
import { parisClock } from '@moisson/law/paris-time'

test('nine in the morning in Paris, in winter and in summer', () => {
  expect(parisInstant('2027-01-15', '09:00')).toBe('2027-01-15T08:00:00.000Z')
  expect(parisInstant('2027-07-15', '09:00')).toBe('2027-07-15T07:00:00.000Z')
  expect(parisClock('2027-07-15T07:00:00.000Z')).toBe('09:00')
})

test('an hour that does not exist has no instant, nor has an unreadable day', () => {
  expect(parisInstant('2027-03-28', '02:30')).toBeNull()
  expect(parisInstant('', '09:00')).toBeNull()
})
