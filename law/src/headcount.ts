import { delays } from './delays.ts'
import { codeDuTravail, codeSecuriteSociale } from './article.ts'
import { addDays, type Day, dayOf, endOfMonth, partsOf } from './calendar.ts'
import { decimal, add, floor, mul, rational, zero } from './rational.ts'
import { stop } from './stopped.ts'
import { rule } from './rule.ts'
import { byName, list, optional, record, type Taken } from './shape.ts'
import { day, flag, headcount, whole, year, yearName } from './takes.ts'

/** The average of the months of the previous civil year in which somebody was employed, cut to two decimals. */
export const annualHeadcount = rule({
  label: { fr: 'Effectif annuel', en: 'Annual headcount' },
  articles: [codeSecuriteSociale('L130-1'), codeSecuriteSociale('R130-1')],
  takes: record({
    /** A month at 0 is a month in which nobody was employed: it is not counted (R130-1). */
    monthly: list(headcount, 1, 12),
  }),
  compute: (given, note) => {
    const employed = given.monthly.filter((month) => month > 0)
    const total = employed.map(decimal).reduce(add, zero)
    const headcount_hundredths = Number(floor(mul(total, rational(100, Math.max(1, employed.length)))))
    note({
      label: {
        fr: 'Moyenne des mois où quelqu’un est employé, tronquée à deux décimales',
        en: 'Average of the months in which somebody is employed, cut to two decimals',
      },
      inputs: { monthly: given.monthly },
      rounding: 'down',
      result: headcount_hundredths,
    })
    return { headcount_hundredths }
  },
  vectors: [
    {
      why: 'the average of the year reaches 50',
      given: { monthly: [49, 49, 50, 50, 51, 51, 50, 50, 49, 50, 51, 50] },
      expect: { headcount_hundredths: 5000 },
    },
    {
      why: '49.99… is cut, never rounded up to 50',
      given: { monthly: [50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 49.99] },
      expect: { headcount_hundredths: 4999 },
    },
    {
      why: 'months in which nobody was employed do not lower the average',
      given: { monthly: [0, 0, 0, 0, 0, 0, 50, 50, 50, 50, 50, 50] },
      expect: { headcount_hundredths: 5000 },
    },
    {
      why: 'nobody was employed all year',
      given: { monthly: [0, 0, 0] },
      expect: { headcount_hundredths: 0 },
    },
  ],
})

export const FREEZE_YEARS: number = delays.threshold.value

const thresholdGiven = record({
  /** Annual headcount by civil year; a year that is needed and absent is refused, never counted as below. */
  headcounts: byName(yearName, headcount),
  threshold: whole(1, 10_000_000),
  year,
})

/**
 * A threshold counts once reached five civil years running; one year below starts the count again, the year asked about
 * included where its headcount, which is the average of the year before, is known (L130-1 I and II).
 */
