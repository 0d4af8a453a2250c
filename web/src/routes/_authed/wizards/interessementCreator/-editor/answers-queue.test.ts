import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../../../api/api-error.ts'
import type { Answers, StoredDraft } from './answers-queue.ts'
import { AnswersQueue, together } from './answers-queue.ts'

const stored = (version: number, answers: Answers): StoredDraft => ({
  id: '00000000-0000-4000-8000-000000000001',
  company_id: '00000000-0000-4000-8000-000000000002',
  name: 'Accord',
  kind: 'agreement',
  origin: 'empty',
  origin_name: null,
  version,
  created_at: '2026-11-23T10:00:00.000Z',
  created_by_name: null,
  updated_at: '2026-11-23T10:00:00.000Z',
  updated_by_name: null,
  answers,
})
const years = (count: number): Answers => ({ duration: { years: count } })

function shelf() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('an answer is on the device at once and on the server after a moment; then the device forgets it', async () => {
  const device = shelf()
  const save = vi.fn((answers: Answers, version: number) => Promise.resolve(stored(version + 1, answers)))
  const queue = new AnswersQueue(stored(1, {}), { save, shelf: device, delayMs: 1e6 })
  queue.change(years(2))
  queue.change(years(3))
  expect(queue.view().state.kind).toBe('changed')
  expect([...device.kept.values()].join('')).toContain('"years":3')
  await queue.send()
  expect(save.mock.calls).toEqual([[years(3), 1]])
  expect(queue.view()).toMatchObject({ state: { kind: 'saved' }, stored: { version: 2 } })
  expect(device.kept.size).toBe(0)
})

test('without network the answers wait, go on being typed, and leave whole when somebody answers', async () => {
  const device = shelf()
  let cut = true
  const save = vi.fn((answers: Answers, version: number) =>
    cut ? Promise.reject(new ApiError('cut')) : Promise.resolve(stored(version + 1, answers)),
  )
  const queue = new AnswersQueue(stored(1, {}), { save, shelf: device, delayMs: 1e6, retryMs: 1e6 })
  queue.change(years(2))
  await queue.send()
  expect(queue.view().state).toEqual({ kind: 'waiting', safe: true })
  queue.change(years(4))
  expect(queue.view().state.kind).toBe('waiting')
  cut = false
  await queue.send()
  expect(queue.view()).toMatchObject({ state: { kind: 'saved' }, stored: { version: 2, answers: years(4) } })
})

test('a page that was left before it could save finds its answers again', () => {
  const device = shelf()
  const save = vi.fn(() => new Promise<StoredDraft>(() => undefined))
  const needs = { save, shelf: device, delayMs: 1e6 }
  new AnswersQueue(stored(1, {}), needs).change(years(5))
  expect(new AnswersQueue(stored(1, {}), needs).view()).toMatchObject({
    answers: years(5),
    state: { kind: 'changed' },
  })
  expect(new AnswersQueue(stored(2, years(1)), needs).view().state.kind).toBe('conflict')
})

test('what somebody else answered meanwhile is taken in; the same question answered twice is asked', async () => {
  const theirs = { ...years(3), payment: { months_after_closing: 4 } }
  const save = vi
    .fn()
    .mockRejectedValueOnce(new ApiError('late', { status: 412, body: { current: stored(2, theirs) } }))
    .mockImplementation((answers: Answers, version: number) => Promise.resolve(stored(version + 1, answers)))
  const queue = new AnswersQueue(stored(1, years(3)), { save, shelf: null, delayMs: 1e6 })
  queue.change({ ...years(3), tacit_renewal: true })
  await queue.send()
  await queue.send()
  expect(queue.view()).toMatchObject({
    answers: { ...theirs, tacit_renewal: true },
    state: { kind: 'saved' },
    stored: { version: 3 },
  })

  const asked = new AnswersQueue(stored(1, years(3)), {
    save: () => Promise.reject(new ApiError('late', { status: 412, body: { current: stored(2, years(1)) } })),
    shelf: null,
    delayMs: 1e6,
  })
  asked.change(years(5))
  await asked.send()
  expect(asked.view()).toMatchObject({ answers: years(5), state: { kind: 'conflict' } })
  asked.takeTheirs()
  expect(asked.view()).toMatchObject({ answers: years(1), state: { kind: 'saved' } })
})

test('two changes of different parts make one; of the same part, none', () => {
  const base = { ...years(3), tacit_renewal: false }
  expect(together(base, { ...base, tacit_renewal: true }, years(5))).toBeNull()
  expect(together(base, { ...years(3), tacit_renewal: true }, { ...years(5), tacit_renewal: false })).toEqual(
    {
      ...years(5),
      tacit_renewal: true,
    },
  )
  expect(together(base, years(3), base)).toEqual(years(3))
})
