import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWhole, leftOf, sameAsked } from './-asked.ts'
import type { PlanOffer, WorkingChoice } from './-working-choice.ts'
import {
  fundCents,
  linesOf,
  maxFunds,
  missingIn,
  nothingChosen,
  toggleFund,
  workingFrom,
} from './-working-choice.ts'

const plans: PlanOffer[] = [
  { kind: 'pee', fundIds: ['a', 'b', 'c'], managed: false },
  { kind: 'percol', fundIds: ['a', 'b', 'c'], managed: true },
]
const working = (more: Partial<WorkingChoice> = {}): WorkingChoice => ({ ...nothingChosen, ...more })
const free = (...funds: [string, number][]) => ({
  mode: 'free' as const,
  profile: null,
  funds: funds.map(([id, weight]) => ({ id, weight })),
})

describe('a choice being made', () => {
  test('its lines add up to what was placed, to the cent, whatever the funds', () => {
    fc.assert(
      fc.property(
        fc.nat(3_000_000),
        fc.nat(3_000_000),
        fc.nat(3_000_000),
        fc.array(fc.nat(1000), { minLength: 0, maxLength: 3 }),
        (immediate_payment, pee, percol, weights) => {
          const choice = working({
            amounts: { immediate_payment, pee, percol },
            ways: {
              pee: free(...weights.map((weight, place): [string, number] => ['abc'.charAt(place), weight])),
              percol: { mode: 'managed', profile: 'balanced', funds: [] },
            },
          })
          const total = linesOf(choice).reduce((sum, line) => sum + line.amount_cents, 0)
          expect(total).toBe(immediate_payment + pee + percol)
        },
      ),
    )
  })

  test('what was kept comes back as it was', () => {
    const choice = working({
      amounts: { immediate_payment: 10_000, pee: 20_001, percol: 5000 },
      ways: { pee: free(['a', 1], ['c', 1]), percol: { mode: 'managed', profile: 'prudent', funds: [] } },
    })
    const lines = linesOf(choice)
    expect(lines.map((line) => line.amount_cents)).toEqual([10_000, 10_001, 10_000, 5000])
    expect(sameAsked(linesOf(workingFrom(lines, plans)), lines)).toBe(true)
  })

  test('it may be confirmed exactly when nothing is missing', () => {
    const whole = working({
      amounts: { immediate_payment: 10_000, pee: 20_001, percol: 5000 },
      ways: { pee: free(['a', 1], ['c', 1]), percol: { mode: 'managed', profile: 'prudent', funds: [] } },
    })
    const cases = [
      whole,
      working({ ...whole, amounts: { ...whole.amounts, pee: 20_000 } }),
      working({ ...whole, ways: { ...whole.ways, pee: nothingChosen.ways.pee } }),
      working({ ...whole, ways: { ...whole.ways, percol: { mode: 'managed', profile: null, funds: [] } } }),
      working({ ...whole, amounts: { immediate_payment: 50, pee: 29_951, percol: 5000 } }),
    ]
    expect(cases.map((one) => isWhole(linesOf(one), { due_cents: 35_001, room_cents: null }))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    for (const one of cases)
      expect(isWhole(linesOf(one), { due_cents: 35_001, room_cents: null })).toBe(
        missingIn(one, 35_001).length === 0,
      )
  })

  test('a fund that is no longer offered has to be chosen again, and its money stays on the plan', () => {
    const back = workingFrom(
      [{ destination: 'pee', management_mode: 'free', fund_id: 'gone', amount_cents: 5000 }],
      plans,
    )
    expect(back.amounts.pee).toBe(5000)
    expect(missingIn(back, 5000)).toEqual([{ what: 'funds', plan: 'pee' }])
  })

  test('nothing is managed in any way before the person says so', () => {
    const choice = working({ amounts: { immediate_payment: 0, pee: 5000, percol: 5000 } })
    expect(missingIn(choice, 10_000)).toEqual([
      { what: 'way', plan: 'pee' },
      { what: 'way', plan: 'percol' },
    ])
  })

  test('what remains, a missing profile, too many funds and a crumb are each named', () => {
    const crowded = Array.from({ length: maxFunds + 1 }, (_, place): [string, number] => [`f${place}`, 1])
    const choice = working({
      amounts: { immediate_payment: 99, pee: 100_000, percol: 500 },
      ways: { pee: free(...crowded), percol: { mode: 'managed', profile: null, funds: [] } },
    })
    expect(missingIn(choice, 200_000).map((one) => one.what)).toEqual([
      'remaining',
      'too_many',
      'profile',
      'too_small',
    ])
  })

  test('an amount under one euro may still be placed whole', () => {
    expect(missingIn(working({ amounts: { immediate_payment: 60, pee: 0, percol: 0 } }), 60)).toEqual([])
  })

  test('a fund joins with an equal part and leaves without taking the plan’s money away', () => {
    const one = toggleFund(nothingChosen.ways.pee, 'a')
    const two = toggleFund(one, 'b')
    const choice = working({
      amounts: { ...nothingChosen.amounts, pee: 10_001 },
      ways: { ...nothingChosen.ways, pee: two },
    })
    expect([...fundCents(choice, 'pee').values()]).toEqual([5001, 5000])
    const left = toggleFund(two, 'a')
    expect([...fundCents({ ...choice, ways: { ...choice.ways, pee: left } }, 'pee').entries()]).toEqual([
      ['b', 10_001],
    ])
  })

  test('a fund or a profile that the plan said is still to be chosen when the draft is opened again', () => {
    const kept = [
      { destination: 'pee', management_mode: 'free', fund_id: 'a', amount_cents: 300, by_plan: true },
      {
        destination: 'percol',
        management_mode: 'managed',
        managed_profile: 'balanced',
        amount_cents: 200,
        by_plan: true,
      },
    ] as const
    const left = kept.map(leftOf)
    expect(left).toEqual([
      { destination: 'pee', amount_cents: 300 },
      { destination: 'percol', management_mode: 'managed', amount_cents: 200 },
    ])
    expect(isWhole(left, { due_cents: 500, room_cents: null })).toBe(false)
    const back = workingFrom(left, plans)
    expect(back.ways.pee.funds).toEqual([])
    expect(missingIn(back, 500)).toEqual([
      { what: 'way', plan: 'pee' },
      { what: 'profile', plan: 'percol' },
    ])
    expect(
      isWhole(
        kept.map((line) => leftOf({ ...line, by_plan: undefined })),
        { due_cents: 500, room_cents: null },
      ),
    ).toBe(true)
  })

  test('a plan completed by the server is the same choice as the one left open', () => {
    const open = [{ destination: 'pee' as const, amount_cents: 300 }]
    const completed = [
      { destination: 'pee' as const, management_mode: 'free' as const, fund_id: 'a', amount_cents: 300 },
    ]
    expect(sameAsked(open, completed)).toBe(true)
    expect(sameAsked([{ destination: 'percol', amount_cents: 300 }], completed)).toBe(false)
    expect(sameAsked([{ destination: 'pee', amount_cents: 301 }], completed)).toBe(false)
  })
})
