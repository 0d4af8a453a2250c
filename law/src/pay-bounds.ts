import { codeDuTravail, convention, practice } from './article.ts'
import { monthsOf } from './calendar.ts'
import { meanPass } from './ceilings.ts'
import { scaleHalfUp } from './money.ts'
import { rule } from './rule.ts'
import { list, nullable, optional, record, where } from './shape.ts'
import { cents, period, rate_bps, unpublished, weight } from './takes.ts'

/** A bound of pay: an amount, or a part of the PASS in basis points (12 500 is 1.25 PASS). */
const bound = record({ cents: optional(nullable(cents)), pass_bps: optional(nullable(rate_bps)) })

/** The part of the period that a bound is reduced to: what was counted of somebody, out of a whole period. */
const part = where(
  record({ counted: weight, full: weight }),
  { fr: 'une période entière au-dessus de zéro', en: 'a whole period above zero' },
  ({ full }) => full > 0,
)

/** The floor and the ceiling of the pay that counts, for one person: in euros or in PASS, whole or in proportion. */
export const payBounds = rule({
  label: {
    fr: 'Plancher et plafond du salaire pris en compte',
    en: 'Floor and ceiling of the pay that counts',
  },
  articles: [
    codeDuTravail('L3314-5'),
    practice('plancher et plafond de salaire, pour tous de la même façon'),
    convention('plafond annuel moyen des mois de la période, douzième par mois ; arrondi au centime'),
  ],
  takes: record({
    exercise: period,
    floor: optional(nullable(bound)),
    ceiling: optional(nullable(bound)),
    /** Absent: the bounds are the same for everybody. */
    part: optional(nullable(part)),
    unpublished: optional(unpublished),
  }),
  compute: (given, note) => {
    const inPass = (given.floor?.pass_bps ?? given.ceiling?.pass_bps ?? null) !== null
    const mean = inPass ? meanPass(given) : null
    const months = inPass ? monthsOf(given.exercise).length : 12
    const counted = given.part ? Math.min(given.part.counted, given.part.full) : 1
    const full = given.part?.full ?? 1
    const amount = (of: typeof given.floor) => {
      if (of?.pass_bps != null && mean !== null)
        return scaleHalfUp(scaleHalfUp(mean.mean_cents, of.pass_bps * months, 120_000), counted, full)
      return of?.cents == null ? null : scaleHalfUp(of.cents, counted, full)
    }
    const [floor_cents, ceiling_cents] = [amount(given.floor), amount(given.ceiling)]
    note({
      label: { fr: 'Salaire compté, au moins et au plus', en: 'Pay counted, at least and at most' },
      inputs: { ...(mean && { mean_pass_cents: mean.mean_cents, months }), counted, full },
      rounding: 'half_up',
      result: [floor_cents ?? 'aucun', ceiling_cents ?? 'aucun'],
    })
    return { floor_cents, ceiling_cents, provisional: mean?.provisional ?? false }
  },
  vectors: [
    {
      why: 'one to three PASS of 2021 for everybody',
      given: {
        exercise: { start: '2021-01-01', end: '2021-12-31' },
        floor: { pass_bps: 10_000 },
        ceiling: { pass_bps: 30_000 },
      },
      expect: { floor_cents: 4_113_600, ceiling_cents: 12_340_800, provisional: false },
    },
    {
      why: 'the same for somebody there half of the year',
      given: {
        exercise: { start: '2021-01-01', end: '2021-12-31' },
        floor: { pass_bps: 10_000 },
        ceiling: { pass_bps: 30_000 },
        part: { counted: 73, full: 146 },
      },
      expect: { floor_cents: 2_056_800, ceiling_cents: 6_170_400, provisional: false },
    },
    {
      why: 'four sevenths of a PASS, to the nearest cent',
      given: {
        exercise: { start: '2021-01-01', end: '2021-12-31' },
        floor: { pass_bps: 10_000 },
        part: { counted: 4, full: 7 },
      },
      expect: { floor_cents: 2_350_629, ceiling_cents: null, provisional: false },
    },
    {
      why: 'of four months, four twelfths of the PASS',
      given: {
        exercise: { start: '2021-01-01', end: '2021-04-30' },
        floor: { pass_bps: 12_500 },
      },
      expect: { floor_cents: 1_714_000, ceiling_cents: null, provisional: false },
    },
    {
      why: 'an amount needs no PASS, and nobody counts for more than the whole period',
      given: {
        exercise: { start: '2999-01-01', end: '2999-12-31' },
        floor: { cents: 2_200_000 },
        part: { counted: 400, full: 365 },
      },
      expect: { floor_cents: 2_200_000, ceiling_cents: null, provisional: false },
    },
    {
      why: 'half a cent of an amount in proportion is rounded up',
      given: {
        exercise: { start: '2999-01-01', end: '2999-12-31' },
        floor: { cents: 2_200_001 },
        part: { counted: 73, full: 146 },
      },
      expect: { floor_cents: 1_100_001, ceiling_cents: null, provisional: false },
    },
    {
      why: 'no bound is none',
      given: { exercise: { start: '2999-01-01', end: '2999-12-31' }, floor: {}, ceiling: null },
      expect: { floor_cents: null, ceiling_cents: null, provisional: false },
    },
    {
      why: 'a period of one day, worked',
      given: {
        exercise: { start: '2999-01-01', end: '2999-12-31' },
        floor: { cents: 2_200_000 },
        part: { counted: 1, full: 1 },
      },
      expect: { floor_cents: 2_200_000, ceiling_cents: null, provisional: false },
    },
    {
      why: 'a period without a day',
      given: { exercise: { start: '2021-01-01', end: '2021-12-31' }, part: { counted: 0, full: 0 } },
      refuses: 'input_not_valid',
    },
    {
      why: 'the PASS of a year that is not published',
      given: { exercise: { start: '2999-01-01', end: '2999-12-31' }, ceiling: { pass_bps: 30_000 } },
      refuses: 'parameter_not_published',
    },
  ],
})

