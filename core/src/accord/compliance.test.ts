import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { complianceOf, linesAbout } from './compliance.ts'
import { complianceCodes } from './compliance-lines.ts'
import { finishedPart } from './draft-answers.ts'
import type { GivenAnswers } from './given-answers.ts'
import { accordModelCodes, accordModels } from './models.ts'
import { publishedModelCodes } from './published-model-codes.ts'
import { publishedModels } from './published-models.ts'
import { previewFigures } from './preview-figures.ts'
import { facts, lawfulAnswers, minimal } from './testing/random-answers.ts'

const report = (given: GivenAnswers) => {
  const accord = completeAnswers(given, facts, '2026-11-20')
  const judged = judgeAnswers(accord, given)
  const lines = complianceOf(accord, given, judged)
  const of = (code: string) => lines.find((one) => one.code === code)
  return { accord, judged, lines, of }
}
const withIndicator = (label: string, more: object = {}): GivenAnswers => ({
  ...minimal,
  indicators: [{ name: 'resultat', label, ...more }],
})

test('each requirement has its line, its articles and its sentence in both languages', () => {
  const { lines } = report(minimal)
  expect(lines.map(({ code }) => code)).toEqual([...complianceCodes])
  for (const { articles, message, label } of lines) {
    expect(articles.length).toBeGreaterThan(0)
    for (const text of [message, label]) expect([text.fr, text.en].every((one) => one.length > 3)).toBe(true)
  }
})

test('lawful answers are refused nowhere; what stands in the way is refused or to confirm on a line', () => {
  fc.assert(
    fc.property(lawfulAnswers, (given) => {
      const { lines, judged } = report(given)
      expect(judged.problems).toEqual([])
      expect(lines.filter(({ status }) => status === 'refused')).toEqual([])
    }),
    { numRuns: 60 },
  )
  const sections = [
    'conclusion',
    'duration',
    'beneficiaries',
    'formula',
    'split',
    'payment',
    'choice',
  ] as const
  fc.assert(
    fc.property(lawfulAnswers, fc.constantFrom(...sections), (given, section) => {
      const broken: GivenAnswers = {
        ...given,
        [section]: {
          conclusion: { mode: 'unions', replaces_pay: true },
          duration: { years: 6, period_months: 2 },
          beneficiaries: { seniority_months: 6 },
          formula: undefined,
          split: { criteria: [{ criterion: 'uniform', weight_bps: 9000 }] },
          payment: { months_after_closing: 9 },
          choice: { response_days: 3 },
        }[section],
      }
      const { lines, judged } = report(broken)
      for (const { field, reason } of judged.problems) {
        const codes = linesAbout(field, reason)
        expect(codes, field).not.toEqual([])
        for (const code of codes) expect(lines.find((line) => line.code === code)?.status).not.toBe('passed')
      }
    }),
    { numRuns: 60 },
  )
})

test('what makes a result certain, or gives all of it out, is refused with its article', () => {
  const formula = { preset: 'share_of_result', indicator: 'resultat' } as const
  const whole = report({ ...minimal, formula: { ...formula, rate_bps: 10_000, threshold: 0 } })
  expect(whole.of('random')).toMatchObject({ status: 'refused', field: 'formula.rate_bps' })
  const loss = report({
    ...minimal,
    formula: { ...formula, rate_bps: 800, threshold: -100_000, on: 'excess' },
  })
  expect(loss.of('random')).toMatchObject({ status: 'refused', field: 'formula.threshold' })
  expect(loss.of('random')?.articles.join()).toContain('L3314-2')
  const most = report({ ...minimal, formula: { ...formula, rate_bps: 7000, threshold: 0 } })
  expect(most.of('random')).toMatchObject({ status: 'to_confirm', field: 'formula' })
  const sum = { preset: 'threshold', indicator: 'resultat', reward: { amount_cents: 500_000 } } as const
  const paidAtLoss = report({ ...minimal, formula: { ...sum, threshold: -50_000 } })
  expect(paidAtLoss.of('random')).toMatchObject({ status: 'refused', field: 'formula.threshold' })
  const rows = [
    { from: null, to: -5_000_000, amount_cents: 0 },
    { from: -5_000_000, to: null, amount_cents: 900_000 },
  ]
  const bands = { preset: 'bands', indicator: 'resultat', rows } as const
  const unlessRuin = report({ ...minimal, formula: bands })
  expect(unlessRuin.of('random')).toMatchObject({ status: 'refused', field: 'formula.rows.1.from' })
  const inProfit = { ...bands, trigger: { indicator: 'resultat', threshold: 0 } }
  expect(report({ ...minimal, formula: inProfit }).judged.problems).toEqual([])
  const never = report({
    ...minimal,
    formula: { tree: { op: 'max', args: [{ const: 1000 }, { var: 'resultat' }] } },
  })
  expect(never.of('random')).toMatchObject({ status: 'refused' })
})

test('a formula that the past, within half of it, always pays is not said to be random', () => {
  const past = (...values: number[]): GivenAnswers => ({
    ...withIndicator('résultat', { history: values.map((value, i) => ({ year: 2023 + i, value })) }),
    formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 500, threshold: 100_000 },
  })
  expect(report(past(300_000, 400_000)).of('random')).toMatchObject({
    status: 'to_confirm',
    field: 'formula',
  })
  expect(report(past(180_000, 400_000)).of('random')?.status).toBe('passed')
  expect(report(past()).of('random')?.status).toBe('passed')
})

