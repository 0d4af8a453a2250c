import { expect, test } from 'vitest'
import { agreementFormula, computeEnvelope } from '../campaign/envelope-basis.ts'
import { checkAnswers, judgeAnswers } from './check-answers.ts'
import { complianceOf } from './compliance.ts'
import { completeAnswers } from './complete-answers.ts'
import { deadlinesOf } from './conclusion-warnings.ts'
import { plainText } from './content.ts'
import type { GivenAnswers } from './given-answers.ts'
import { facts, minimal } from './testing/random-answers.ts'
import { writeAccord } from './write-accord.ts'

function told(change: GivenAnswers) {
  const given = { ...minimal, ...change }
  const accord = completeAnswers(given, { ...facts, payroll_cents: 60_000_000 }, '2026-11-20')
  const problems = checkAnswers(accord, given).problems.map(({ field, reason }) => `${field} ${reason}`)
  // What is refused is never written.
  const { clauses, annexes, example } = writeAccord(
    problems.length === 0 ? accord : completeAnswers(minimal, facts, '2026-11-20'),
  )
  const text = (code: string) =>
    [...clauses, ...annexes]
      .filter((one) => one.code === code)
      .map(({ blocks }) => plainText(blocks))
      .join('\n')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
  return { problems, accord, example, text }
}

const pigs = { name: 'porcs', label: 'porcs vendus', unit: 'count' as const }
/** Two euros for each pig sold above the target of the quarter. */
const aboveTarget = (values: number[]) => ({
  tree: {
    per_head: {
      op: 'mul',
      args: [
        { const: 2 },
        { op: 'max', args: [{ const: 0 }, { op: 'sub', args: [{ var: 'porcs' }, { var: 'objectif' }] }] },
      ],
    },
  },
  parameters: [{ name: 'objectif', label: 'objectif', unit: 'count' as const, values }],
})
const quarters = { years: 1, first_exercise_start: '2027-01-01', period_months: 3 }
const byPresence = { criteria: [{ criterion: 'presence' as const, weight_bps: 10_000 }] }

test('targets of a quarter each stand under their quarter, and its campaign reads its own', () => {
  const values = [1000, 1100, 1200, 1300]
  const { problems, text, accord } = told({
    indicators: [pigs],
    formula: aboveTarget(values),
    duration: quarters,
    split: byPresence,
  })
  expect(problems).toEqual([])
  const annex = text('objectives')
  expect(annex).toContain('Valeurs par trimestre')
  expect(annex).toContain('Trimestre clos le 30 juin 2027')
  expect(annex).not.toContain('Exercice clos')
  const of = (start: string, end: string) => {
    const found = computeEnvelope(
      accord,
      { start, end },
      { porcs: 1400, masse_salariale: 1_000_000, effectif: 10 },
    )
    return found.basis?.amount_cents
  }
  // Ten people, two euros for each pig above the target.
  expect(of('2027-01-01', '2027-03-31')).toBe(400 * 2 * 10 * 100)
  expect(of('2027-10-01', '2027-12-31')).toBe(100 * 2 * 10 * 100)
})

test('one figure by exercice stands for each of its quarters; another count is refused', () => {
  const two = { ...quarters, years: 2 }
  const { text } = told({
    indicators: [pigs],
    formula: aboveTarget([1000, 1100]),
    duration: two,
    split: byPresence,
  })
  expect(text('objectives')).toContain('Exercice clos le 31 décembre 2028')
  expect(
    told({ indicators: [pigs], formula: aboveTarget([1, 2, 3]), duration: two, split: byPresence }).problems,
  ).toEqual(['formula.parameters.0.values missing'])
  const many = told({
    indicators: [pigs],
    formula: aboveTarget([1, 2, 3, 4, 5, 6, 7, 8].map((one) => one * 100)),
    duration: two,
    split: byPresence,
  })
  expect(many.problems).toEqual([])
  // Eight columns do not fit beside two of words: a line for each quarter.
  expect(many.text('objectives')).toContain('Trimestre clos le 31 décembre 2028 | 800')
})