/** « Au plus trois fois le salaire le plus faible » : the ceiling that a maximum ratio puts on the pay that counts. */
export const payRatioCeiling = rule({
  label: { fr: 'Rapport maximal entre les salaires comptés', en: 'Maximum ratio between the pays counted' },
  articles: [codeDuTravail('L3314-5'), practice('rapport maximal entre les primes, fixé par l’accord')],
  takes: record({
    /** 30 000 is three times the lowest. */
    ratio_bps: rate_bps,
    /** What counts of those there for the whole period; a pay of nothing sets no ceiling. */
    bases_cents: list(cents),
  }),
  compute: ({ ratio_bps, bases_cents }, note) => {
    const lowest_cents = bases_cents.reduce<number | null>(
      (lowest, one) => (one > 0 && (lowest === null || one < lowest) ? one : lowest),
      null,
    )
    const ceiling_cents = lowest_cents === null ? null : scaleHalfUp(lowest_cents, ratio_bps, 10_000)
    note({
      label: { fr: 'Salaire le plus faible, fois le rapport', en: 'Lowest pay, times the ratio' },
      inputs: { lowest_cents: lowest_cents ?? 0, ratio_bps },
      rounding: 'half_up',
      result: ceiling_cents,
    })
    return { ceiling_cents }
  },
  vectors: [
    {
      why: 'one to three',
      given: { ratio_bps: 30_000, bases_cents: [9_000_000, 2_000_000, 0, 2_400_000] },
      expect: { ceiling_cents: 6_000_000 },
    },
    {
      why: 'a pay of one cent is a pay',
      given: { ratio_bps: 30_000, bases_cents: [1, 0] },
      expect: { ceiling_cents: 3 },
    },
    {
      why: 'nobody there all along: no ceiling',
      given: { ratio_bps: 30_000, bases_cents: [0] },
      expect: { ceiling_cents: null },
    },
  ],
})
