import { codeDuTravail, codeSecuriteSociale } from './article.ts'
import { civilYear } from './calendar.ts'
import { decimal, add, floor, mul, rational, zero } from './rational.ts'
import { rule } from './rule.ts'

/** The average of the twelve months of the previous civil year, cut (not rounded) to two decimals. */
export const annualHeadcount = rule({
  label: { fr: 'Effectif annuel', en: 'Annual headcount' },
  articles: [codeSecuriteSociale('L130-1'), codeSecuriteSociale('R130-1')],
  compute: (given: { monthly: readonly number[] }, note) => {
    const total = given.monthly.map(decimal).reduce(add, zero)
    const headcount_hundredths = Number(floor(mul(total, rational(100, given.monthly.length))))
    note({
      label: {
        fr: 'Moyenne des mois, tronquée à deux décimales',
        en: 'Average of the months, cut to two decimals',
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
  ],
})

export const FREEZE_YEARS = 5

export type ThresholdGiven = {
  /** Annual headcount by civil year; a year that is absent counts as below. */
  headcounts: Readonly<Record<string, number>>
  threshold: number
  year: number
}

/** A threshold counts once reached five civil years running; one year below starts the count again. */
export const thresholdEffective = rule({
  label: { fr: 'Seuil d’effectif atteint cinq années de suite', en: 'Threshold reached five years running' },
  articles: [codeSecuriteSociale('L130-1 II'), codeDuTravail('L3322-1'), codeDuTravail('L3312-3')],
  compute: ({ headcounts, threshold, year }: ThresholdGiven, note) => {
    const reached = (of: number) => (headcounts[of] ?? 0) >= threshold
    let running_years = 0
    while (running_years < FREEZE_YEARS && reached(year - 1 - running_years)) running_years += 1
    const effective = running_years === FREEZE_YEARS
    const counter_started = effective ? null : countStart(reached, year)
    note({
      label: {
        fr: 'Années civiles consécutives au seuil avant l’exercice',
        en: 'Civil years running at the threshold before the year',
      },
      inputs: { threshold, year, running_years },
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
  ],
})

/** First year of the run that reaches the year itself or the one before; null when neither is at the threshold. */
function countStart(reached: (year: number) => boolean, year: number): number | null {
  let first = reached(year) ? year : year - 1
  if (!reached(first)) return null
  while (reached(first - 1)) first -= 1
  return first
}

/** First exercice bound to participation and the last day to conclude an agreement on it (civil-year exercices). */
export const participationObligation = rule({
  label: { fr: 'Obligation de participation', en: 'Participation obligation' },
  articles: [codeDuTravail('L3322-1'), codeDuTravail('L3322-2'), codeDuTravail('L3323-5')],
  compute: (given: { first_year_at_50: number }, note) => {
    const first_exercice = given.first_year_at_50 + FREEZE_YEARS
    const agreement_deadline = civilYear(first_exercice + 1).end
    note({
      label: { fr: 'Premier exercice obligé', en: 'First bound exercice' },
      inputs: { ...given },
      result: first_exercice,
    })
    note({
      label: {
        fr: 'Un an après la clôture, sinon régime d’autorité',
        en: 'One year after its closing, otherwise the default regime',
      },
      result: agreement_deadline,
    })
    return { first_exercice, agreement_deadline }
  },
  vectors: [
    {
      why: '50 reached from 2020',
      given: { first_year_at_50: 2020 },
      expect: { first_exercice: 2025, agreement_deadline: '2026-12-31' },
    },
  ],
})

export type DirigeantCase = {
  size: number
  /** The single employee is also president, DG, gérant or member of the directoire. */
  only_employee_is_president?: boolean
  /** Civil years at 250 or above. */
  years_at_250?: number
}

/** Heads and officers may benefit in companies of 1 to 249 employees, 250 counting after five years. */
export const dirigeantEligible = rule({
  label: { fr: 'Dirigeant bénéficiaire', en: 'Company head as beneficiary' },
  articles: [codeDuTravail('L3312-3')],
  compute: (given: DirigeantCase, note) => {
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
  ],
})