const twoParts = {
  sum: [
    {
      name: 'Site de Brest',
      expr: { op: 'mul', args: [{ const: 0.1 }, { op: 'max', args: [{ const: 0 }, { var: 'resultat_a' }] }] },
    },
    {
      name: 'Site de Lorient',
      expr: { op: 'mul', args: [{ const: 0.2 }, { op: 'max', args: [{ const: 0 }, { var: 'resultat_b' }] }] },
    },
  ],
}
const sites = {
  indicators: [
    { name: 'resultat_a', label: 'résultat de Brest', history: [{ year: 2025, value: 100_000 }] },
    { name: 'resultat_b', label: 'résultat de Lorient', history: [{ year: 2025, value: 100_000 }] },
  ],
  formula: { tree: twoParts },
}

test('a year with a part of four months: each has its period, its payment, and the shortest sets the day to sign', () => {
  const duration = {
    years: 1,
    first_exercise_start: '2027-01-01',
    period_months: 12,
    part_periods: [{ part: 'Site de Brest', period_months: 4 }],
  }
  const { problems, text, accord } = told({ ...sites, duration })
  expect(problems).toEqual([])
  expect(text('period')).toContain(
    'la part « Site de Brest » de la formule est calculée par période de quatre mois',
  )
  expect(text('payment')).toContain(
    'au plus tard le dernier jour du deuxième mois qui suit la fin de chacune',
  )
  expect(text('example')).toContain('comptée pour une seule de ses périodes de 4 mois')
  expect(deadlinesOf(accord).last_signature_day).toBe('2027-02-28')
  const wrong = {
    ...duration,
    part_periods: [
      { part: 'Autre', period_months: 4 },
      { part: 'Site de Brest', period_months: 5 },
    ],
  }
  expect(told({ ...sites, duration: wrong }).problems).toEqual([
    'duration.part_periods.0.part unknown_part',
    'duration.part_periods.1.period_months part_period',
  ])
})

test('site by site: each part of the formula is the pool of its site, the ceiling reduces them alike', () => {
  const split = { by_site: true, criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }] }
  const { problems, text, example } = told({ ...sites, split })
  expect(problems).toEqual([])
  expect(example.sites).toEqual([
    { name: 'Site de Brest', cents: 1_000_000 },
    { name: 'Site de Lorient', cents: 2_000_000 },
  ])
  expect(example.distributed_cents).toBe(1_000_000)
  expect(text('split')).toContain('« Site de Brest » et « Site de Lorient »')
  expect(text('example')).toContain('Site de Lorient | 20 000,00 €')
  const capped = told({ ...sites, split, caps: { amount_cents: 1_500_000 } })
  expect(capped.example.sites?.map(({ cents }) => cents)).toEqual([500_000, 1_000_000])
  expect(told({ split }).problems).toEqual(['split.by_site no_site_parts'])
})

test('a supplement with its own split is written, and shown on the same people', () => {
  const supplement = {
    planned: true,
    split: 'own' as const,
    criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }],
  }
  const { problems, text, example } = told({ supplement })
  expect(problems).toEqual([])
  expect(text('supplement')).toContain(
    'selon ses propres critères : 100 % de façon uniforme entre les bénéficiaires',
  )
  expect(new Set(example.supplement?.shares).size).toBeLessThanOrEqual(2)
  expect(text('example')).toContain('Un supplément de 10 000,00 €')
  expect(
    told({ supplement: { ...supplement, criteria: [{ criterion: 'uniform', weight_bps: 9000 }] } }).problems,
  ).toEqual(['supplement.criteria weights_not_whole'])
})

test('an advance as long as the calculation period is refused', () => {
  expect(told({ duration: quarters, advances: { allowed: true } }).problems).toEqual([
    'advances.every_months advance_beyond_period',
  ])
})

test('what is wrong with a period or a supplement is refused on its line of the report', () => {
  const line = (change: GivenAnswers, code: string) => {
    const given = { ...minimal, ...change }
    const accord = completeAnswers(given, facts, '2026-11-20')
    return complianceOf(accord, given, judgeAnswers(accord, given)).find((one) => one.code === code)?.status
  }
  expect(line({ duration: { part_periods: [{ part: 'Autre', period_months: 4 }] } }, 'period')).toBe(
    'refused',
  )
  expect(line({ supplement: { planned: true, split: 'own', criteria: [] } }, 'sharing')).toBe('refused')
})

