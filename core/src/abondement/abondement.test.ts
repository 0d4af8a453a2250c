import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AbondementTerms, Offer, OfferedPlan, Person } from '../choice/offer.ts'
import { grantedOf, abondementLeft, abondementOf, uncutOf } from './account.ts'
import { nothingUsed, type UsedOfYear } from './used-of-year.ts'
import { cutToCeilings } from './cut-to-ceilings.ts'
import { dealFreed, inOrder, type LiveEntry } from './deal-freed.ts'

const plan = (abondement: Partial<AbondementTerms>): OfferedPlan => ({
  id: 'pee',
  kind: 'pee',
  name: 'PEE',
  abondement: {
    kind: 'single',
    rate_bps: 5000,
    cap_cents: 60_000,
    base: 'net',
    leavers: false,
    ...abondement,
  },
  funds: [],
  default_fund_id: null,
  has_managed_profiles: false,
})
const offer = { type: 'interessement', payment_day: '2026-05-29', plans: [] } as unknown as Offer
const someone = (used: UsedOfYear, more: Partial<Person> = {}): Person => ({
  gross_cents: 1_000_000,
  net_cents: 903_000,
  csg_deductible_cents: 68_000,
  last_day: null,
  used: { pee: used },
  ...more,
})
const put = (contributed_cents: number) => ({ contributed_cents })
/** 8 % of the PASS of 2026. */
const legal = 384_480

const cents = fc.integer({ min: 0, max: 500_000 })
const terms: fc.Arbitrary<Partial<AbondementTerms>> = fc.oneof(
  fc.record({
    rate_bps: fc.integer({ min: 0, max: 30_000 }),
    cap_cents: fc.option(fc.integer({ min: 0, max: legal }), { nil: null }),
  }),
  fc.record({
    kind: fc.constant('bands' as const),
    bands: fc.constant([
      { up_to_cents: 30_000, rate_bps: 30_000 },
      { up_to_cents: 60_000, rate_bps: 10_000 },
      { up_to_cents: null, rate_bps: 5000 },
    ]),
    cap_cents: fc.option(fc.integer({ min: 0, max: legal }), { nil: null }),
  }),
)
const used = fc.record({ contributed_cents: cents, gross_cents: cents, above_cap_cents: cents })

test('matching never passes the ceilings of plan and law, whatever the account holds', () => {
  fc.assert(
    fc.property(terms, used, cents, (written, held, contribution) => {
      const { gross_cents, net_cents } = grantedOf(offer, plan(written), put(contribution), someone(held))
      const cap = (written.cap_cents ?? Infinity) + held.above_cap_cents
      expect(gross_cents).toBeLessThanOrEqual(Math.max(0, Math.min(cap, legal) - held.gross_cents))
      expect(gross_cents).toBeLessThanOrEqual(3 * contribution)
      expect(net_cents).toBeLessThanOrEqual(gross_cents)
      const { remaining_cents } = abondementLeft(offer, plan(written), someone(held))
      expect(gross_cents).toBeLessThanOrEqual(remaining_cents)
    }),
  )
})

test('what a confirmed choice holds stands for the same sum, and is computed anew for another', () => {
  const full = { contributed_cents: 90_000, gross_cents: 55_000, above_cap_cents: 0 }
  const held = { pee: { contributed_cents: 20_000, gross_cents: 10_000, net_cents: 9030 } }
  const person = someone(full, { held })
  expect(abondementOf(offer, plan({}), put(20_000), person)).toEqual({ gross_cents: 10_000, net_cents: 9030 })
  expect(abondementOf(offer, plan({}), put(20_001), person).gross_cents).toBe(5000)
})

test('a kept promise lifts the cap of the plan, never the one of the law', () => {
  const lifted = (above_cap_cents: number) =>
    grantedOf(
      offer,
      plan({}),
      put(1_000_000),
      someone({ ...nothingUsed, gross_cents: 60_000, above_cap_cents }),
    )
  expect([lifted(0).gross_cents, lifted(40_000).gross_cents, lifted(900_000).gross_cents]).toEqual([
    0,
    40_000,
    legal - 60_000,
  ])
})

test('a choice was cut where it would have got more alone', () => {
  expect(uncutOf(offer, plan({}), put(60_000), someone({ ...nothingUsed, gross_cents: 50_000 }))).toBe(30_000)
  expect(uncutOf(offer, plan({}), put(600_000), someone(nothingUsed))).toBe(60_000)
})

