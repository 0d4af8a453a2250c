import { delays } from './delays.ts'
import { codeDuTravail, codeMonetaireFinancier } from './article.ts'
import type { Day } from './calendar.ts'
import { addDays, addMonths, endOfMonthAfter } from './calendar.ts'
import { isPensionPlan, planKind } from './plan-kind.ts'
import { rule } from './rule.ts'
import { either, named, optional, record, type Taken } from './shape.ts'
import { day, flag } from './takes.ts'

const lockUpGiven = either('source', {
  participation: record({
    source: named('participation'),
    /** CCB: the blocked account of a company without a plan. */
    plan: named('PEE', 'PEG', 'PEI', 'PERCO', 'PERCOL', 'CCB'),
    closing: day,
    authority_regime: optional(flag),
  }),
  other: record({ source: named('other'), plan: planKind, acquired_on: day }),
})
export type LockUpGiven = Taken<typeof lockUpGiven>

export type LockUp = {
  /** First day the sum can be withdrawn; null when it waits for retirement. */
  available_on: Day | null
  until: 'date' | 'retirement'
}

/** When the sum becomes available: five years (eight without an agreement), or retirement. */
export const lockUp = rule({
  label: { fr: 'Date de disponibilité', en: 'Availability date' },
  articles: [
    codeDuTravail('L3324-10'),
    codeDuTravail('L3323-5'),
    codeDuTravail('L3332-25'),
    codeMonetaireFinancier('L224-1'),
  ],
  takes: lockUpGiven,
  compute: (given, note): LockUp => {
    const { start, years } =
      given.source === 'participation'
        ? {
            start: addDays(endOfMonthAfter(given.closing, 5), 1),
            years: (given.authority_regime === true
              ? delays.lock_without_agreement
              : delays.participation_lock
            ).value,
          }
        : { start: given.acquired_on, years: delays.savings_lock.value }
    const retirement = isPensionPlan(given.plan)
    const available_on = retirement ? null : addMonths(start, 12 * years)
    note({
      label: retirement
        ? { fr: 'Bloqué jusqu’à la retraite', en: 'Locked until retirement' }
        : {
            fr: `Bloqué ${years} ans à compter du point de départ`,
            en: `Locked ${years} years from the start`,
          },
      inputs: { start, plan: given.plan },
      result: available_on,
    })
    return { available_on, until: retirement ? 'retirement' : 'date' }
  },
  vectors: [
    {
      why: 'participation of 2025: first day of the sixth month, plus five years',
      given: { source: 'participation', plan: 'PEE', closing: '2025-12-31' },
      expect: { available_on: '2031-06-01', until: 'date' },
    },
    {
      why: 'participation without an agreement: eight years',
      given: { source: 'participation', plan: 'CCB', closing: '2025-12-31', authority_regime: true },
      expect: { available_on: '2034-06-01', until: 'date' },
    },
    {
      why: 'intéressement on a PEE: five years from the units',
      given: { source: 'other', plan: 'PEE', acquired_on: '2026-05-29' },
      expect: { available_on: '2031-05-29', until: 'date' },
    },
    {
      why: 'units of 29 February: five years end on the last day of that month',
      given: { source: 'other', plan: 'PEE', acquired_on: '2024-02-29' },
      expect: { available_on: '2029-02-28', until: 'date' },
    },
    {
      why: 'a pension plan waits for retirement',
      given: { source: 'other', plan: 'PERCOL', acquired_on: '2026-05-29' },
      expect: { available_on: null, until: 'retirement' },
    },
  ],
})