test('a campaign computes the parts of its own period, never those of another', () => {
  const duration = {
    years: 1,
    first_exercise_start: '2027-01-01',
    period_months: 12,
    part_periods: [{ part: 'Site de Brest', period_months: 4 }],
  }
  const { accord } = told({ ...sites, duration })
  const of = (agreement: typeof accord, start: string, end: string) =>
    computeEnvelope(
      agreementFormula(agreement),
      { start, end },
      { resultat_a: 100_000, resultat_b: 100_000, masse_salariale: 600_000 },
    )
  expect(of(accord, '2027-01-01', '2027-04-30').basis?.amount_cents).toBe(1_000_000)
  expect(of(accord, '2027-05-01', '2027-08-31').basis?.amount_cents).toBe(1_000_000)
  expect(of(accord, '2027-01-01', '2027-12-31').basis?.amount_cents).toBe(2_000_000)
  expect(of(accord, '2027-03-01', '2027-06-30').problem?.fr).toContain('celle d’aucune partie')
  const capped = told({ ...sites, duration, caps: { amount_cents: 1_500_000 } }).accord
  expect(of(capped, '2027-01-01', '2027-04-30').problem?.fr).toContain('toutes ensemble')
  const split = { by_site: true, criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }] }
  const bySite = told({ ...sites, split }).accord
  expect(of(bySite, '2027-01-01', '2027-12-31').problem?.fr).toContain('une campagne par établissement')
})

test('periods of parts that make no sense, sites without a part and pays that all count alike are refused', () => {
  const year = { years: 1, first_exercise_start: '2027-01-01', period_months: 12 }
  const parts = (...part_periods: { part: string; period_months: number }[]) => ({ ...year, part_periods })
  const brest = { part: 'Site de Brest', period_months: 4 }
  const refused = (change: GivenAnswers) => told({ ...sites, ...change }).problems
  expect(refused({ duration: parts(brest, brest) })).toEqual(['duration.part_periods.1.part part_twice'])
  expect(refused({ duration: parts(brest, { part: 'Site de Lorient', period_months: 3 }) })).toEqual([
    'duration.part_periods.0.part all_parts_short',
  ])
  expect(refused({ duration: { ...parts(brest), period_months: 6 } })).toEqual([
    'duration.part_periods.0.period_months part_period',
  ])
  const signed = { mode: 'ratification' as const, personnel: 12, yes: 9, signed_on: '2027-05-15' }
  expect(refused({ duration: parts(brest), conclusion: signed })).toContain('conclusion.signed_on NOT_RANDOM')
  expect(refused({ duration: year, conclusion: signed })).not.toContain('conclusion.signed_on NOT_RANDOM')
  const split = { by_site: true, criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }] }
  expect(refused({ split, scope: { kind: 'some', establishments: [{ name: 'Quimper' }] } })).toEqual([
    'scope.establishments site_without_part',
  ])
  const alike = { criterion: 'salary' as const, weight_bps: 10_000 }
  for (const bounds of [{ max_ratio_bps: 10_000 }, { floor_pass_bps: 10_000, ceiling_pass_bps: 10_000 }])
    expect(refused({ split: { criteria: [{ ...alike, ...bounds }] } })[0]).toContain('same_pay_for_all')
})
test('the maximum ratio says that pays of zero are left out, and site by site whose pays are counted', () => {
  const criteria = [{ criterion: 'salary' as const, weight_bps: 10_000, max_ratio_bps: 30_000 }]
  const whole = told({ ...sites, split: { criteria } }).text('split')
  expect(whole).toContain('les salaires nuls étant laissés de côté')
  expect(whole).not.toContain('les bénéficiaires de l’établissement')
  expect(told({ ...sites, split: { by_site: true, criteria } }).text('split')).toContain(
    'parmi les bénéficiaires de l’établissement qui appartiennent',
  )
})