type Entry = LiveEntry & { rule: Partial<AbondementTerms> }
const entries = fc
  .array(
    fc.record({
      kind: fc.constantFrom('opening' as const, 'reservation' as const, 'settlement' as const),
      contributed_cents: cents,
      minute: fc.integer({ min: 0, max: 5 }),
      rule: terms,
      share: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 8 },
  )
  .map((list) => {
    const made: Entry[] = []
    for (const [place, { minute, share, ...one }] of list.entries()) {
      const confirmed_at = new Date(minute * 60_000)
      const empty = { ...one, id: `${place}`, gross_cents: 0, above_cap_cents: 0, confirmed_at }
      const before = made.filter((entry) => inOrder(entry, empty) < 0)
      const held = {
        contributed_cents: before.reduce((sum, entry) => sum + entry.contributed_cents, 0),
        gross_cents: made.reduce((sum, entry) => sum + entry.gross_cents, 0),
        above_cap_cents: 0,
      }
      // Each holds some part of what it was granted, as after something else was freed.
      const { gross_cents } = grantedOf(offer, plan(one.rule), one, someone(held))
      made.push({ ...empty, gross_cents: Math.floor((gross_cents * share) / 100) })
    }
    return made
  })
const granted = (entry: Entry, held: UsedOfYear) => grantedOf(offer, plan(entry.rule), entry, someone(held))

test('what is freed goes to those that were cut, in their order; nothing is taken back and no ceiling passed', () => {
  fc.assert(
    fc.property(entries, (live) => {
      const raised = dealFreed(live, granted)
      for (const { entry, matched } of raised) {
        expect(entry.kind).toBe('reservation')
        expect(matched.gross_cents).toBeGreaterThan(entry.gross_cents)
      }
      const after = new Map(live.map((entry) => [entry.id, entry.gross_cents]))
      for (const { entry, matched } of raised) after.set(entry.id, matched.gross_cents)
      const total = [...after.values()].reduce((sum, one) => sum + one, 0)
      const before = live.reduce((sum, entry) => sum + entry.gross_cents, 0)
      if (raised.length > 0) expect(total).toBeLessThanOrEqual(legal)
      else expect(total).toBe(before)
      // Dealt again, nothing moves: everything free was given to the first who could take it.
      const again = live.map((entry) => ({ ...entry, gross_cents: after.get(entry.id) ?? 0 }))
      expect(dealFreed(again, granted)).toEqual([])
    }),
  )
})

test('the first confirmed takes before the second', () => {
  const cut = (id: string, minute: number): Entry => ({
    id,
    kind: 'reservation',
    contributed_cents: 100_000,
    gross_cents: 5000,
    above_cap_cents: 0,
    confirmed_at: new Date(minute),
    rule: {},
  })
  expect(
    dealFreed([cut('b', 2), cut('a', 1)], granted).map(({ entry, matched }) => [
      entry.id,
      matched.gross_cents,
    ]),
  ).toEqual([
    ['a', 50_000],
    ['b', 10_000],
  ])
})

test('what passes a ceiling is given back by the last confirmed, and only that', () => {
  fc.assert(
    fc.property(entries, cents, (live, ceiling) => {
      const cuts = cutToCeilings(live, () => ceiling)
      const held = live.reduce((sum, entry) => sum + entry.gross_cents, 0)
      const open = live.filter(({ kind }) => kind === 'reservation').toSorted(inOrder)
      const given = cuts.reduce((sum, { entry, gross_cents }) => sum + entry.gross_cents - gross_cents, 0)
      const unsettled = open.reduce((sum, entry) => sum + entry.gross_cents, 0)
      expect(given).toBe(Math.min(unsettled, Math.max(0, held - ceiling)))
      // Whoever kept something was confirmed before whoever lost.
      const first = open.findIndex(({ id }) => cuts.some(({ entry }) => entry.id === id))
      for (const entry of first < 0 ? [] : open.slice(first + 1))
        expect(cuts.find((cut) => cut.entry.id === entry.id)?.gross_cents ?? entry.gross_cents).toBe(0)
    }),
  )
})

test('what was received elsewhere takes from each what its own rule leaves, not what a later and larger cap granted', () => {
  const held = (id: string, minute: number, gross_cents: number, kind: LiveEntry['kind']): LiveEntry => ({
    id,
    kind,
    contributed_cents: 1,
    gross_cents,
    above_cap_cents: 0,
    confirmed_at: new Date(minute),
  })
  const account = [held('a', 1, 60_000, 'reservation'), held('b', 2, 40_000, 'reservation')]
  const ceilings: Record<string, number> = { a: 60_000, b: 100_000 }
  const after = (more: LiveEntry[]) =>
    cutToCeilings([...account, ...more], ({ id }) => ceilings[id] ?? 0).map(({ entry, gross_cents }) => [
      entry.id,
      gross_cents,
    ])
  expect(after([])).toEqual([])
  expect(after([held('o', 3, 10_000, 'opening')])).toEqual([
    ['b', 30_000],
    ['a', 50_000],
  ])
  expect(after([held('s', 3, 10_000, 'settlement')])).toEqual([
    ['b', 30_000],
    ['a', 50_000],
  ])
})
