import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshNouns } from './refresh-nouns.ts'

/** A read of `todo` whose every answer is given by hand. */
function readOf(client: QueryClient, key: string) {
  const answers: ((value: string) => void)[] = []
  const options = {
    queryKey: [key],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
    meta: { nouns: ['todo'] },
    retry: false as const,
    staleTime: 15_000,
  }
  return { answers, options, shown: () => client.getQueryData<string>([key]) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a first read that was on its way while something changed is read again after', async () => {
  const client = new QueryClient()
  const { answers, options, shown } = readOf(client, 'list')
  const stop = new QueryObserver(client, options).subscribe(() => {})
  expect(answers).toHaveLength(1)
  const refreshed = refreshNouns(client, ['todo'])
  answers[0]?.('as before')
  await settled()
  expect(answers).toHaveLength(2)
  answers[1]?.('as changed')
  await refreshed
  expect(shown()).toBe('as changed')
  stop()
})

test('what was read ahead meanwhile and is shown by nobody is out of date', async () => {
  const client = new QueryClient()
  const { answers, options } = readOf(client, 'ahead')
  const ahead = client.prefetchQuery(options)
  const refreshed = refreshNouns(client, ['todo'])
  answers[0]?.('as before')
  await ahead
  await refreshed
  expect(client.getQueryState(['ahead'])?.isInvalidated).toBe(true)
})

test('a read of something else is left alone', async () => {
  const client = new QueryClient()
  const { answers, options } = readOf(client, 'other')
  const stop = new QueryObserver(client, options).subscribe(() => {})
  await refreshNouns(client, ['fund'])
  answers[0]?.('kept')
  await settled()
  expect(answers).toHaveLength(1)
  stop()
})
