import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import type { Choices, Draft } from './-draft-queue.ts'
import { DraftQueue, draftDelayMs, draftRetryMs } from './-draft-queue.ts'
import { phoneCopyAt, phoneKey } from './-phone-copy.ts'
import type { Shelf } from './-phone-copy.ts'

const key = phoneKey('lucas', 'campaign')
const cash = (amount_cents: number): Draft => ({
  mode: 'custom',
  lines: [{ destination: 'immediate_payment', amount_cents }],
})
const pee = (amount_cents: number): Draft => ({
  mode: 'custom',
  lines: [{ destination: 'pee', amount_cents }],
})
function choices(version: number, draft: Draft = { mode: 'custom', lines: [] }): Choices {
  return {
    campaign_id: 'campaign',
    beneficiary_id: 'lucas',
    status: version === 0 ? 'empty' : 'draft',
    mode: draft.mode,
    lines: draft.lines.map((line) => ({
      management_mode: null,
      managed_profile: null,
      fund_id: null,
      fund_name: null,
      share_bps: 0,
      available_on: null,
      abondement_gross_cents: 0,
      abondement_net_cents: 0,
      ...line,
    })),
    total_cents: 0,
    net_cents: 100_000,
    remaining_cents: 0,
    estimate: {
      net_cash_cents: 0,
      taxable_cents: 0,
      pee_cents: 0,
      percol_cents: 0,
      abondement_gross_cents: 0,
      abondement_net_cents: 0,
      pee_available_on: null,
      rules_date: '2026-05-29',
    },
    issues: [],
    acknowledgements: [],
    updated_at: null,
    submitted_at: null,
    receipt_number: null,
    receipt_language: null,
    counted: null,
    history: [],
    deadline_at: null,
    version,
  }
}
function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}
const noAnswer = () => Promise.reject(new ApiError('nobody'))
const stale = (current: Choices, asked?: object) => () =>
  Promise.reject(new ApiError('stale', { status: 412, body: { current, asked } }))

