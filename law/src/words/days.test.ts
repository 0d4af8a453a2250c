import { expect, test } from 'vitest'
import { parisDay } from '../paris-time.ts'
import { longDay, mediumDay, shortDay } from './days.ts'
import { longInstant, shortInstant } from './instants.ts'
import { listed } from './list.ts'

test('a calendar day never slips, whatever the zone of the machine', () => {
  expect(shortDay('2027-06-04', 'fr')).toBe('04/06/2027')
  expect(longDay('2027-06-04', 'fr')).toBe('vendredi 4 juin 2027')
  expect(mediumDay('2027-06-04', 'en')).toBe('4 June 2027')
})

test('an instant is told in Paris time', () => {
  expect(parisDay('2027-06-04T22:30:00Z')).toBe('2027-06-05')
  expect(shortInstant('2027-06-04T21:59:59Z', 'fr')).toBe('04/06/2027 23:59')
  expect(longInstant('2026-12-31T23:30:00Z', 'fr')).toBe('vendredi 1er janvier 2027 à 00\u00a0h\u00a030')
  expect(longInstant('2026-12-31T23:30:00Z', 'en')).toBe('Friday 1 January 2027 at 00:30 (Paris)')
})

test('a list ends with its word, in either language', () => {
  expect(listed(['A', 'B', 'C'], 'fr')).toBe('A, B et C')
  expect(listed(['A', 'B'], 'fr', 'or')).toBe('A ou B')
  expect(listed(['A', 'B', 'C'], 'en')).toBe('A, B and C')
})
