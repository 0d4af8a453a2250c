import { campaignCalendar } from '@moisson/law/campaign-calendar'
import { expect, test } from 'vitest'
import type { Covering } from './covered-exercise.ts'
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
const signed = {
  signed_on: '2025-06-20',
  filed_on: '2025-07-10',
  first_exercise_start: '2025-01-01',
  last_exercise_end: '2025-12-31',
}
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
  const agreements = { participation: { end: '2026-12-31', presumption_days: 5, versions: [] } }
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

test('an agreement in force for an exercice is not to be concluded again, nor filed twice', () => {
  const on = (...versions: Covering[]) => ({
    end: null,
    presumption_days: 0,
    versions: versions.map((one) => ({ filed_on: null, ...one })),
  })
  const years = (code: string, more: Partial<typeof signed> | { filed_on: null } | { signed_on: null }) =>
    days(company({ agreements: { interessement: on({ ...signed, ...more }) } }), code).map(([on]) =>
      on?.slice(0, 4),
    )
  // It covers 2025 alone: 2026 is still to be concluded.
  expect([years('conclusion', {}), years('filing', {})]).toEqual([['2026'], ['2026']])
  const longer = { last_exercise_end: '2027-12-31' }
  expect([years('conclusion', longer), years('filing', longer)]).toEqual([[], []])
  expect(years('filing', { ...longer, filed_on: null })).toEqual(['2025', '2026'])
  expect(years('conclusion', { ...longer, signed_on: null })).toEqual(['2025', '2026'])
  expect(years('payment', longer)).toEqual(['2026', '2027'])
})

test('an exercice is covered by the version of the agreement of its own dates', () => {
  const former = { ...signed, first_exercise_start: '2025-01-01', last_exercise_end: '2025-12-31' }
  const present = { ...signed, first_exercise_start: '2026-01-01', last_exercise_end: '2026-12-31' }
  const interessement = { end: '2026-12-31', presumption_days: 0, versions: [former, present] }
  expect(days(company({ agreements: { interessement } }), 'conclusion')).toEqual([])
  const alone = { ...interessement, versions: [present] }
  expect(days(company({ agreements: { interessement: alone } }), 'conclusion').map(([on]) => on)).toEqual([
    '2025-06-30',
  ])
})
