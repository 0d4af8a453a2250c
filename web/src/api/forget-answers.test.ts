import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { forgetAnswers } from './forget-answers.ts'

test('what stays on screen shows the old answer until it is told to look again, then the new one', () => {
  const client = new QueryClient()
  const queryKey = ['company']
  client.setQueryData(queryKey, 'Alpha')
  const frame = new QueryObserver(client, { queryKey, enabled: false })
  const shown = vi.fn<(name: unknown) => void>()
  const stop = frame.subscribe(({ data }) => shown(data))
  const others = [1, 2].map(() => new QueryObserver(client, { queryKey, enabled: false }))
  const stops = others.map((other) => other.subscribe(() => undefined))

  const lookAgain = forgetAnswers(client)
  expect(client.getQueryData(queryKey)).toBeUndefined()
  client.setQueryData(queryKey, 'Beta')
  expect([frame.getCurrentResult().data, shown.mock.calls]).toEqual(['Alpha', []])

  lookAgain()
  expect([frame, ...others].map((each) => each.getCurrentResult().data)).toEqual(['Beta', 'Beta', 'Beta'])
  client.setQueryData(queryKey, 'Bêta')
  expect(frame.getCurrentResult().data).toBe('Bêta')
  for (const end of [stop, ...stops]) end()
})

test('what left the screen meanwhile asks for nothing', () => {
  const client = new QueryClient()
  const queryFn = vi.fn<() => string>(() => 'late')
  client.setQueryData(['page'], 'early')
  const page = new QueryObserver(client, { queryKey: ['page'], queryFn, staleTime: Infinity })
  const leave = page.subscribe(() => undefined)
  const lookAgain = forgetAnswers(client)
  leave()
  lookAgain()
  expect(queryFn).not.toHaveBeenCalled()
  client.clear()
})
