import { expect, test } from 'vitest'
import { civilYear } from './closing.ts'
import { headcountDoubted, levyRegime, regimeInWords, type RegimeFacts } from './levy-regime.ts'

const undeclared = { bound_to_participation: false, bound_at_250: false }
const years = (...counts: (number | null)[]): RegimeFacts['headcounts'] =>
  counts.flatMap((headcount, place) => (headcount === null ? [] : [{ year: 2021 + place, headcount }]))
const of = (headcounts: RegimeFacts['headcounts'], declared = undeclared) =>
  levyRegime({ headcounts, declared, paid_on: '2026-06-30', closing: civilYear })

test('thresholds reached the five civil years before the payment bind the company', () => {
  expect(of(years(50, 50, 50, 50, 50))).toMatchObject({
    regime: { obliged_to_participation: true, effective_250: false },
    from: 'headcounts',
    missing_years: [],
  })
  expect(of(years(250, 260, 250, 251, 300)).regime).toEqual({
    obliged_to_participation: true,
    effective_250: true,
  })
})

test('one year known below is enough to know, whatever the others', () => {
  const answer = of(years(null, null, null, null, 48))
  expect(answer).toMatchObject({
    from: 'headcounts',
    at_most: { obliged_to_participation: false, effective_250: false },
  })
  expect(regimeInWords(answer, 'interessement').fr).toContain('pas de forfait social')
})

test('a missing year is asked for, and never counts as below', () => {
  const answer = of(years(null, null, null, null, 300))
  expect(answer).toMatchObject({
    regime: { obliged_to_participation: false, effective_250: false },
    at_most: { obliged_to_participation: true, effective_250: true },
    from: 'unknown',
    missing_years: [2021, 2022, 2023, 2024],
  })
  expect(regimeInWords(answer, 'interessement').fr).toMatch(
    /^À préciser : l’effectif moyen de 2021, 2022, 2023, 2024/,
  )
})

test('what was declared stands for the years nobody gave, and says so', () => {
  const answer = of([], { bound_to_participation: true, bound_at_250: false })
  expect(answer).toMatchObject({
    from: 'declared',
    regime: { obliged_to_participation: true, effective_250: false },
  })
  expect(regimeInWords(answer, 'interessement').fr).toMatch(/^D’après la déclaration de l’entreprise/)
})

test('ten thousand people in a company of 48 are a doubt, a few more are not', () => {
  expect(headcountDoubted(10_108, 48)).toBe(true)
  expect(headcountDoubted(52, 48)).toBe(false)
  expect(headcountDoubted(7, 3)).toBe(false)
  expect(headcountDoubted(500, null)).toBe(false)
})

test('participation binds from the first exercice opened after the five civil years, 250 from the civil year (L3322-1)', () => {
  const closing = { month: 6, day: 30 }
  const headcounts = years(50, 50, 50, 50, 50)
  const obliged = (paid_on: string, facts = headcounts) =>
    levyRegime({ headcounts: facts, declared: undeclared, paid_on, closing }).regime
  // The exercice under way on 30 June 2026 opened on 1 July 2025, before the end of the five years.
  const below2020 = [{ year: 2020, headcount: 49 }, ...headcounts]
  expect(obliged('2026-06-30', below2020).obliged_to_participation).toBe(false)
  expect(obliged('2026-07-01', below2020).obliged_to_participation).toBe(true)
  const large = [{ year: 2020, headcount: 249 }, ...years(250, 250, 250, 250, 250)]
  expect(obliged('2026-01-31', large)).toEqual({ obliged_to_participation: true, effective_250: true })
  // The year that decides and that nobody gave is asked for.
  const unknown = levyRegime({ headcounts, declared: undeclared, paid_on: '2026-03-31', closing })
  expect([unknown.missing_years, unknown.from]).toEqual([[2020], 'unknown'])
})

test.each([
  [
    'interessement',
    'forfait social sur l’abondement, pas sur l’intéressement',
    'sur l’intéressement et l’abondement',
  ],
  [
    'participation',
    'forfait social sur la participation et l’abondement',
    'sur la participation et l’abondement',
  ],
  ['ppv', 'forfait social sur l’abondement, pas sur la prime', 'sur la prime et l’abondement'],
  [
    null,
    'sur la participation et l’abondement, pas sur l’intéressement',
    'sur l’intéressement, la participation et l’abondement',
  ],
  ['abondement', 'forfait social sur l’abondement', 'forfait social sur l’abondement'],
] as const)('the levy on %s is told of these sums and of no others', (source, of50, of250) => {
  expect(regimeInWords(of(years(60, 60, 60, 60, 60)), source).fr).toContain(`${of50}.`)
  expect(regimeInWords(of(years(300, 300, 300, 300, 300)), source).fr).toContain(`${of250}.`)
})
