import { expect, test } from 'vitest'
import { signInTimeout } from './identity-timeout.ts'
import { isExpired, renewalDelay, retryDelay } from './refresh-schedule.ts'

const minute = 60_000

test('a token is renewed 5 minutes before its end, at once when less is left', () => {
  expect(renewalDelay(15 * minute, 0)).toBe(10 * minute)
  expect(renewalDelay(5 * minute, 0)).toBe(0)
  expect(renewalDelay(2 * minute, 0)).toBe(0)
  expect(renewalDelay(0, minute)).toBe(0)
})

test('after network failures the delay doubles from 30 s and stops at 16 min', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 20].map((failures) => retryDelay(failures) / 1000)
  expect(delays).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
})

test('a token counts as expired 30 s early', () => {
  expect(isExpired(100_000, 69_999)).toBe(false)
  expect(isExpired(100_000, 70_000)).toBe(true)
})

test('signing in waits 30 s on a desktop and 60 s on a mobile', () => {
  expect(signInTimeout('Mozilla/5.0 (X11; Linux x64) Chrome/156')).toBe(30_000)
  expect(signInTimeout('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toBe(60_000)
  expect(signInTimeout('Mozilla/5.0 (Linux; Android 16) Mobile')).toBe(60_000)
})
