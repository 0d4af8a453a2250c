import { expect, test } from 'vitest'
import { informedOn, isWithinWindow, replyDeadline } from './reply-window.ts'

test('a person is informed on the day presumed, or on the day they opened the notice when that is earlier', () => {
  expect(informedOn('2026-04-10', 5)).toBe('2026-04-15')
  expect(informedOn('2026-04-10', 5, null)).toBe('2026-04-15')
  expect(informedOn('2026-04-10', 5, '2026-04-12')).toBe('2026-04-12')
  expect(informedOn('2026-04-10', 5, '2026-04-15')).toBe('2026-04-15')
  expect(informedOn('2026-04-10', 5, '2026-04-20')).toBe('2026-04-15')
  expect(informedOn('2026-04-10', 0)).toBe('2026-04-10')
})

test('the last millisecond of the last day is in time, the next one is not', () => {
  const window = replyDeadline('2026-04-10')
  expect(isWithinWindow('2026-04-25T21:59:59.999Z', window)).toBe(true)
  expect(isWithinWindow('2026-04-25T22:00:00.000Z', window)).toBe(false)
})
