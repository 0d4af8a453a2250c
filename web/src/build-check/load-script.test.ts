import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScript } from './load-script.ts'

const page = new EventTarget()
beforeEach(() => vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event)))
afterEach(() => vi.unstubAllGlobals())

const gone = async () => Promise.reject(new Error('gone'))

test('a script that is there is handed on, and the page hears nothing', async () => {
  const heard = vi.fn()
  page.addEventListener('vite:preloadError', heard, { once: true })
  expect(await loadScript(async () => 'there')).toBe('there')
  expect(heard).not.toHaveBeenCalled()
})

test('a script that is gone is told to the page with its fault, and thrown', async () => {
  const faults: unknown[] = []
  const hear = (event: Event) => faults.push((event as Event & { payload: unknown }).payload)
  page.addEventListener('vite:preloadError', hear)
  await expect(loadScript(gone)).rejects.toThrow('gone')
  page.removeEventListener('vite:preloadError', hear)
  expect(faults).toEqual([new Error('gone')])
})

test('nothing is thrown at a page that is being reloaded', async () => {
  page.addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true })
  expect(await loadScript(gone)).toBeUndefined()
})
