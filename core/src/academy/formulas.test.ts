import { languages } from '@moisson/law/text'
import { expect, test } from 'vitest'
import { publishedModelCodes } from '../accord/published-model-codes.ts'
import { readFormulas } from './formulas.ts'

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
