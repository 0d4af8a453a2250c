import { evaluate } from '@moisson/law/formula/evaluate'
import { toDecimalString } from '@moisson/law/rational'
import { expect, test } from 'vitest'
import { buildFormula } from './build-formula.ts'
import { judgeAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { complianceOf } from './compliance.ts'
import { blocksOf, treeOf } from './formula-blocks.ts'
import { formulaBlocks } from './formula-text.ts'
import type { GivenAnswers } from './given-answers.ts'
import { facts, minimal } from './testing/random-answers.ts'

const growth = {
  preset: 'bands',
  indicator: 'resultat',
  compared_to: 'resultat_precedent',
  rows: [
    { from: null, to: 1.05, amount_cents: 0 },
    { from: 1.05, to: null, amount_cents: 900_000 },
  ],
} as const
const formulas = {
  step: { ...growth, rows: [...growth.rows] },
  triggered: {
    ...growth,
    rows: [...growth.rows],
    trigger: { indicator: 'resultat', threshold: -1_000_000 },
  },
}

test('a grid of growth pays nothing of a loss, of a reference of zero, or of what it cannot compare', () => {
  for (const given of Object.values(formulas)) {
    const { tree } = buildFormula(given, 3, [])
    if (!tree) throw new Error('the formula is built')
    const gives = (resultat: number, resultat_precedent: number) =>
      toDecimalString(evaluate(tree, { resultat, resultat_precedent }).value)
    expect(gives(-200_000, -100_000)).toBe('0')
    expect(gives(200_000, -100_000)).toBe('0')
    expect(gives(200_000, 0)).toBe('0')
    expect(gives(-200_000, 100_000)).toBe('0')
    expect(gives(104_000, 100_000)).toBe('0')
    expect(gives(105_000, 100_000)).toBe('9000')
  }
})

test('the agreement says that a reference of zero or less gives nothing', () => {
  const given: GivenAnswers = {
    ...minimal,
    indicators: [
      { name: 'resultat', label: 'résultat de l’exercice' },
      { name: 'resultat_precedent', label: 'résultat précédent' },
    ],
    formula: formulas.step,
  }
  const accord = completeAnswers(given, facts, '2026-11-20')
  expect(JSON.stringify(formulaBlocks(accord))).toMatch(
    /Une référence nulle ou négative ne donne rien.: lorsque l’indicateur «.résultat précédent.» n’est pas supérieur à zéro/,
  )
  const lines = complianceOf(accord, given, judgeAnswers(accord, given))
  const calculation = lines.find(({ code }) => code === 'calculation')
  expect(calculation?.status).toBe('passed')
})

test('a long grid of a tree is read in a table that its sentence names, a short one in the sentence', () => {
  const indicators = [{ name: 'ventes', label: 'ventes' }]
  const grid = (bounds: number[]) => ({
    steps: {
      of: { var: 'ventes' },
      rows: [null, ...bounds].map((from, at) => ({
        from,
        to: bounds[at] ?? null,
        value: { const: at * 10_000 },
      })),
    },
  })
  const written = (bounds: number[]) =>
    formulaBlocks(
      completeAnswers({ ...minimal, indicators, formula: { tree: grid(bounds) } }, facts, '2026-11-20'),
    )
  expect(written([1_000_000, 2_000_000]).map(({ kind }) => kind)).toEqual(['steps'])
  const [sentences, table] = written([1_000_000, 2_000_000, 3_000_000])
  expect(JSON.stringify(sentences)).toMatch(/Barème.: selon «.ventes.», d’après le barème \(1\) ci-dessous/)
  expect(table).toMatchObject({
    kind: 'table',
    caption: 'Barème (1)\u00a0: «\u00a0ventes\u00a0»',
    rows: [
      [expect.stringMatching(/^moins de/), expect.stringMatching(/^0/)],
      [expect.anything(), expect.stringMatching(/^10.000/)],
      [expect.anything(), expect.stringMatching(/^20.000/)],
      [expect.stringMatching(/et plus$/), expect.stringMatching(/^30.000/)],
    ],
  })
})

test('weighted objectives edited piece by piece keep their table, and a formula that is something else has none', () => {
  const service = { name: 'service', direction: 'higher', unit: 'ratio', label: 'service' } as never
  const waste = { name: 'rebuts', direction: 'lower', unit: 'ratio', label: 'rebuts' } as never
  const preset = buildFormula(
    {
      preset: 'objectives',
      budget: { rate_bps: 600 },
      trigger: { indicator: 'resultat', threshold: 50_000 },
      objectives: [
        {
          indicator: 'service',
          weight_bps: 7000,
          threshold: 0.9,
          target: [0.95, 0.96, 0.97],
          over: { value: 0.99, score_bps: 12_500 },
        },
        { indicator: 'rebuts', weight_bps: 3000, threshold: 0.06, target: 0.03 },
      ],
    },
    3,
    [service, waste],
  )
  if (!preset.tree) throw new Error('the formula is built')
  const edited = buildFormula({ tree: treeOf(blocksOf(preset.tree)), parameters: preset.parameters }, 3, [
    service,
    waste,
  ])
  expect(edited.objectives).toEqual(preset.objectives)
  expect(edited.objectives).toHaveLength(2)
  const share = { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800 } as const
  expect(buildFormula({ tree: buildFormula(share, 3, []).tree }, 3, []).objectives).toBeNull()
})
