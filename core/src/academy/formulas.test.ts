import { languages } from '@moisson/law/text'
import { describe, expect, test } from 'vitest'
import { completeAnswers } from '../accord/complete-answers.ts'
import { previewFigures } from '../accord/preview-figures.ts'
import { publishedModelCodes, type PublishedModelCode } from '../accord/published-model-codes.ts'
import { publishedModels } from '../accord/published-models.ts'
import { companyOfCurves, readFormulas } from './formulas.ts'

const { in: pages } = readFormulas('2026-11-24')

test.each(languages)('%s: each published formula says whose kind it is, and its curve moves', (language) => {
  const { formulas } = pages[language]
  expect(formulas.map(({ code }) => code)).toEqual([...publishedModelCodes])
  for (const { code, curve, from, sentences } of formulas) {
    const amounts = curve.points.map(({ envelope_cents }) => envelope_cents)
    expect([code, curve.points.length > 10, Math.max(...amounts) > Math.min(...amounts)]).toEqual([
      code,
      true,
      true,
    ])
    expect([code, /\d{4}$/.test(from), sentences.length > 0]).toEqual([code, true, true])
  }
})

test('a curve is what the agreement gives: twelve percent of wages at the target, no more than seventeen', () => {
  const bank = pages.fr.formulas.find(({ code }) => code === 'bank_target')
  const at = (shown: RegExp) => bank?.curve.points.find((point) => shown.test(point.shown))?.envelope_cents
  expect(at(/^150/)).toBe(27_200_000)
  expect(Math.max(...(bank?.curve.points ?? []).map(({ envelope_cents }) => envelope_cents))).toBe(27_200_000)
})

const given = (code: PublishedModelCode, values: Record<string, number>) => {
  const accord = completeAnswers(publishedModels[code].answers, companyOfCurves, '2026-11-24')
  const figures = previewFigures(accord, { values })
  if (figures === null) throw new Error(`${code} gives nothing`)
  return figures.outcome
}
/** Of ten million euros of wages, so that a hundred thousand euros are one percent. */
const ofWages = (code: PublishedModelCode, values: Record<string, number>) =>
  given(code, { masse_salariale: 10_000_000, ...values }).formula_cents / 1_000_000_000
/** Of each person, in euros. */
const ofOne = (code: PublishedModelCode, values: Record<string, number>) =>
  given(code, values).formula_cents / 100 / (companyOfCurves.headcount ?? 0)

describe('what was published with an agreement is what its formula gives', () => {
  test('the bank: 17 % at an attainment of 145.1 %, the cap being reached', () => {
    expect(ofWages('bank_target', { atteinte: 1.451 })).toBe(0.17)
  })

  test.each([
    [0.95, 50],
    [0.975, 200],
    [0.9999, 450],
    [1, 500],
    [1.01, 600],
    [0.949, 0],
  ])('retail: at %d of the budget, %d euros each', (met, euros) => {
    expect(ofOne('retail_grid', { budget: 10_000_000, ca: met * 10_000_000 })).toBe(euros)
  })

  test('telecommunications: 2.72, 1.5 and 0.48 %, together 4.70 % of wages; 4 % at the target, 5 % at most', () => {
    expect(ofWages('telecom_lines', { operationnel: 1.0211, qualite: 1.103, energie: 1.0333 })).toBeCloseTo(
      0.047,
      4,
    )
    expect(ofWages('telecom_lines', { operationnel: 1, qualite: 1, energie: 1 })).toBe(0.04)
    expect(ofWages('telecom_lines', { operationnel: 1.2, qualite: 1.2, energie: 1.2 })).toBe(0.05)
  })

  test('social protection: 5,024 and 7,535 thousand euros, together 12,559, of 502,394 thousand of wages', () => {
    const thousandsOf = (nationale: number, locale: number) =>
      given('public_parts', { masse_salariale: 502_394_000, nationale, locale }).formula_cents / 100_000
    const apart = [thousandsOf(1, 0) - 5024, thousandsOf(0, 1) - 7535, thousandsOf(1, 1) - 12_559]
    expect(apart.every((thousands) => Math.abs(thousands) < 1)).toBe(true)
  })

  test.each([
    [0, 0],
    [1, 300],
    [2, 900],
    [3, 1200],
  ])('rail: every criterion at level %d, %d euros each', (all, euros) => {
    const values = { tresorerie: all, charges: all, ethique: all, stockage: all }
    expect(ofOne('rail_levels', values)).toBe(euros)
  })

  test('mail: 1,386 euros each at most, the bonuses inside what quality raises', () => {
    expect(ofOne('mail_booster', { resultat: 1.05, excedent: 1.05, qualite: 0.4 })).toBe(1386)
    expect(ofOne('mail_booster', { resultat: 1.3, excedent: 1.3, qualite: 0.9 })).toBe(1386)
    expect(ofOne('mail_booster', { resultat: 0.9, excedent: 0.89, qualite: 0 })).toBe(150)
  })

  test('electrical equipment: 2.5 % at both targets, 5 % at most', () => {
    expect(ofWages('industry_product', { durable: 6, evolution: 0.08 })).toBe(0.025)
    expect(ofWages('industry_product', { durable: 8, evolution: 0.14 })).toBe(0.05)
    expect(ofWages('industry_product', { durable: 3.9, evolution: 0.14 })).toBe(0)
  })

  test('manufacturing: 3 % at a margin of 9.4 %, brought to 2.5 % by the operational score; nothing under 7 %', () => {
    expect(ofWages('industry_margin', { marge: 0.094, operationnel: 1 })).toBe(0.03)
    expect(ofWages('industry_margin', { marge: 0.094, operationnel: 5 / 6 })).toBeCloseTo(0.025, 9)
    expect(ofWages('industry_margin', { marge: 0.0699, operationnel: 1 })).toBe(0)
  })

  test('insurance: 1.25 % for the group and 8.45 % in all, at most; 4.85 % when every target is met', () => {
    const bases = (groupe: number, entreprise: number, resultat = 1) =>
      ofWages('insurer_bases', { groupe, entreprise, resultat })
    expect([bases(0.02, 0), bases(0.02, 0.09), bases(0.02, 0.09, -1)]).toEqual([0.0125, 0.0845, 0])
    expect(ofWages('insurer_families', { communs: 1, propres: 1 })).toBe(0.0485)
    expect(ofWages('insurer_families', { communs: 1, propres: 0 })).toBeCloseTo(0.0485 * 0.26, 9)
  })

  test('digital services: nothing unless both results are met; 3.3 % with the participation, at most', () => {
    const values = { masse_salariale: 10_000_000, ensemble: 500_000, entite: 100_000, carbone: 0.2 }
    const of = (more: Record<string, number>) =>
      given('digital_double', { ...values, ...more }).envelope_cents / 100
    expect([of({}), of({ reserve_participation: 100_000 }), of({ reserve_participation: 400_000 })]).toEqual([
      330_000, 230_000, 0,
    ])
    expect([of({ ensemble: 499_999 }), of({ entite: 99_999 })]).toEqual([0, 0])
  })

  test('between two bounds, both of them included, and nothing beyond either', () => {
    const of = (resultat: number) => given('rail_tunnel', { resultat }).formula_cents / 100
    expect([-40_001, -40_000, 40_000, 40_001].map(of)).toEqual([0, 12_000, 12_000, 0])
  })
})