export const thresholdEffective = rule({
  label: { fr: 'Seuil d’effectif atteint cinq années de suite', en: 'Threshold reached five years running' },
  articles: [codeSecuriteSociale('L130-1 II'), codeDuTravail('L3322-1'), codeDuTravail('L3312-3')],
  takes: thresholdGiven,
  compute: ({ headcounts, threshold, year: of }, note) => {
    const reached = (year: number): boolean =>
      (headcounts[String(year)] ?? stop('headcount_unknown', { year: String(year) })) >= threshold
    let running_years = 0
    while (running_years < FREEZE_YEARS && reached(of - 1 - running_years)) running_years += 1
    // The year itself may not be known yet: it counts where it is.
    const known = headcounts[String(of)] !== undefined
    const fallen = known && !reached(of)
    const effective = running_years === FREEZE_YEARS && !fallen
    const counter_started = effective || fallen ? null : countStart(reached, known ? of : of - 1)
    note({
      label: {
        fr: 'Années civiles consécutives au seuil avant l’exercice',
        en: 'Calendar years running at the threshold before the year',
      },
      inputs: { threshold, year: of, running_years },
      result: effective,
    })
    return {
      effective,
      /** First year of the present run, when it has not yet lasted five years. */
      counter_started,
      earliest_year: counter_started === null ? null : counter_started + FREEZE_YEARS,
    }
  },
  vectors: [
    {
      why: 'four years above 50 are not enough',
      given: { headcounts: { 2022: 47, 2023: 52, 2024: 55, 2025: 56, 2026: 60 }, threshold: 50, year: 2026 },
      expect: { effective: false, counter_started: 2023, earliest_year: 2028 },
    },
    {
      why: 'above since 2020: bound from 2025',
      given: { headcounts: { 2020: 50, 2021: 50, 2022: 50, 2023: 50, 2024: 50 }, threshold: 50, year: 2025 },
      expect: { effective: true, counter_started: null, earliest_year: null },
    },
    {
      why: 'one year below starts again',
      given: {
        headcounts: { 2020: 55, 2021: 56, 2022: 48, 2023: 53, 2024: 54, 2025: 54, 2026: 55 },
        threshold: 50,
        year: 2026,
      },
      expect: { effective: false, counter_started: 2023, earliest_year: 2028 },
    },
    {
      why: 'a year that nobody gave is not counted as below',
      given: { headcounts: { 2025: 300 }, threshold: 50, year: 2026 },
      refuses: 'headcount_unknown',
    },
    {
      why: 'one known year below is enough to answer',
      given: { headcounts: { 2025: 49.99 }, threshold: 50, year: 2026 },
      expect: { effective: false, counter_started: null, earliest_year: null },
    },
    {
      why: 'six years above are five years running',
      given: {
        headcounts: { 2019: 50, 2020: 50, 2021: 50, 2022: 50, 2023: 50, 2024: 50 },
        threshold: 50,
        year: 2025,
      },
      expect: { effective: true, counter_started: null, earliest_year: null },
    },
    {
      why: 'the year before is below: a new run starts with the year itself',
      given: {
        headcounts: { 2019: 50, 2020: 50, 2021: 50, 2022: 50, 2023: 50, 2024: 49, 2025: 50 },
        threshold: 50,
        year: 2025,
      },
      expect: { effective: false, counter_started: 2025, earliest_year: 2030 },
    },
    {
      why: 'the year itself is not over: the run of the year before goes on',
      given: { headcounts: { 2020: 40, 2021: 40, 2022: 40, 2023: 40, 2024: 50 }, threshold: 50, year: 2025 },
      expect: { effective: false, counter_started: 2024, earliest_year: 2029 },
    },
    {
      why: 'bound for years, then below in the year itself: the crossing downwards counts at once',
      given: {
        headcounts: { 2020: 60, 2021: 60, 2022: 60, 2023: 60, 2024: 60, 2025: 49.99 },
        threshold: 50,
        year: 2025,
      },
      expect: { effective: false, counter_started: null, earliest_year: null },
    },
    {
      why: 'below in the year itself: no count of the years before goes on',
      given: {
        headcounts: { 2020: 40, 2021: 60, 2022: 60, 2023: 60, 2024: 60, 2025: 49 },
        threshold: 50,
        year: 2025,
      },
      expect: { effective: false, counter_started: null, earliest_year: null },
    },
    {
      why: 'never at the threshold',
      given: {
        headcounts: { 2020: 49, 2021: 49, 2022: 49, 2023: 49, 2024: 49, 2025: 49 },
        threshold: 50,
        year: 2025,
      },
      expect: { effective: false, counter_started: null, earliest_year: null },
    },
  ],
})

/** First year of the run that ends in that year; null when it is below the threshold. */
function countStart(reached: (year: number) => boolean, ends: number): number | null {
  if (!reached(ends)) return null
  let first = ends
  while (reached(first - 1)) first -= 1
  return first
}

