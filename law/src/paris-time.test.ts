import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { endOfParisDay, parisClock, parisDay, startOfParisDay } from './paris-time.ts'
import { Stopped } from './stopped.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

test('every day of thirty years starts at 00:00:00 and ends at 23:59:59 on the clock of Paris', () => {
  for (let day = '2019-01-01'; day < '2049-01-01'; day = addDays(day, 1)) {
    expect(clock.format(new Date(startOfParisDay(day)))).toBe(`${day} 00:00:00`)
    expect(clock.format(new Date(endOfParisDay(day)))).toBe(`${day} 23:59:59`)
    expect(parisDay(endOfParisDay(day))).toBe(day)
    expect(parisDay(startOfParisDay(day))).toBe(day)
  }
})

test('the first and the last year that have a clock', () => {
  expect(parisDay('0001-01-01T00:00:00.000Z')).toBe('0001-01-01')
  expect(parisDay('9999-12-31T22:59:59.999Z')).toBe('9999-12-31')
  expect(() => parisDay('9999-12-31T23:00:00.000Z')).toThrow(Stopped)
  expect(() => parisDay('0000-12-31T23:59:59.999Z')).toThrow(Stopped)
})

test('the day in Paris is already tomorrow at 22:00 UTC in summer', () => {
  expect(parisDay('2026-07-01T22:00:00.000Z')).toBe('2026-07-02')
  expect(parisDay('2026-01-01T22:59:59.999Z')).toBe('2026-01-01')
})

test('the clock of Paris moves at 01:00 UTC, to the second', () => {
  expect(parisClock('2026-03-29T00:59:59.000Z')).toBe('01:59')
  expect(parisClock('2026-03-29T01:00:00.000Z')).toBe('03:00')
  expect(parisClock('2026-10-25T00:59:59.000Z')).toBe('02:59')
  expect(parisClock('2026-10-25T01:00:00.000Z')).toBe('02:00')
})
