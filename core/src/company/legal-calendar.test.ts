import { campaignCalendar } from '@moisson/law/campaign-calendar'
import { expect, test } from 'vitest'
import { codeOfDate, exercisesAround, legalCalendar, type CalendarSources } from './legal-calendar.ts'
import { interestOfADay } from './late-costs.ts'

const company = (more: Partial<CalendarSources> = {}): CalendarSources => ({
  closing: { month: 12, day: 31 },
  today: '2026-03-02',
  current: null,
  agreements: {},
  bound_to_participation: false,
  ...more,
})
const days = (sources: CalendarSources, code: string) =>
  legalCalendar(sources)
    .filter((date) => date.code === code)
    .map(({ on, schemes }) => [on, schemes.join()])

test('every date of the law’s calendar has its short name', () => {
  for (const kind of ['interessement', 'participation'] as const) {
    const dates = campaignCalendar({
      kind,
      exercise: { start: '2026-01-01', end: '2026-12-31' },
      agreement_end: '2026-12-31',
    })
    for (const { label } of dates)
      expect([label.en, codeOfDate[label.en]]).toEqual([label.en, expect.any(String)])
  }
})

test('a civil year is concluded by 30 June, filed by 15 July, paid by 31 May of the next', () => {
  expect(days(company(), 'conclusion')).toEqual([
    ['2025-06-30', 'interessement'],
    ['2026-06-30', 'interessement'],
  ])
  expect(days(company(), 'filing').at(-1)).toEqual(['2026-07-15', 'interessement'])
  expect(days(company(), 'payment')).toEqual([
    ['2026-05-31', 'interessement'],
    ['2027-05-31', 'interessement'],
  ])
  expect(days(company(), 'interest')[0]).toEqual(['2026-06-01', 'interessement'])
})

test('participation appears with its agreement or the duty, and shares its dates', () => {
  expect(days(company({ bound_to_participation: true }), 'payment')[0]).toEqual([
    '2026-05-31',
    'interessement,participation',
  ])
  const agreements = { participation: { end: '2026-12-31', presumption_days: 5 } }
  expect(days(company({ agreements }), 'cse_report')).toHaveLength(2)
  expect(days(company({ agreements }), 'renegotiation')).toEqual([['2026-10-01', 'participation']])
})

test('the exercice that runs is the one around today, and an irregular one takes its place', () => {
  expect(exercisesAround(company({ closing: { month: 9, day: 30 } }))).toEqual([
    { start: '2024-10-01', end: '2025-09-30' },
    { start: '2025-10-01', end: '2026-09-30' },
  ])
  const current = { start: '2026-01-01', end: '2027-06-30' }
  expect(exercisesAround(company({ current }))[1]).toEqual(current)
  expect(exercisesAround(company({ closing: { month: 2, day: 29 } }))[1]).toEqual({
    start: '2026-03-01',
    end: '2027-02-28',
  })
})

test('dates come in order, say what being late costs, and count the days from today', () => {
  const dates = legalCalendar(company())
  expect(dates.map(({ on }) => on)).toEqual(dates.map(({ on }) => on).toSorted())
  const payment = dates.find(({ code, on }) => code === 'payment' && on === '2026-05-31')
  expect(payment?.days_left).toBe(90)
  // 1.33 × 3.37 % on 100,000 € for one day of 365.
  expect(interestOfADay('2024-05-31').fr).toContain('4,48\u202f%')
  expect(interestOfADay('2024-05-31').fr).toContain('12,28\u00a0€ par jour')
})
