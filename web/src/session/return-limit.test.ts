import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAfter, returnMinutes } from './return-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minute = 60_000

test('a page waits for its person for half an hour and no longer', () => {
  const leave = vi.fn<() => void>()
  leaveAfter(returnMinutes, leave)
  vi.advanceTimersByTime(30 * minute - 1)
  expect(leave).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(leave).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60 * minute)
  expect(leave).toHaveBeenCalledOnce()
})

test('a machine that slept past it leaves as soon as the page is seen', () => {
  const leave = vi.fn<() => void>()
  leaveAfter(returnMinutes, leave)
  vi.setSystemTime(Date.now() + 31 * minute)
  expect(leave).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(leave).toHaveBeenCalledOnce()
})

test('whoever came back in time is left alone', () => {
  const leave = vi.fn<() => void>()
  leaveAfter(returnMinutes, leave)()
  vi.advanceTimersByTime(60 * minute)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(leave).not.toHaveBeenCalled()
})
