import { expect, test } from 'vitest'
import { answerDifferences } from './answer-differences.ts'
import type { DraftAnswers } from './draft-answers.ts'

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const said = (before: DraftAnswers, after: DraftAnswers) =>
  Object.fromEntries(
    answerDifferences(before, after).map((one) => [
      one.field,
      [plain(one.before?.fr), plain(one.after?.fr), plain(one.after?.en)],
    ]),
  )

const indicators: DraftAnswers['indicators'] = [
  { name: 'resultat', label: 'résultat courant', unit: 'EUR' },
  { name: 'reprises', label: 'part des reprises', unit: 'ratio', direction: 'lower' },
]

test('a figure that changed is told in the unit of its indicator, and an indicator by its name', () => {
  const version = (target: number, indicator: string): DraftAnswers => ({
    indicators,
    formula: {
      preset: 'objectives',
      trigger: { indicator, threshold: 50_000.5 },
      objectives: [{ indicator: 'reprises', weight_bps: 10_000, target, threshold: 0.06 }],
    },
  })
  expect(said(version(0.03, 'resultat'), version(0.03125, 'masse_salariale'))).toEqual({
    'formula.trigger.indicator': ['résultat courant', 'masse salariale brute', 'gross payroll'],
    'formula.objectives.0.target': ['3 %', '3,125 %', '3.125%'],
  })
  expect(
    said({}, { indicators: [{ ...indicators[1], history: [{ year: 2025, value: 0.07 }] }] }),
  ).toMatchObject({
    'indicators.0.history.0.value': [undefined, '7 %', '7%'],
    'indicators.0.history.0.year': [undefined, '2025', '2025'],
  })
})

test('bounds of pay in ceilings of the social security, and a widest range, are no percents', () => {
  const split = {
    criteria: [{ criterion: 'salary' as const, floor_pass_bps: 12_500, max_ratio_bps: 30_000 }],
  }
  expect(said({}, { split })).toMatchObject({
    'split.criteria.0.floor_pass_bps': [undefined, '1,25 PASS', '1.25 PASS'],
    'split.criteria.0.max_ratio_bps': [undefined, '3', '3'],
  })
})

test('a formula of blocks is told by its sentences, on both sides', () => {
  const version = (rate: number): DraftAnswers => ({
    indicators,
    formula: { tree: { op: 'mul', args: [{ const: rate }, { var: 'resultat' }] } },
  })
  const { 'formula.tree': change } = said(version(0.05), version(0.08))
  expect(change?.[0]).toContain('5 %')
  expect(change?.[1]).toContain('8 %')
  expect(change?.[1]).toContain('résultat courant')
  const unfinished = said(version(0.05), {
    indicators,
    formula: { tree: { op: 'mul', args: [{ va: 'x' }] } },
  })
  expect(unfinished['formula.tree']?.[1]).toBe('formule en blocs')
})