/** First exercice bound to participation, opened after five full years, and the last day to conclude on it. */
export const participationObligation = rule({
  label: { fr: 'Obligation de participation', en: 'Participation obligation' },
  articles: [codeDuTravail('L3322-1'), codeDuTravail('L3322-2'), codeDuTravail('L3323-5')],
  takes: record({
    first_year_at_50: year,
    /** A day on which the accounts of the company close; its month and day are read. */
    closing: day,
  }),
  compute: ({ first_year_at_50, closing }, note) => {
    const first_exercice = first_year_at_50 + FREEZE_YEARS
    // The last closing before the exercice opens: at the end of the fifth year, or within the year that follows.
    const before = closing.slice(5) === '12-31' ? first_exercice - 1 : first_exercice
    const start = addDays(closingOf(before, closing), 1)
    const end = closingOf(before + 1, closing)
    const agreement_deadline = closingOf(before + 2, closing)
    note({
      label: { fr: 'Premier exercice obligé, du', en: 'First bound financial year, from' },
      inputs: { first_year_at_50, closing },
      result: start,
    })
    note({ label: { fr: 'au', en: 'to' }, result: end })
    note({
      label: {
        fr: 'Un an après la clôture, sinon régime d’autorité',
        en: 'One year after its closing, otherwise the default regime',
      },
      result: agreement_deadline,
    })
    return { first_exercice, start, end, agreement_deadline }
  },
  vectors: [
    {
      why: '50 reached from 2020',
      given: { first_year_at_50: 2020, closing: '2025-12-31' },
      expect: {
        first_exercice: 2025,
        start: '2025-01-01',
        end: '2025-12-31',
        agreement_deadline: '2026-12-31',
      },
    },
    {
      why: 'accounts closing on 30 June: the first exercice opened after five years starts on 1 July',
      given: { first_year_at_50: 2020, closing: '2025-06-30' },
      expect: {
        first_exercice: 2025,
        start: '2025-07-01',
        end: '2026-06-30',
        agreement_deadline: '2027-06-30',
      },
    },
    {
      why: 'accounts closing within a month keep their day',
      given: { first_year_at_50: 2020, closing: '2025-09-15' },
      expect: {
        first_exercice: 2025,
        start: '2025-09-16',
        end: '2026-09-15',
        agreement_deadline: '2027-09-15',
      },
    },
    {
      why: 'accounts closing on the last day of February, leap or not',
      given: { first_year_at_50: 2018, closing: '2025-02-28' },
      expect: {
        first_exercice: 2023,
        start: '2023-03-01',
        end: '2024-02-29',
        agreement_deadline: '2025-02-28',
      },
    },
  ],
})

/** The closing day of a year; the last of February follows the leap years. */
function closingOf(of: number, closing: Day): Day {
  const { month, dayOfMonth } = partsOf(closing)
  const last = endOfMonth(dayOf(of, month, 1))
  return closing === endOfMonth(closing) ? last : dayOf(of, month, dayOfMonth)
}

const dirigeantCase = record({
  size: headcount,
  /** The single employee is also president, DG, gérant or member of the directoire. */
  only_employee_is_president: optional(flag),
  /** Civil years at 250 or above. */
  years_at_250: optional(whole(0, 300)),
})
export type DirigeantCase = Taken<typeof dirigeantCase>

/** Heads and officers may benefit in companies of 1 to 249 employees, 250 counting after five years. */
export const dirigeantEligible = rule({
  label: { fr: 'Dirigeant bénéficiaire', en: 'Company head as beneficiary' },
  articles: [codeDuTravail('L3312-3')],
  takes: dirigeantCase,
  compute: (given, note) => {
    const alone = given.size === 1 && given.only_employee_is_president === true
    const large = given.size >= 250 && (given.years_at_250 ?? 0) >= FREEZE_YEARS
    const eligible = given.size >= 1 && !alone && !large
    note({
      label: { fr: 'Entreprise de 1 à 249 salariés', en: 'Company of 1 to 249 employees' },
      inputs: { size: given.size, years_at_250: given.years_at_250 ?? 0 },
      result: eligible,
    })
    return { eligible }
  },
  vectors: [
    {
      why: 'the only employee is the president',
      given: { size: 1, only_employee_is_president: true },
      expect: { eligible: false },
    },
    { why: '250 for five years', given: { size: 250, years_at_250: 5 }, expect: { eligible: false } },
    { why: '250 for two years', given: { size: 255, years_at_250: 2 }, expect: { eligible: true } },
    { why: '250 for four years', given: { size: 250, years_at_250: 4 }, expect: { eligible: true } },
    { why: '249 after five years at 250', given: { size: 249, years_at_250: 5 }, expect: { eligible: true } },
    { why: 'one employee who is not the president', given: { size: 1 }, expect: { eligible: true } },
    { why: 'nobody is employed', given: { size: 0 }, expect: { eligible: false } },
    {
      why: 'two employees, one of them president',
      given: { size: 2, only_employee_is_president: true },
      expect: { eligible: true },
    },
    { why: '300 people and no year known at 250', given: { size: 300 }, expect: { eligible: true } },
    {
      why: '250 people and no year at 250 yet',
      given: { size: 250, years_at_250: 0 },
      expect: { eligible: true },
    },
  ],
})
