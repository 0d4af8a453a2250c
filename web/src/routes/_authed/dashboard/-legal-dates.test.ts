import { expect, test } from 'vitest'
import type { Campaign } from '../../../campaign/campaign.ts'
import { legalDates } from './-legal-dates.ts'

const campaign = (name: string, state: Campaign['state'], more: object = {}): Campaign =>
  ({
    name,
    type: 'interessement',
    state,
    opens_at: null,
    closes_at: null,
    legal_payment_deadline: '2026-12-31',
    interest_after: '2026-12-31',
    exercise_end: '2026-07-31',
    amounts: { gross_cents: 1_000_000 },
    ...more,
  }) as unknown as Campaign
const agreed = {
  signed_on: '2024-05-12',
  filed_on: '2024-05-20',
  first_exercise_start: '2024-08-01',
  last_exercise_end: '2029-07-31',
}
const closing = { fiscal_year_end_month: 7, fiscal_year_end_day: 31 }

test('campaigns with the same legal day owe together, and the soonest date comes first', () => {
  const dates = legalDates(
    [campaign('A', 'open', { closes_at: '2026-12-08T22:59:59.999Z' }), campaign('B', 'scheduled')],
    closing,
    '2026-11-21',
    agreed,
  ).filter(({ kind }) => kind === 'closes' || kind === 'pay')
  expect(dates).toEqual([
    { day: '2026-12-08', kind: 'closes', name: 'A', gross_cents: 0, types: [] },
    { day: '2026-12-31', kind: 'pay', name: null, gross_cents: 2_000_000, types: ['interessement'] },
  ])
})

test('what no text makes interest run on has no legal date here, and closes no exercice', () => {
  const bonus = { type: 'ppv', legal_payment_deadline: null, interest_after: null }
  const kinds = (state: Campaign['state']) =>
    legalDates([campaign('Prime', state, bonus)], closing, '2026-11-21', agreed).map(({ kind }) => kind)
  expect(kinds('validated')).not.toContain('pay')
  expect(kinds('completed')).toContain('next')
})

test('the amount of a draft that nobody launched is not due', () => {
  const due = (...all: Campaign[]) =>
    legalDates(all, closing, '2026-11-21', agreed).filter(({ kind }) => kind === 'pay')
  expect(due(campaign('A', 'open'), campaign('B', 'draft'))).toMatchObject([
    { name: 'A', gross_cents: 1_000_000 },
  ])
  expect(due(campaign('B', 'draft'))).toMatchObject([{ day: '2026-12-31', name: 'B', gross_cents: 0 }])
})

const nextOf = (...given: Parameters<typeof legalDates>) =>
  legalDates(...given)
    .filter(({ kind }) => kind === 'next')
    .map(({ day }) => day)

test('without a campaign the deadline of the exercice that closed last still runs, where an agreement covers it', () => {
  expect(nextOf([], closing, '2026-11-21', agreed)).toEqual(['2026-12-31'])
  expect(nextOf([], closing, '2026-11-21', null)).toEqual([])
  expect(nextOf([], closing, '2026-11-21', { ...agreed, signed_on: null })).toEqual([])
  expect(nextOf([], closing, '2026-11-21', { ...agreed, last_exercise_end: '2025-07-31' })).toEqual([])
})

test('a draft owes nothing before an agreement is on record', () => {
  expect(legalDates([campaign('B', 'draft')], closing, '2027-02-01')).toEqual([])
  const late = legalDates([campaign('B', 'draft')], closing, '2027-02-01', agreed)
  expect(late.map(({ kind }) => kind)).toContain('pay')
})

test('a company that has recorded nothing has no date', () => {
  const unknown = { fiscal_year_end_month: null, fiscal_year_end_day: null }
  expect(legalDates([], unknown, '2026-11-21', null)).toEqual([])
})

test('a settled exercice is over: the clock shows the next one', () => {
  expect(nextOf([campaign('A', 'completed')], closing, '2026-11-21', agreed)).toEqual(['2027-12-31'])
})

test('an agreement in its last months shows the day it expires and the last day to sign what follows', () => {
  const shown = (today: string, more: object = {}, later: object[] = []) => {
    const ending = { ...agreed, last_exercise_end: '2026-07-31', ...more }
    return legalDates([], closing, today, ending, [ending, ...later.map((one) => ({ ...ending, ...one }))])
      .filter(({ kind }) => kind === 'expires' || kind === 'follow')
      .map(({ kind, day }) => [kind, day])
  }
  const ends = ['expires', '2026-07-31']
  expect(shown('2026-04-30')).toEqual([])
  expect(shown('2026-05-01')).toEqual([ends, ['follow', '2027-01-31']])
  expect(shown('2026-11-27')).toEqual([ends, ['follow', '2027-01-31']])
  expect(shown('2027-02-01')).toEqual([ends])
  // Counted by quarters: before the second half of the next quarter.
  expect(shown('2026-08-10', { period_months: 3 })).toEqual([ends, ['follow', '2026-09-15']])
  expect(shown('2026-11-27', { tacit_renewal: true })).toEqual([ends])
  expect(shown('2026-11-27', { is_example: true })).toEqual([])
  expect(shown('2026-11-27', {}, [{ last_exercise_end: '2029-07-31' }])).toEqual([])
  expect(shown('2026-11-27', {}, [{ last_exercise_end: null }])).toEqual([])
  expect(shown('2026-11-27', {}, [{ last_exercise_end: '2029-07-31', signed_on: null }])).toHaveLength(2)
})

test('an agreement shows what is behind it and by when the rest must be done, in the order of the days', () => {
  const of = (acts: { signed_on: string | null; filed_on: string | null } | null) => {
    const agreement = acts && { ...acts, first_exercise_start: '2026-01-01', last_exercise_end: '2028-12-31' }
    const civil = { fiscal_year_end_month: 12, fiscal_year_end_day: 31 }
    return legalDates([], civil, '2026-11-21', agreement).map(({ day, kind }) => [day, kind])
  }
  expect(of(null)).toEqual([['2027-06-30', 'sign']])
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
