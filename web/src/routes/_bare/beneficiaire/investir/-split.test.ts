import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Part, Run } from './-split.ts'
import { othersFollow, percentsOf, setPart, shareOut, slidePart, startOf, sumOf } from './-split.ts'

const keys = ['cash', 'pee', 'percol'] as const
type Key = (typeof keys)[number]

/** A total, a split of it that may be unfinished, locks, and where a part is asked to go. */
const scene = fc
  .record({
    total: fc.integer({ min: 0, max: 5_000_000 }),
    cuts: fc.array(fc.nat(10_000), { minLength: 3, maxLength: 3 }),
    unplaced: fc.oneof(fc.constant(0), fc.nat(10_000)),
    locks: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    key: fc.constantFrom(...keys),
    wanted: fc.integer({ min: -1000, max: 6_000_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ total, cuts, unplaced, locks, ...asked }) => {
    const [cash = 0, pee = 0, percol = 0] = shareOut(total, [...cuts, unplaced])
    const amounts = { cash, pee, percol }
    const parts: Part<Key>[] = keys.map((key, place) => ({
      key,
      cents: amounts[key],
      locked: locks[place] === true && key !== asked.key,
    }))
    return { total, parts, ...asked }
  })

const of = (parts: readonly Part<Key>[], key: Key) => parts.find((part) => part.key === key)?.cents ?? -1

describe('splitting an amount', () => {
  test('no cent is ever lost, invented or negative, whatever is asked', () => {
    fc.assert(
      fc.property(scene, ({ total, parts, key, wanted, percent }) => {
        for (const next of [setPart(parts, key, wanted, total), slidePart(parts, key, percent, total)]) {
          expect(next.every((part) => Number.isSafeInteger(part.cents) && part.cents >= 0)).toBe(true)
          expect(sumOf(next)).toBeLessThanOrEqual(total)
        }
      }),
    )
  })

  test('a finished split stays finished while another part can follow', () => {
    fc.assert(
      fc.property(scene, ({ total, parts, key, wanted }) => {
        const finished = sumOf(parts) === total
        const follower = parts.some((part) => part.key !== key && !part.locked && part.cents > 0)
        const next = setPart(parts, key, wanted, total)
        return !finished || !follower || sumOf(next) === total
      }),
    )
  })

  test('a locked part never moves', () => {
    fc.assert(
      fc.property(scene, ({ total, parts, key, wanted, percent }) => {
        for (const next of [setPart(parts, key, wanted, total), slidePart(parts, key, percent, total)])
          for (const part of parts.filter((one) => one.locked)) expect(of(next, part.key)).toBe(part.cents)
      }),
    )
  })

  test('the part asked for gets exactly what was asked, as far as the locks leave room', () => {
    fc.assert(
      fc.property(scene, ({ total, parts, key, wanted }) => {
        const locked = sumOf(parts.filter((part) => part.locked))
        const expected = Math.min(Math.max(0, wanted), total - locked)
        return of(setPart(parts, key, wanted, total), key) === expected
      }),
    )
  })

  test('money never goes to a place that held nothing and was not asked for', () => {
    fc.assert(
      fc.property(scene, ({ total, parts, key, wanted, percent }) => {
        for (const next of [setPart(parts, key, wanted, total), slidePart(parts, key, percent, total)])
          for (const part of parts)
            if (part.key !== key && part.cents === 0) expect(of(next, part.key)).toBe(0)
      }),
    )
  })

  test('a slider leaves no amount under one euro beside it', () => {
    fc.assert(
      fc.property(scene, ({ total, parts, key, percent }) => {
        const next = slidePart(parts, key, percent, total)
        return next.every(
          (part) =>
            part.key === key ||
            part.locked ||
            part.cents === 0 ||
            part.cents >= 100 ||
            part.cents === of(parts, part.key),
        )
      }),
    )
  })

  test('what remains is used before anything is taken from the others', () => {
    const parts: Part<Key>[] = [
      { key: 'cash', cents: 30_000 },
      { key: 'pee', cents: 20_000 },
      { key: 'percol', cents: 0 },
    ]
    expect(setPart(parts, 'percol', 50_000, 100_000).map((part) => part.cents)).toEqual([
      30_000, 20_000, 50_000,
    ])
    expect(setPart(parts, 'percol', 60_000, 100_000).map((part) => part.cents)).toEqual([
      24_000, 16_000, 60_000,
    ])
  })

  test('an amount typed lower and typed back restores the others to the cent, key by key', () => {
    fc.assert(
      fc.property(scene, fc.array(fc.nat(6_000_000), { maxLength: 5 }), ({ total, parts, key }, typed) => {
        const before = of(parts, key)
        let now: readonly Part<Key>[] = parts
        let run: Run<Key> | null = null
        for (const wanted of [...typed, before]) {
          const from: readonly Part<Key>[] = startOf(run, now, key)
          now = setPart(from, key, wanted, total)
          run = { key, from, gave: [...now] }
        }
        expect(now.map((part) => part.cents)).toEqual(parts.map((part) => part.cents))
      }),
    )
  })

  test('once another part or a lock has moved, the next move starts from what is shown', () => {
    const from: Part<Key>[] = [
      { key: 'cash', cents: 600 },
      { key: 'pee', cents: 400 },
    ]
    const gave = setPart(from, 'cash', 1000, 1000)
    const run = { key: 'cash' as const, from, gave }
    expect(startOf(run, gave, 'cash')).toBe(from)
    expect(startOf(run, gave, 'pee')).toBe(gave)
    const locked = gave.map((part) => ({ ...part, locked: part.key === 'pee' }))
    expect(startOf(run, locked, 'cash')).toBe(locked)
    expect(startOf(null, from, 'cash')).toBe(from)
  })

  test('the others are said to follow only where lowering a part leaves nothing to place', () => {
    fc.assert(
      fc.property(scene, ({ total, parts, key }) => {
        const lower = Math.floor(of(parts, key) / 2)
        if (of(parts, key) === 0 || !othersFollow(parts, total)) return
        expect(sumOf(setPart(parts, key, lower, total))).toBe(total)
      }),
    )
    expect(
      othersFollow(
        [
          { key: 'cash', cents: 1000 },
          { key: 'pee', cents: 0 },
        ],
        1000,
      ),
    ).toBe(false)
  })

  test('the slider of a whole amount reaches the last cent', () => {
    const parts: Part<Key>[] = keys.map((key) => ({ key, cents: 0 }))
    expect(of(slidePart(parts, 'pee', 100, 123_457), 'pee')).toBe(123_457)
    expect(percentsOf([{ cents: 123_457 }], 123_457)).toEqual([100])
    expect(percentsOf([{ cents: 0 }], 0)).toEqual([0])
  })

  test('shows hundredths that make a hundred with what remains, and the one just asked for', () => {
    const of = (total: number, ...cents: number[]) =>
      percentsOf(
        cents.map((one) => ({ cents: one })),
        total,
      )
    expect(of(1_000, 335, 335, 330)).toEqual([34, 33, 33])
    expect(of(1_000, 335, 335, 0)).toEqual([34, 33, 0])
    expect(of(1_000, 900, 200)).toEqual([90, 20])
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        (total, percent) => {
          const half = Math.round(total / 2)
          const parts = [
            { key: 'a', cents: half },
            { key: 'b', cents: total - half },
            { key: 'c', cents: 0 },
          ]
          const moved = slidePart(parts, 'a', percent, total)
          const shown = percentsOf(moved, total)
          expect(shown.reduce((sum, one) => sum + one, 0)).toBe(100)
          if (moved.every(({ cents }) => cents === 0 || cents >= 100)) expect(shown[0]).toBe(percent)
        },
      ),
    )
  })
})

test('an amount shared among funds adds up, and equally without weights', () => {
  fc.assert(
    fc.property(
      fc.nat(9_000_000),
      fc.array(fc.nat(100_000), { minLength: 1, maxLength: 10 }),
      (total, weights) => {
        expect(shareOut(total, weights).reduce((sum, cents) => sum + cents, 0)).toBe(total)
      },
    ),
  )
  expect(shareOut(100, [0, 0, 0])).toEqual([34, 33, 33])
  expect(shareOut(100, [])).toEqual([])
})
