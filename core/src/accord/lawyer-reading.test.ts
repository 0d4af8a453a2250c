import { expect, test } from 'vitest'
import { judgeAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { complianceOf } from './compliance.ts'
import { plainText } from './content.ts'
import type { GivenAnswers } from './given-answers.ts'
import { facts, minimal, situations } from './testing/random-answers.ts'
import { writeAccord } from './write-accord.ts'

/** What a labour lawyer asked of texts and report: judged, reported and written for one set of answers. */
function read(change: GivenAnswers, company: Partial<typeof facts> = {}) {
  const given = { ...minimal, ...change }
  const accord = completeAnswers(given, { ...facts, ...company }, '2026-11-20')
  const judged = judgeAnswers(accord, given)
  const lines = complianceOf(accord, given, judged)
  const { clauses, annexes, example } = writeAccord(accord)
  return {
    problems: judged.problems.map(({ field, reason }) => `${field} ${reason}`),
    warnings: judged.warnings.map(({ code }) => code),
    status: (code: string) => lines.find((one) => one.code === code)?.status,
    text: [...clauses, ...annexes]
      .map(({ blocks }) => plainText(blocks))
      .join('\n')
      .replaceAll(/[\u00a0\u202f]/g, ' '),
    steps: example.steps.map(({ label }) => label.replaceAll(/[\u00a0\u202f]/g, ' ')),
  }
}

test('no participation to link with is to confirm from fifty employees on, and passes below', () => {
  const none = { participation: { exists: false } }
  expect(read(none, { headcount: 12 }).status('participation')).toBe('passed')
  for (const headcount of [80, 320])
    expect(read(none, { headcount }).status('participation')).toBe('to_confirm')
})

test('a free formula whose threshold is a loss, or without a past, is to confirm as random', () => {
  const tree = (threshold: number) => ({
    tree: {
      if: { cmp: '>' as const, left: { var: 'resultat' }, right: { const: threshold } },
      [`${'then'}`]: { op: 'mul', args: [{ const: 0.02 }, { var: 'masse_salariale' }] },
      else: { const: 0 },
    },
  })
  const indicator = { name: 'resultat', label: 'résultat courant avant impôt' }
  const past = { ...indicator, history: [{ year: 2025, value: 40_000 }], plausible: { from: -9e6, to: 1e6 } }
  const of = (threshold: number, one: object) =>
    read({ indicators: [one as typeof indicator], formula: tree(threshold) })
  const loss = of(-5_000_000, past)
  expect([loss.status('random'), loss.warnings.includes('pays_a_loss')]).toEqual(['to_confirm', true])
  const unknown = of(100_000, indicator)
  expect([unknown.status('random'), unknown.warnings.includes('no_history')]).toEqual(['to_confirm', true])
  const sound = of(50_000, past)
  expect([sound.status('random'), sound.warnings.includes('pays_a_loss')]).toEqual(['passed', false])
})

test.each([
  'note donnée par le manager',
  'appréciation hiérarchique',
  'évaluation par le responsable',
  'résultats individuels des commerciaux',
  'assiduité de chacun',
  'contribution personnelle',
])('an indicator that appraises one person is refused, whatever it is called: %s', (label) => {
  expect(read({ indicators: [{ name: 'resultat', label }] }).problems).toContain(
    'indicators.0.label INDIVIDUAL_OBJECTIVE',
  )
})

test.each([
  'montant assuré',
  'prime acquise',
  'versement minimum',
  'prime due quels que soient les résultats',
])('a promise is refused: %s', (label) => {
  expect(read({ indicators: [{ name: 'resultat', label }] }).problems).toContain(
    'indicators.0.label NOT_RANDOM',
  )
})

test.each([
  ['arrêts maladie', 'negative_event'],
  ['taux de gravité', 'negative_event'],
  ['engagement des collaborateurs', 'not_performance'],
  ['résultat net', null],
  ['contribution au résultat du groupe', null],
])('%s', (label, code) => {
  const { warnings, problems } = read({ indicators: [{ name: 'resultat', label }] })
  expect(problems).toEqual([])
  expect(warnings.filter((one) => ['negative_event', 'not_performance'].includes(one))).toEqual(
    code ? [code] : [],
  )
})

test('a group names its companies, and who signs for them has their mandate', () => {
  expect(read({ scope: { kind: 'group', companies: [] } }).problems).toEqual(['scope.companies missing'])
  const { text, problems, warnings } = read({
    scope: { kind: 'group', companies: [{ name: 'Atelier du Quai', siren: '552100554' }] },
  })
  expect(problems).toEqual([])
  expect(warnings).toContain('group_mandates')
  expect(text).toContain(
    'agissant tant en son nom qu’au nom et pour le compte de la société du groupe Atelier du Quai (SIREN 552 100 554), dont le représentant légal lui a donné mandat exprès',
  )
})

test('what nobody said is told before it is written: the exceptional increase, the CSE’s meeting and its signatory', () => {
  const cse = read({
    ...situations.works_council,
    conclusion: { mode: 'works_council' },
    company: { ...situations.works_council.company, headcount: 80, has_union_delegate: true },
  })
  expect(cse.warnings).toEqual(
    expect.arrayContaining(['assumed_increase', 'cse_meeting_unknown', 'cse_without_signatory']),
  )
  expect(read({ exceptional_increase: { above_average_bps: 15_000 } }).warnings).not.toContain(
    'assumed_increase',
  )
})

test('a renewal says for how long, from which day, and until when it may be refused', () => {
  const { text } = read({ tacit_renewal: true, duration: { years: 3, first_exercise_start: '2027-01-01' } })
  expect(text).toContain(
    'À son terme, le 31 décembre 2029, le présent accord est reconduit tacitement pour trois exercices',
  )
  expect(text).toContain('soit entre le 1er octobre 2029 et le 31 décembre 2029')
  expect(text).not.toContain('période initiale')
})

test('the example tells no operation that changes nothing, and rebuilds no pay where pay does not count', () => {
  const { steps, text } = read({
    indicators: [{ name: 'service', label: 'livraisons à l’heure', unit: 'ratio' }],
    formula: {
      preset: 'objectives',
      budget: { amount_cents: 1_000_000 },
      objectives: [{ indicator: 'service', weight_bps: 10_000, target: 0.96, threshold: 0.9 }],
    },
    split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
  })
  expect(steps).toEqual([
    'La valeur 94,8 %, lue sur l’échelle, donne 80 % (« réussite, livraisons à l’heure »).',
    'On multiplie 10 000 € par 80 %, soit 8 000 €.',
  ])
  expect(text).not.toContain('salaire reconstitué')
})

test('an indicator that may be nil and that the formula divides by is told, unless a condition stands before', () => {
  const ratio = { op: 'div' as const, args: [{ var: 'resultat' }, { var: 'accidents' }] }
  const indicators = [
    { name: 'resultat', label: 'résultat courant avant impôt', plausible: { from: -1e6, to: 1e6 } },
    { name: 'accidents', label: 'accidents évités', unit: 'count' as const, plausible: { from: 0, to: 40 } },
  ]
  const of = (tree: object) => read({ indicators: indicators as never, formula: { tree } as never })
  expect(of(ratio).warnings).toContain('divides_by_nil')
  const guarded = of({
    if: { cmp: '>', left: { var: 'accidents' }, right: { const: 0 } },
    [`${'then'}`]: ratio,
    else: { const: 0 },
  })
  expect(guarded.warnings).not.toContain('divides_by_nil')
  // Of the two figures of a division, each says which it is.
  expect(guarded.steps.join(' ')).toMatch(
    /On rapporte \S.* \(« résultat courant avant impôt »\) à \S+ \(« accidents évités »\), soit/,
  )
})