test('a criterion that appraises one person is refused, one that administrations struck out is to be confirmed', () => {
  for (const label of [
    'note de l’entretien annuel de chaque salarié',
    'atteinte des objectifs individuels',
    'évaluation individuelle',
  ])
    expect(report(withIndicator(label)).of('collective'), label).toMatchObject({ status: 'refused' })
  const defined = withIndicator('qualité', {
    unit: 'ratio',
    definition: 'moyenne des notes de chaque salarié',
  })
  expect(report(defined).of('collective')).toMatchObject({ field: 'indicators.0.definition' })
  for (const label of [
    'nombre d’accidents du travail',
    'enquête de climat social',
    'part de travailleurs handicapés',
  ])
    expect(report(withIndicator(label)).of('performance'), label).toMatchObject({ status: 'to_confirm' })
  expect(report(withIndicator('montant garanti')).of('random')).toMatchObject({ status: 'refused' })
  expect(report(withIndicator('résultat hors objectifs individuels')).of('collective')?.status).toBe(
    'to_confirm',
  )
})

test('who signs a collective agreement carries a union and a mandate', () => {
  const given: GivenAnswers = {
    ...minimal,
    company: { has_union_delegate: false },
    conclusion: { mode: 'collective_agreement', signatories: [{ name: 'Marc Petit', quality: 'vendeur' }] },
  }
  const { judged, of } = report(given)
  expect(judged.problems.map(({ field }) => field)).toEqual(['conclusion.signatories.0.organisation'])
  expect(of('conclusion')?.status).toBe('to_confirm')
  expect(of('conclusion_papers')?.message.fr).toContain('mandat')
})

test('two thirds of few, a threshold above the years known, and a delegate nobody spoke of are said, not passed over', () => {
  const votes = (personnel: number) =>
    report({ ...minimal, conclusion: { mode: 'ratification', personnel, yes: personnel } }).of('conclusion')
  expect([votes(5)?.status, votes(6)?.status]).toEqual(['to_confirm', 'passed'])
  expect(votes(5)?.message.fr).toContain('5 salariés sont appelés à voter, l’effectif déclaré est de 12')

  const past = (...values: number[]) =>
    report({
      ...minimal,
      indicators: [
        {
          name: 'resultat',
          label: 'résultat courant avant impôt',
          history: values.map((value, place) => ({ year: 2024 + place, value })),
        },
      ],
    }).judged.warnings.find(({ code }) => code === 'never_paid_so_far')?.message.fr
  expect(past(90_000, 99_000)).toContain('Avec les valeurs de 2024 et 2025, la formule n’aurait rien donné')
  expect([past(90_000, 150_000), past(90_000)]).toEqual([undefined, undefined])

  const delegate = (company: NonNullable<GivenAnswers['company']>) =>
    report({ ...minimal, company }).of('exceptional_profit')
  expect(delegate({ headcount: 50 })).toMatchObject({
    status: 'to_confirm',
    field: 'company.has_union_delegate',
  })
  expect(delegate({ headcount: 49 })?.status).toBe('passed')
  expect(delegate({ headcount: 50, has_union_delegate: false })?.status).toBe('passed')
})

test('a model is lawful once the way of conclusion is said, and what is taken out of it is asked for by name', () => {
  for (const code of [...accordModelCodes, ...publishedModelCodes]) {
    const { answers } = { ...accordModels, ...publishedModels }[code]
    const { judged, accord } = report({ ...answers, conclusion: { mode: 'ratification' } })
    expect([code, judged.problems]).toEqual([code, []])
    expect(
      previewFigures(accord)?.curve?.points.some(({ envelope_cents }) => envelope_cents > 0),
      code,
    ).toBe(true)
  }
})

test('what is begun and not finished is left out of the judgement and asked for where it is missing', () => {
  const { given, gaps } = finishedPart({
    indicators: [{ name: 'a' }, { label: 'sans nom' }],
    formula: { preset: 'objectives', objectives: [{ indicator: 'a' }], trigger: { indicator: 'a' } },
    split: { criteria: [{ criterion: 'salary' }, { weight_bps: 100 }] },
    caps: { indicator_cap: { indicator: 'a' } },
    conclusion: { signatories: [{ quality: 'secrétaire' }], branch: {} },
    special_clauses: [{ title: 'Langue' }],
  })
  expect(gaps.map(({ field }) => field).toSorted()).toEqual([
    'caps.indicator_cap.rate_bps',
    'conclusion.branch.name',
    'conclusion.signatories.0.name',
    'formula.budget',
    'formula.objectives.0.weight_bps',
    'formula.trigger.threshold',
    'indicators.0.label',
    'indicators.1.name',
    'special_clauses.0.text',
    'split.criteria.0.weight_bps',
    'split.criteria.1.criterion',
  ])
  expect(given.formula).toBeUndefined()
  expect(given.indicators).toEqual([{ name: 'a', label: 'a' }])
})

test('a ratification short of two thirds says how many votes are missing', () => {
  const { judged } = report({ ...minimal, conclusion: { mode: 'ratification', personnel: 80, yes: 6 } })
  const said = judged.problems.find(({ field }) => field === 'conclusion.yes')?.message
  expect(said?.fr).toContain('il y en a 6, il en manque 48')
  expect(said?.en).toContain('there are 6, 48 short')
})
