import { expect, test } from 'vitest'
import type { Campaign } from '../campagne/-parts/types.ts'
import { legalDates } from './-legal-dates.ts'

const campaign = (name: string, state: Campaign['state'], more: object = {}): Campaign =>
  ({
    name,
    state,
    opens_at: null,
    closes_at: null,
    legal_payment_deadline: '2026-12-31',
    exercise_end: '2026-07-31',
    amounts: { gross_cents: 1_000_000 },
    ...more,
  }) as unknown as Campaign
const closing = { fiscal_year_end_month: 7, fiscal_year_end_day: 31 }

test('campaigns with the same legal day owe together, and the soonest date comes first', () => {
  const dates = legalDates(
    [campaign('A', 'open', { closes_at: '2026-12-08T22:59:59.999Z' }), campaign('B', 'draft')],
    closing,
    '2026-11-21',
  )
  expect(dates).toEqual([
    { day: '2026-12-08', kind: 'closes', name: 'A', gross_cents: 0 },
    { day: '2026-12-31', kind: 'pay', name: null, gross_cents: 2_000_000 },
  ])
})

test('without a campaign the deadline of the exercice that closed last still runs', () => {
  expect(legalDates([], closing, '2026-11-21')).toMatchObject([{ day: '2026-12-31', kind: 'next' }])
})

test('a settled exercice is over: the clock shows the next one', () => {
  expect(legalDates([campaign('A', 'completed')], closing, '2026-11-21')).toMatchObject([
    { day: '2027-12-31', kind: 'next' },
  ])
})

test('an agreement shows what is behind it and by when the rest must be done, in the order of the days', () => {
  const of = (agreement: { signed_on: string | null; filed_on: string | null } | null) =>
    legalDates([], { fiscal_year_end_month: 12, fiscal_year_end_day: 31 }, '2026-11-21', agreement).map(
      ({ day, kind }) => [day, kind],
    )
  expect(of(null)).toEqual([
    ['2027-05-31', 'next'],
    ['2027-06-30', 'sign'],
    ['2027-07-15', 'file'],
  ])
  expect(of({ signed_on: '2026-06-12', filed_on: null })).toEqual([
    ['2026-06-12', 'signed'],
    ['2026-07-15', 'file'],
    ['2027-05-31', 'next'],
  ])
  expect(of({ signed_on: '2026-06-12', filed_on: '2026-06-20' }).slice(0, 2)).toEqual([
    ['2026-06-12', 'signed'],
    ['2026-06-20', 'filed'],
  ])
})
