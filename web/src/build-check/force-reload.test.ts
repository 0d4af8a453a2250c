import { expect, test, vi } from 'vitest'
import { forceReload } from './force-reload.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('a second forced reload within 10 s is refused', () => {
  const reload = vi.fn<() => void>()
  const kept = memory()
  expect(forceReload(reload, kept, 1000)).toBe(true)
  expect(forceReload(reload, kept, 10_999)).toBe(false)
  expect(forceReload(reload, kept, 11_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
