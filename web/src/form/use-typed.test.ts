import { expect, test } from 'vitest'
import type { Typed } from './sheet.ts'
import { afterKey, type Reading } from './use-typed.ts'

/** An amount of whole euros, thousand at most. */
const read = (text: string): Reading<number | null> => {
  if (text === '') return { value: null }
  const value = Number(text)
  return Number.isInteger(value) && value <= 1000 ? { value } : { problem: 'no' }
}

/** What the form was given, key after key, from what it held. */
function givenBy(keys: readonly string[], from: number | null) {
  let typed: Typed | undefined
  let held: number | null = from
  return keys.map((text) => {
    const next = afterKey(typed, held, text, read(text))
    typed = next.typed
    held = next.given
    return [held, next.typed.unread]
  })
}

test('an amount that is refused leaves nothing of its beginning: the form holds again what it held before', () => {
  expect(givenBy(['9', '99', '999', '9999'], 731)).toEqual([
    [9, false],
    [99, false],
    [999, false],
    [731, true],
  ])
  expect(givenBy(['', '6', '63', '631', '631,', '631,7'], 731).at(-1)).toEqual([731, true])
})

test('corrected, it is taken; and an empty field that may be empty is a value', () => {
  expect(givenBy(['9999', '999'], 731)).toEqual([
    [731, true],
    [999, false],
  ])
  expect(givenBy(['', 'x'], null)).toEqual([
    [null, false],
    [null, true],
  ])
})
