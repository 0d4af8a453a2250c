import { codeDuTravail, convention } from './article.ts'
import type { Day, Period } from './calendar.ts'
import { addDays, addMonths, daysBetween, daysIn } from './calendar.ts'
import { delays } from './delays.ts'
import { contract, contractsWithin } from './presence.ts'
import { rule } from './rule.ts'
import { stop } from './stopped.ts'
import { list, optional, record } from './shape.ts'
import { period, whole } from './takes.ts'

const seniorityGiven = record({
  period,
  contracts: list(contract),
  /** 0 to 3. */
  condition_months: whole(0, 1200),
  /** Days that make a month when contracts are added up; absent: from date to date, and 30 left-over days between several contracts. */
  days_per_month: optional(whole(1, 31)),
})

/** Whole months from date to date, and the days left over. */
function monthsAndDays({ start, end }: Period): { months: number; days: number } {
  let months = 0
  while (addDays(addMonths(start, months + 1), -1) <= end) months += 1
  return { months, days: daysBetween(addMonths(start, months), addDays(end, 1)) }
}

/** All contracts of the calculation period and of the twelve months before count; three months at most may be asked. */
export const seniority = rule({
  label: { fr: 'Condition d’ancienneté', en: 'Seniority condition' },
  articles: [
    codeDuTravail('L3342-1'),
    convention('un mois va de date à date ; entre plusieurs contrats, 30 jours font un mois'),
  ],
  takes: seniorityGiven,
  compute: (given, note) => {
    if (given.condition_months > delays.seniority.value)
      stop('seniority_above_three_months', { months: given.condition_months })
    const from: Day = addMonths(given.period.start, -12)
    const counted = contractsWithin({ start: from, end: given.period.end }, given.contracts)
    const days = counted.reduce((sum, contract) => sum + daysIn(contract), 0)
    const parts = counted.map(monthsAndDays)
    const whole = parts.reduce((sum, part) => sum + part.months, 0)
    const left = parts.reduce((sum, part) => sum + part.days, 0)
    const eligible =
      given.days_per_month === undefined
        ? whole + (counted.length > 1 ? Math.floor(left / 30) : 0) >= given.condition_months
        : days >= given.condition_months * given.days_per_month
    // Present in the twelve months before only is not a right to this exercice.
    const worked = contractsWithin(given.period, given.contracts).length > 0
    note({
      label: {
        fr: 'Ancienneté sur la période et les douze mois précédents',
        en: 'Seniority over the period and the twelve months before',
      },
      inputs: { counted_from: from, days, whole_months: whole, condition_months: given.condition_months },
      result: eligible && worked,
    })
    return { days, eligible: eligible && worked }
  },
  vectors: [
    {
      why: 'two short contracts add up: 55 + 40 days',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [
          { start: '2025-03-01', end: '2025-04-24' },
          { start: '2026-02-01', end: '2026-03-12' },
        ],
        condition_months: 3,
        days_per_month: 30,
      },
      expect: { days: 95, eligible: true },
    },
    {
      why: 'hired on 1 October: three months on 31 December',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [{ start: '2026-10-01', end: null }],
        condition_months: 3,
      },
      expect: { days: 92, eligible: true },
    },
    {
      why: 'hired on 2 October: one day short',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [{ start: '2026-10-02', end: null }],
        condition_months: 3,
      },
      expect: { days: 91, eligible: false },
    },
    {
      why: 'a leaver keeps the right: presence at year end cannot be asked',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [{ start: '2020-01-01', end: '2026-03-31' }],
        condition_months: 3,
      },
      expect: { days: 455, eligible: true },
    },
    {
      why: 'two contracts that follow each other make one, overlaps count once',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [
          { start: '2026-10-01', end: '2026-11-15' },
          { start: '2026-11-10', end: '2026-12-15' },
          { start: '2026-12-16', end: null },
        ],
        condition_months: 3,
      },
      expect: { days: 92, eligible: true },
    },
    {
      why: 'four months cannot be asked',
      given: { period: { start: '2026-01-01', end: '2026-12-31' }, contracts: [], condition_months: 4 },
      refuses: 'seniority_above_three_months',
    },
    {
      why: 'ninety days exactly are three months of thirty',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [{ start: '2026-01-01', end: '2026-03-31' }],
        condition_months: 3,
        days_per_month: 30,
      },
      expect: { days: 90, eligible: true },
    },
    {
      why: 'eighty-nine days are not',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [{ start: '2026-01-01', end: '2026-03-30' }],
        condition_months: 3,
        days_per_month: 30,
      },
      expect: { days: 89, eligible: false },
    },
    {
      why: 'a month and twenty-nine days are not two months',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [
          { start: '2026-01-01', end: '2026-01-29' },
          { start: '2026-03-01', end: '2026-03-31' },
        ],
        condition_months: 2,
      },
      expect: { days: 60, eligible: false },
    },
    {
      why: 'a month and thirty days are',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [
          { start: '2026-01-01', end: '2026-01-30' },
          { start: '2026-03-01', end: '2026-03-31' },
        ],
        condition_months: 2,
      },
      expect: { days: 61, eligible: true },
    },
    {
      why: 'gone on the eve of the exercice',
      given: {
        period: { start: '2026-01-01', end: '2026-12-31' },
        contracts: [{ start: '2020-01-01', end: '2025-12-31' }],
        condition_months: 3,
      },
      expect: { days: 365, eligible: false },
    },
  ],
})
