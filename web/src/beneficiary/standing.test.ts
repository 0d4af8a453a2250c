import { expect, test } from 'vitest'
import { askedOrMost, awaitsAnswer, isPast, isUnfinished, standingOf } from './standing.ts'

const now = Date.parse('2026-05-20T10:00:00Z')
const open = {
  state: 'open',
  engagement_state: 'invited',
  due_cents: 1,
  room_cents: null,
  choice_status: 'empty',
  deadline_at: '2026-06-04T21:59:59Z',
  receipt_number: null,
} as const

test('an open campaign says what is expected: nothing done, a draft, a confirmed choice, a change of it', () => {
  expect(standingOf(open, now)).toBe('to_do')
  expect(standingOf({ ...open, due_cents: 0 }, now)).toBe('nothing')
  expect(standingOf({ ...open, choice_status: 'draft' }, now)).toBe('draft')
  expect(standingOf({ ...open, choice_status: 'submitted', receipt_number: 'R1' }, now)).toBe('confirmed')
  expect(standingOf({ ...open, choice_status: 'draft', receipt_number: 'R1' }, now)).toBe('changed')
})

test('an answer that counts is not awaited again while it is changed, and its change stays first in sight', () => {
  const standing = standingOf({ ...open, choice_status: 'draft', receipt_number: 'R1' }, now)
  expect([awaitsAnswer(standing), isUnfinished(standing)]).toEqual([false, true])
  const draft = standingOf({ ...open, choice_status: 'draft' }, now)
  expect([awaitsAnswer(draft), isUnfinished(draft)]).toEqual([true, true])
})

test('a draft is never shown as an answer once the time is over', () => {
  const late = now + 30 * 86_400_000
  expect(standingOf({ ...open, choice_status: 'draft' }, late)).toBe('late')
  expect(standingOf({ ...open, state: 'closed' }, late)).toBe('late')
  expect(standingOf({ ...open, state: 'validated' }, late)).toBe('over')
  expect(standingOf({ ...open, choice_status: 'draft', receipt_number: 'R1' }, late)).toBe('confirmed')
  expect(standingOf({ ...open, state: 'closed', choice_status: 'default_applied' }, now)).toBe('defaulted')
  expect(standingOf({ ...open, state: 'closed', engagement_state: 'unreachable' }, now)).toBe('held')
})

test('nothing is held and nothing is applied of what people pay in of their own', () => {
  const closed = { ...open, state: 'closed', due_cents: 0, room_cents: 142_510 } as const
  expect(standingOf({ ...closed, engagement_state: 'unreachable' }, now)).toBe('late')
  const settled = { ...closed, state: 'validated' } as const
  expect(standingOf({ ...settled, engagement_state: 'unreachable' }, now)).toBe('over')
  expect(standingOf({ ...settled, choice_status: 'default_applied' }, now)).toBe('over')
  const answered = { ...settled, choice_status: 'submitted', receipt_number: 'R1' } as const
  expect(standingOf(answered, now)).toBe('confirmed')
})

test('the most one may pay in is told while one may still say, and no longer after a silence', () => {
  const silent = { asked_cents: null, room_cents: 142_510 }
  expect([askedOrMost(silent, 'to_do'), askedOrMost(silent, 'draft')]).toEqual([142_510, 142_510])
  expect(askedOrMost(silent, 'late')).toBe(0)
  expect(askedOrMost({ ...silent, asked_cents: 49_879 }, 'confirmed')).toBe(49_879)
})

test('what is not open yet or was cancelled asks for nothing', () => {
  for (const state of ['scheduled', 'cancelled'] as const)
    expect(awaitsAnswer(standingOf({ ...open, state }, now))).toBe(false)
  expect(isPast({ state: 'completed' })).toBe(true)
  expect(isPast({ state: 'validated' })).toBe(false)
})