/** A server that keeps what it is given, unless the test says otherwise. */
function world(start = choices(0), phone = shelf()) {
  const save = vi.fn((draft: Draft, version: number) => Promise.resolve(choices(version + 1, draft)))
  const open = (known: Choices) =>
    new DraftQueue(known, { save, shelf: phone, key, now: () => new Date('2026-05-04T10:00:00Z') })
  return { save, phone, open, queue: open(start) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('keeping a choice while it is made', () => {
  test('many moves of a slider leave as one request, with the version they started from', async () => {
    const { queue, save, phone } = world(choices(4))
    for (const amount of [10, 20, 30]) queue.change(cash(amount))
    expect(save).not.toHaveBeenCalled()
    expect(phoneCopyAt(phone, key)?.lines[0]?.amount_cents).toBe(30)
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(save).toHaveBeenCalledExactlyOnceWith(cash(30), 4)
    expect(queue.view().state.kind).toBe('kept')
    expect(queue.view().choices.version).toBe(5)
    expect(phoneCopyAt(phone, key)).toBeNull()
  })

  test('a change made while a request travels leaves after it, from the new version', async () => {
    const { queue, save } = world()
    const first = Promise.withResolvers<Choices>()
    save.mockReturnValueOnce(first.promise)
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    queue.change(cash(20))
    first.resolve(choices(1, cash(10)))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(save.mock.calls).toEqual([
      [cash(10), 0],
      [cash(20), 1],
    ])
    expect(queue.view().state.kind).toBe('kept')
  })

  test('without network the choice stays on the phone and leaves once when the network is back', async () => {
    const { queue, save, phone } = world()
    save.mockImplementation(noAnswer)
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(queue.view().state).toMatchObject({ kind: 'on_phone', safe: true })
    queue.change(cash(25))
    expect(phoneCopyAt(phone, key)?.lines[0]?.amount_cents).toBe(25)
    save.mockClear()
    save.mockImplementation((draft, version) => Promise.resolve(choices(version + 1, draft)))
    await queue.send()
    expect(save).toHaveBeenCalledExactlyOnceWith(cash(25), 0)
    expect(queue.view().state.kind).toBe('kept')
    await vi.advanceTimersByTimeAsync(draftRetryMs * 3)
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('it tries again by itself where no event tells that the network is back', async () => {
    const { queue, save } = world()
    save.mockImplementationOnce(noAnswer)
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    await vi.advanceTimersByTimeAsync(draftRetryMs)
    expect(save).toHaveBeenCalledTimes(2)
    expect(queue.view().state.kind).toBe('kept')
  })

  test('a choice left on the phone is taken up at the next visit and sent once', async () => {
    const before = world(choices(3))
    before.save.mockImplementation(noAnswer)
    before.queue.change(pee(40_000))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    before.queue.stop()

    const after = world(choices(3), before.phone)
    expect(after.queue.view().draft).toEqual(pee(40_000))
    await vi.advanceTimersByTimeAsync(0)
    expect(after.save).toHaveBeenCalledExactlyOnceWith(pee(40_000), 3)
    expect(phoneCopyAt(before.phone, key)).toBeNull()
  })

  test('a fund named without network is sent at the next visit, though the plan had said the same one', async () => {
    const named: Draft = {
      mode: 'custom',
      lines: [{ destination: 'pee', management_mode: 'free', fund_id: 'a', amount_cents: 40_000 }],
    }
    const kept = choices(3, named)
    const byPlan = { ...kept, lines: kept.lines.map((line) => ({ ...line, by_plan: true })) }
    const before = world(byPlan)
    before.save.mockImplementation(noAnswer)
    before.queue.change(named)
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    before.queue.stop()

    expect(world(byPlan, before.phone).queue.view().draft).toEqual(named)
    // What the server has already is not sent again.
    expect(world(kept, before.phone).queue.view().draft).toBeNull()
  })

  test('a phone that refuses to keep is said, and the choice is still sent', async () => {
    const full: Shelf = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined,
    }
    const { queue, save } = world(choices(0), full)
    save.mockImplementationOnce(noAnswer)
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(queue.view().state).toMatchObject({ kind: 'on_phone', safe: false })
  })
})

describe('another device', () => {
  test('what it saved is never overwritten: the person decides', async () => {
    const { queue, save } = world(choices(1))
    save.mockImplementationOnce(stale(choices(2, pee(90_000))))
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(queue.view().state).toMatchObject({ kind: 'conflict', theirs: { version: 2 } })
    await vi.advanceTimersByTimeAsync(draftRetryMs * 2)
    expect(save).toHaveBeenCalledTimes(1)

    await queue.keepOurs()
    expect(save).toHaveBeenLastCalledWith(cash(10), 2)
    expect(queue.view().state.kind).toBe('kept')
  })

  test('who was confirming the choice here confirms it by one press, unless it was changed meanwhile', async () => {
    const { queue, save } = world(choices(1))
    const again = vi.fn(() => Promise.resolve())
    queue.meet({ theirs: choices(2, pee(90_000)), ours: null }, cash(10), again)
    await queue.keepOurs()
    expect(again).toHaveBeenCalledOnce()
    expect(queue.view()).toMatchObject({
      draft: cash(10),
      choices: { version: 2 },
      state: { kind: 'changed' },
    })
    expect(save).not.toHaveBeenCalled()

    queue.meet({ theirs: choices(3, pee(90_000)), ours: null }, cash(10), again)
    queue.change(cash(20))
    await queue.keepOurs()
    expect(again).toHaveBeenCalledOnce()
    expect(save).toHaveBeenLastCalledWith(cash(20), 3)
  })

  test('taking the other choice forgets this one, on the phone too', async () => {
    const { queue, save, phone } = world(choices(1))
    save.mockImplementationOnce(stale(choices(2, pee(90_000))))
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    queue.takeTheirs()
    // The screen begins again from it.
    expect(queue.view()).toMatchObject({
      draft: null,
      choices: { version: 2 },
      state: { kind: 'kept' },
      elsewhere: 1,
    })
    expect(phoneCopyAt(phone, key)).toBeNull()
  })

  test('what the choice here would do is said by the server, again after each change, with what is there by then', async () => {
    const { queue, save } = world(choices(1))
    const [first, second] = [choices(9, cash(10)).lines, choices(9, cash(20)).lines]
    save.mockImplementationOnce(stale(choices(2, pee(90_000)), { lines: first }))
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(queue.view().state).toMatchObject({ kind: 'conflict', ours: first })

    save.mockImplementationOnce(stale(choices(3, pee(80_000)), { lines: second }))
    queue.change(cash(20))
    expect(queue.view().state).toMatchObject({ kind: 'conflict', ours: null })
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(save).toHaveBeenLastCalledWith(cash(20), 1)
    expect(queue.view().state).toMatchObject({ kind: 'conflict', ours: second, theirs: { version: 3 } })
  })

  test('the confirmed choice may be kept instead of both drafts', async () => {
    const { queue, save } = world(choices(1))
    save.mockImplementationOnce(stale(choices(3, pee(80_000))))
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    queue.change(pee(90_000))
    await queue.keepOurs()
    expect(save).toHaveBeenLastCalledWith(pee(90_000), 3)
    await vi.advanceTimersByTimeAsync(draftRetryMs)
    expect(save).toHaveBeenCalledTimes(2)
    expect(queue.view()).toMatchObject({ draft: null, state: { kind: 'kept' } })
  })

  test('an answer lost on the way is not a conflict with oneself', async () => {
    const { queue, save } = world(choices(1))
    save.mockImplementationOnce(stale(choices(2, cash(10))))
    queue.change(cash(10))
    await vi.advanceTimersByTimeAsync(draftDelayMs)
    expect(queue.view()).toMatchObject({ draft: null, choices: { version: 2 }, state: { kind: 'kept' } })
  })

  test('a choice left on the phone asks when the server moved on meanwhile, and again at the next visit', async () => {
    const before = world(choices(1))
    before.queue.change(cash(10))
    before.queue.stop()
    const after = world(choices(2, pee(90_000)), before.phone)
    expect(after.queue.view()).toMatchObject({ draft: cash(10), state: { kind: 'conflict' } })
    const theirs = choices(2, pee(90_000))
    after.save.mockImplementation(stale(theirs, { lines: choices(9, cash(10)).lines }))
    await vi.advanceTimersByTimeAsync(0)
    expect(after.save).toHaveBeenCalledExactlyOnceWith(cash(10), 1)
    expect(after.queue.view().state).toMatchObject({ ours: choices(9, cash(10)).lines })

    after.queue.change(cash(20))
    after.queue.stop()
    const later = world(theirs, before.phone)
    expect(later.queue.view()).toMatchObject({ draft: cash(20), state: { kind: 'conflict' } })
  })
})

test('a refusal is shown as it is, and the next change tries again', async () => {
  const { queue, save } = world()
  save.mockImplementationOnce(() =>
    Promise.reject(new ApiError('too late', { status: 409, code: 'campaign_closed' })),
  )
  queue.change(cash(10))
  await vi.advanceTimersByTimeAsync(draftDelayMs)
  expect(queue.view().state).toMatchObject({ kind: 'refused', error: { code: 'campaign_closed' } })
  queue.change(cash(20))
  await vi.advanceTimersByTimeAsync(draftDelayMs)
  expect(queue.view().state.kind).toBe('kept')
})

test('a draft refused because the time is over is not kept for the next visit', async () => {
  const { queue, save, phone } = world()
  save.mockImplementationOnce(() =>
    Promise.reject(new ApiError('too late', { status: 409, code: 'campaign_closed' })),
  )
  queue.change(cash(10))
  await vi.advanceTimersByTimeAsync(draftDelayMs)
  expect(queue.view().draft).toBeNull()
  expect(phoneCopyAt(phone, key)).toBeNull()
})

test('a confirmation waits for what is under way, and nothing is sent behind its back', async () => {
  const { queue, save } = world()
  queue.change(cash(10))
  await queue.settle()
  await vi.advanceTimersByTimeAsync(draftRetryMs)
  expect(save).not.toHaveBeenCalled()
  queue.adopt(choices(1, cash(10)))
  expect(queue.view()).toMatchObject({ draft: null, state: { kind: 'kept' } })
})

test('a newer answer read by the page never replaces what waits here', () => {
  const { queue } = world(choices(1))
  queue.refresh(choices(1))
  expect(queue.view().elsewhere).toBe(0)
  queue.refresh(choices(2))
  expect(queue.view()).toMatchObject({ choices: { version: 2 }, elsewhere: 1 })
  queue.change(cash(10))
  queue.refresh(choices(3))
  expect(queue.view()).toMatchObject({ choices: { version: 2 }, elsewhere: 1 })
})
