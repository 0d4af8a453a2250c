import { expect, test } from 'vitest'
import { completeAnswers } from './complete-answers.ts'
import { plainText } from './content.ts'
import type { GivenAnswers } from './given-answers.ts'
import { previewFigures } from './preview-figures.ts'
import { facts, minimal } from './testing/random-answers.ts'
import { workedExample } from './worked-example.ts'
import { writeAccord } from './write-accord.ts'

const service = { name: 'service', label: 'livraisons à l’heure', unit: 'ratio' } as const
const result = {
  name: 'resultat',
  label: 'résultat courant',
  history: [{ year: 2025, value: 429_000 }],
} as const

/** The annex of the example and its lines, with plain spaces. */
function told(change: GivenAnswers, payroll_cents: number | null = null) {
  const accord = completeAnswers({ ...minimal, ...change }, { ...facts, payroll_cents }, '2026-11-20')
  const { example, annexes } = writeAccord(accord)
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  return {
    steps: example.steps.map(({ label }) => plain(label)),
    annex: plain(annexes.map(({ blocks }) => plainText(blocks)).join('\n')),
  }
}

test('a fixed amount multiplied by a success gives euros', () => {
  const { steps } = told({
    indicators: [{ ...service }],
    formula: {
      preset: 'objectives',
      budget: { amount_cents: 1_000_000 },
      objectives: [{ indicator: 'service', weight_bps: 10_000, target: 0.96, threshold: 0.9 }],
    },
  })
  expect(steps.at(-1)).toBe('On multiplie 10 000 € par 80 %, soit 8 000 €.')
})

test('what a grid of amounts gives is in euros, with its value and its rows in their own unit', () => {
  const { steps } = told({
    indicators: [{ ...service, history: [{ year: 2025, value: 0.96 }] }],
    formula: {
      preset: 'bands',
      indicator: 'service',
      rows: [
        { from: null, to: 0.95, amount_cents: 0 },
        { from: 0.95, to: null, amount_cents: 3_000_000 },
      ],
    },
  })
  expect(steps).toEqual([
    'La valeur 96 % de « livraisons à l’heure » se place sur la ligne « 95 % et plus » : le barème donne 30 000 €.',
  ])
})

test('a ceiling is compared with what the formula gave, not with what a lower one left of it', () => {
  const { annex } = told({
    indicators: [{ ...result, history: [...result.history] }],
    formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 1000 },
    caps: { amount_cents: 1_000_000, indicator_cap: { indicator: 'resultat', rate_bps: 500 } },
  })
  expect(annex).toContain('Résultat de la formule, arrondi au centime : 42 900,00 €')
  expect(annex).toMatch(/ : 10 000,00 €, qui limite l’enveloppe/)
  expect(annex).toMatch(/ : 21 450,00 €, inférieur au résultat de la formule/)
})

test('the company’s own payroll is not said to be invented', () => {
  expect(told({}).annex).toContain('Les valeurs ci-dessous sont inventées')
  const { annex } = told({}, 60_000_000)
  expect(annex).toContain('La masse salariale de 600 000,00 € est celle de l’entreprise')
  expect(annex).not.toContain('inventées')
})

test('a part of the formula has the same name in its article and in the example', () => {
  const { steps } = told({
    indicators: [{ ...result, history: [...result.history] }],
    formula: {
      tree: {
        let: { part_groupe: { op: 'mul', args: [{ var: 'resultat' }, { const: 0.05 }] } },
        in: { op: 'min', args: [{ var: 'part_groupe' }, { const: 20_000 }] },
      },
    },
  })
  expect(steps[0]).toMatch(/« part groupe »/)
})

test('the parts that a formula adds up are told one by one', () => {
  const { steps } = told({
    indicators: [{ ...result, history: [...result.history] }],
    formula: {
      tree: {
        sum: [
          { name: 'Résultat', expr: { op: 'mul', args: [{ var: 'resultat' }, { const: 0.05 }] } },
          { name: 'Qualité', expr: { const: 10_000 } },
        ],
      },
    },
  })
  expect(steps.at(-1)).toBe('On additionne 21 450 € et 10 000 €, soit 31 450 €.')
})

test('a threshold beyond the plausible values, and two years held against each other, still give an example that pays', () => {
  const beyond = told({
    indicators: [{ ...result, history: [...result.history], plausible: { from: 0, to: 500_000 } }],
    formula: {
      preset: 'share_of_result',
      indicator: 'resultat',
      rate_bps: 500,
      threshold: 3_000_000,
      on: 'excess',
    },
  })
  expect(beyond.annex).toMatch(/Enveloppe à répartir : [1-9]/)
  const growth = told({
    indicators: [
      { ...result, history: [...result.history] },
      { name: 'avant', label: 'résultat de l’exercice précédent' },
    ],
    formula: {
      tree: {
        op: 'max',
        args: [
          { const: 0 },
          { op: 'sub', args: [{ var: 'resultat' }, { op: 'mul', args: [{ const: 3 }, { var: 'avant' }] }] },
        ],
      },
    },
  })
  expect(growth.annex).toMatch(/Enveloppe à répartir : [1-9]/)
})

test('an example that can pay nothing says so instead of a table of zeros', () => {
  const { annex } = told({
    indicators: [{ ...result, history: [...result.history] }],
    formula: { tree: { op: 'mul', args: [{ const: 0 }, { var: 'resultat' }] } },
  })
  expect(annex).toContain('la formule ne donne rien')
  expect(annex).not.toContain('Répartition de l’enveloppe')
})

test('what is supposed of a company that told nothing is the same beside the answers and in the annex', () => {
  const of = (given: GivenAnswers) => {
    const unknown = { ...facts, payroll_cents: null, headcount: null }
    const accord = completeAnswers({ ...minimal, ...given }, unknown, '2026-11-20')
    const { inputs, outcome } = previewFigures(accord) ?? {}
    const payroll = inputs?.find(({ name }) => name === 'masse_salariale')
    return { accord, payroll, outcome, example: workedExample(accord) }
  }
  for (const given of [{}, { indicators: [{ ...result, history: [...result.history] }] }]) {
    const { payroll, outcome, example } = of(given)
    expect(payroll).toMatchObject({ value: example.payroll_cents / 100, from: 'supposed' })
    expect(outcome?.collective_ceiling_cents).toBe(example.collective.ceiling_cents)
  }
})
