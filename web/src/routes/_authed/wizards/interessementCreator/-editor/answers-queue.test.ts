import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../../../api/api-error.ts'
import type { Answers, StoredDraft } from './answers-queue.ts'
import { AnswersQueue, leftOn } from './answers-queue.ts'

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
  void asked.takeTheirs()
  expect(asked.view()).toMatchObject({ answers: years(1), state: { kind: 'saved' } })
})

test('whichever answer is kept to what both answered, what either answered alone stays', async () => {
  const base = { ...years(3), tacit_renewal: false, payment: { months_after_closing: 5 } }
  const theirs = { ...base, ...years(4), payment: { months_after_closing: 3 } }
  const torn = async () => {
    const save = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('late', { status: 412, body: { current: stored(2, theirs) } }))
      .mockImplementation((answers: Answers, version: number) =>
        Promise.resolve(stored(version + 1, answers)),
      )
    const queue = new AnswersQueue(stored(1, base), { save, shelf: null, delayMs: 1e6 })
    queue.change({ ...base, ...years(2), tacit_renewal: true })
    await queue.send()
    expect(queue.view().state).toMatchObject({ kind: 'conflict', parts: ['duration'] })
    return queue
  }
  const mine = await torn()
  await mine.keepMine()
  expect(mine.view()).toMatchObject({
    state: { kind: 'saved' },
    answers: { ...theirs, ...years(2), tacit_renewal: true },
  })
  const other = await torn()
  await other.takeTheirs()
  expect(other.view()).toMatchObject({
    state: { kind: 'saved' },
    answers: { ...theirs, tacit_renewal: true },
  })
})

test('a draft read again brings what somebody else answered, and is never written over by what stood here', async () => {
  const save = vi.fn((answers: Answers, version: number) => Promise.resolve(stored(version + 1, answers)))
  const needs = { save, shelf: null, delayMs: 1e6 }
  const queue = new AnswersQueue(stored(1, years(3)), needs)
  const theirs = { ...years(3), payment: { months_after_closing: 3 } }
  queue.adopt(stored(2, theirs))
  expect(queue.view()).toMatchObject({ state: { kind: 'saved' }, answers: theirs })
  queue.change({ ...queue.view().answers, tacit_renewal: true })
  queue.adopt(stored(3, { ...theirs, ...years(4) }))
  await queue.send()
  expect(save.mock.calls).toEqual([[{ ...theirs, ...years(4), tacit_renewal: true }, 3]])

  const torn = new AnswersQueue(stored(1, years(3)), needs)
  torn.change(years(2))
  torn.adopt(stored(2, years(4)))
  expect(torn.view()).toMatchObject({ state: { kind: 'conflict' }, answers: years(2) })
})

test('answers left on the device while somebody else saved are joined with theirs, or asked, however often the page is opened', () => {
  const device = shelf()
  const save = vi.fn(() => new Promise<StoredDraft>(() => undefined))
  const needs = { save, shelf: device, delayMs: 1e6 }
  new AnswersQueue(stored(1, years(3)), needs).change(years(5))
  const theirs = { ...years(3), tacit_renewal: true }
  expect(new AnswersQueue(stored(2, theirs), needs).view()).toMatchObject({
    answers: { ...years(5), tacit_renewal: true },
    state: { kind: 'changed' },
  })
  for (const typed of [years(2), years(1)]) {
    const queue = new AnswersQueue(stored(3, years(4)), needs)
    expect(queue.view().state.kind).toBe('conflict')
    queue.change(typed)
  }
})

test('the answers to a draft that was deleted stay on screen and on the device, and are not sent again', async () => {
  const device = shelf()
  const save = vi.fn().mockRejectedValue(new ApiError('gone', { status: 404 }))
  const queue = new AnswersQueue(stored(1, {}), { save, shelf: device, delayMs: 1e6 })
  queue.change(years(2))
  await queue.send()
  queue.change(years(3))
  await queue.send()
  expect(queue.view()).toMatchObject({ state: { kind: 'gone' }, answers: years(3) })
  expect(save).toHaveBeenCalledTimes(1)
  expect(leftOn(device, stored(1, {}).id)?.answers).toEqual(years(3))
})
