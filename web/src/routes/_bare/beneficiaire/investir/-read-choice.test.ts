import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { choicesKey, onOutOfDate } from './-read-choice.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a page looked at again reads its choice again, however fresh, and no other campaign’s', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  const frame = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame))
  const client = new QueryClient()
  const stale = (id: string) => client.getQueryState(choicesKey(id))?.isInvalidated
  const read = (id: string) => client.setQueryData(choicesKey(id), { version: 1 })
  read('mine')
  read('other')
  const tell = vi.fn()
  const stop = onOutOfDate(client, 'mine', tell)

  page.dispatchEvent(new Event('visibilitychange'))
  expect([tell.mock.calls.length, stale('mine')]).toEqual([0, false])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect([stale('mine'), stale('other')]).toEqual([true, false])
  read('mine')
  frame.dispatchEvent(new Event('focus'))
  expect(stale('mine')).toBe(true)

  stop()
  read('mine')
  frame.dispatchEvent(new Event('focus'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(stale('mine')).toBe(false)
})
