import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsOf } from './countdown.tsx'
import { niceScale, sharesOf } from './chart-maths.ts'
import { windowAt } from './row-window.ts'
import { moveIn, nextSort, toggled } from './table-keys.ts'
import { closeToast, showToast, shownToasts, toastDurationMs, toastHotkey } from './toast-store.ts'
import { tooltipDelayMs, tooltipSkipDelayMs, tooltipWait } from './tooltip.tsx'
import { itemFor } from './menu-keys.ts'
import { placeOf } from './place-beside.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the specified constants of messages and hints', () => {
  expect([toastDurationMs, toastHotkey, tooltipDelayMs, tooltipSkipDelayMs]).toEqual([5000, 'F8', 700, 300])
})

test('the same said twice is one toast, the latest; what can be undone stays by its own action', () => {
  const failed = { kind: 'error', title: 'Chargement impossible' } as const
  const before = shownToasts().length
  const first = showToast(failed)
  const second = showToast(failed)
  expect(shownToasts().map(({ id }) => id)).not.toContain(first)
  expect(shownToasts()).toHaveLength(before + 1)
  const undo = { label: 'Annuler', run: () => {} }
  const undone = [1, 2].map(() => showToast({ kind: 'success', title: 'Fait', action: undo }))
  expect(shownToasts()).toHaveLength(before + 3)
  vi.useFakeTimers()
  for (const id of [second, ...undone]) closeToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(shownToasts()).toHaveLength(before)
})

test('at most five messages are shown, the latest, and a closed one is removed after 200 ms', () => {
  const ids = Array.from({ length: 7 }, (_, index) => showToast({ kind: 'info', title: String(index) }))
  expect(shownToasts().map(({ title }) => title)).toEqual(['2', '3', '4', '5', '6'])
  closeToast(ids[6]!)
  vi.advanceTimersByTime(199)
  expect(shownToasts()).toHaveLength(5)
  expect(shownToasts().at(-1)?.open).toBe(false)
  vi.advanceTimersByTime(1)
  expect(shownToasts()).toHaveLength(4)
})

test('a table draws what is seen and a little around it', () => {
  expect(windowAt(0, 440, 44, 10_000)).toEqual({ from: 0, to: 32 })
  expect(windowAt(44_000, 440, 44, 10_000)).toEqual({ from: 984, to: 1032 })
  expect(windowAt(44_000, 440, 44, 5)).toEqual({ from: 4, to: 5 })
  expect(windowAt(0, 440, 44, 0)).toEqual({ from: 0, to: 0 })
})

test('keys move between rows and stop at the ends', () => {
  expect(moveIn(100, 0, 'ArrowDown')).toBe(1)
  expect(moveIn(100, 0, 'ArrowUp')).toBe(0)
  expect(moveIn(100, 50, 'End')).toBe(99)
  expect(moveIn(100, 50, 'Home')).toBe(0)
  expect(moveIn(100, 95, 'PageDown')).toBe(99)
  expect(moveIn(100, 5, 'x')).toBeNull()
  expect(moveIn(0, 0, 'ArrowDown')).toBeNull()
})

test('a heading sorts up, then down, then up again', () => {
  expect(nextSort(undefined, 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe('name')
})

test('a selection gains and loses a row', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b'])
})

test('shares make a whole, and nothing makes none', () => {
  expect(sharesOf([1, 3])).toEqual([0.25, 0.75])
  expect(sharesOf([0, 0])).toEqual([0, 0])
})

test('a scale is round and reaches the largest value', () => {
  expect(niceScale(37)).toEqual({ top: 40, ticks: [0, 10, 20, 30, 40] })
  expect(niceScale(0)).toEqual({ top: 1, ticks: [0, 1] })
  // Nobody counts a quarter of a person.
  expect(niceScale(1)).toEqual({ top: 1, ticks: [0, 1] })
  expect(niceScale(9)).toEqual({ top: 10, ticks: [0, 5, 10] })
  expect(niceScale(90).ticks).toEqual([0, 25, 50, 75, 100])
})

test('time left is told by its two largest parts', () => {
  expect(partsOf(12 * 86_400 + 5)).toEqual([{ unit: 'days', value: 12 }])
  expect(partsOf(86_400 + 7200)).toEqual([
    { unit: 'days', value: 1 },
    { unit: 'hours', value: 2 },
  ])
  expect(partsOf(3 * 3600 + 60)).toEqual([
    { unit: 'hours', value: 3 },
    { unit: 'minutes', value: 1 },
  ])
  expect(partsOf(59)).toEqual([{ unit: 'seconds', value: 59 }])
})

test('a hint waits 700 ms, and not at all within 300 ms of the one before', () => {
  expect(tooltipWait(1000, 0)).toBe(700)
  expect(tooltipWait(1000, 701)).toBe(0)
  expect(tooltipWait(1000, 700)).toBe(700)
})

test('keys of a menu go round, jump to the ends and find first letters', () => {
  const texts = ['Renommer', 'Relancer', 'Supprimer']
  expect(itemFor('ArrowDown', 2, texts)).toBe(0)
  expect(itemFor('ArrowUp', 0, texts)).toBe(2)
  expect(itemFor('End', 0, texts)).toBe(2)
  expect(itemFor('r', 0, texts)).toBe(1)
  expect(itemFor('R', 1, texts)).toBe(0)
  expect(itemFor('z', 0, texts)).toBeNull()
  expect(itemFor('Tab', 0, texts)).toBeNull()
  expect(itemFor('ArrowDown', -1, [])).toBeNull()
})

test('a panel stands under its button, above when there is no room, and inside the window', () => {
  const room = { width: 390, height: 800 }
  const box = { width: 200, height: 300 }
  expect(placeOf({ top: 100, left: 20, width: 80, height: 40 }, box, room, 'start')).toEqual({
    top: 146,
    left: 20,
    maxHeight: 646,
  })
  expect(placeOf({ top: 700, left: 300, width: 80, height: 40 }, box, room, 'start')).toMatchObject({
    top: 394,
    left: 182,
  })
  expect(placeOf({ top: 100, left: 20, width: 80, height: 40 }, box, room, 'end').left).toBe(8)
})
