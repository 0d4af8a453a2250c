import { describe, expect, test } from 'vitest'
import { sameValue } from '../api/same-value.ts'
import { conflictsOf, holds, withChange } from './record-changes.ts'

interface Settings {
  name: string
  response_days: number
  reminder_plan: number[]
  message_body: string | null
}

const base = {
  name: 'A',
  response_days: 15,
  reminder_plan: [5, 10],
  message_body: null,
} as Settings

describe('changes of a record', () => {
  test('a value put back to what is stored is no change', () => {
    const once = withChange(base, {}, 'name', 'B')
    expect(once).toEqual({ name: 'B' })
    expect(withChange(base, once, 'name', 'A')).toEqual({})
  })
  test('lists are compared by what they hold', () => {
    expect(withChange(base, {}, 'reminder_plan', [5, 10])).toEqual({})
    expect(sameValue([5], [5, 10])).toBe(false)
  })
  test('a group of empty boxes is none, and the order of its parts means nothing', () => {
    expect(sameValue({ line1: '', city: null }, null)).toBe(true)
    expect(sameValue({ line1: 'a', city: 'b' }, { city: 'b', line1: 'a', line2: null })).toBe(true)
    expect(sameValue({ line1: 'a' }, { line1: 'b' })).toBe(false)
    expect(sameValue(false, null)).toBe(false)
  })
})

describe('two people at once', () => {
  test('only a field that both changed, differently, is a conflict', () => {
    const mine = { name: 'Mine', response_days: 20 }
    const theirs = { ...base, name: 'Theirs', message_body: 'Hello' } as Settings
    expect(conflictsOf(base, mine, theirs)).toEqual([{ key: 'name', mine: 'Mine', theirs: 'Theirs' }])
  })
  test('the same change made twice is no conflict', () => {
    expect(conflictsOf(base, { name: 'Same' }, { ...base, name: 'Same' })).toEqual([])
  })
  test('a field emptied by me and filled by somebody else is one', () => {
    const filled = { ...base, message_body: 'before' } as Settings
    const found = conflictsOf(filled, { message_body: null }, { ...filled, message_body: 'after' })
    expect(found).toEqual([{ key: 'message_body', mine: null, theirs: 'after' }])
  })
})

test('a change stands already when each of its fields is what was asked for', () => {
  const current = { name: 'Ana', city: null as string | null, age: 3 }
  expect(holds(current, { name: 'Ana', city: '' }, current)).toBe(true)
  expect(holds(current, { name: 'Ana', age: 4 }, current)).toBe(false)
})

test('a secret stands already when its new mask ends as it does, and an old mask says nothing', () => {
  const [before, after] = [{ iban: '••••••••0143' }, { iban: '••••••••2606' }]
  const asked = { iban: 'fr14 2004 1010 0505 0001 3M02 606' }
  expect([holds(before, asked, after), conflictsOf(before, asked, after)]).toEqual([true, []])
  expect(holds(after, asked, after)).toBe(false)
  const theirs = { iban: '••••••••7777' }
  expect([holds(before, asked, theirs), conflictsOf(before, asked, theirs)]).toEqual([
    false,
    [{ key: 'iban', mine: asked.iban, theirs: theirs.iban }],
  ])
})
