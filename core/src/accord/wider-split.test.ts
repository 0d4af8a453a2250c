import { expect, test } from 'vitest'
import { agreementRecord } from './agreement-record.ts'
import { checkAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { plainText } from './content.ts'
import type { GivenCriterion } from './given-answers.ts'
import { facts, minimal } from './testing/random-answers.ts'
import { writeAccord } from './write-accord.ts'

const year = { years: 3, first_exercise_start: '2027-01-01', period_months: 12 }

/** The agreement with this split: what is wrong with it, its words with plain spaces, its example, what campaigns read. */
function told(criteria: GivenCriterion[], duration: Partial<typeof year> = year) {
  const given = { ...minimal, duration: { ...year, ...duration }, split: { criteria } }
  const accord = completeAnswers(given, { ...facts, payroll_cents: 60_000_000 }, '2026-11-20')
  const { clauses, annexes, example } = writeAccord(accord)
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  return {
    problems: checkAnswers(accord, given).problems.map(({ field, reason }) => `${field} ${reason}`),
    split: plain(
      clauses
        .filter(({ code }) => code === 'split')
        .map(({ blocks }) => plainText(blocks))
        .join('\n'),
    ),
    annex: plain(
      annexes
        .filter(({ code }) => code === 'example')
        .map(({ blocks }) => plainText(blocks))
        .join('\n'),
    ),
    example,
    criteria: agreementRecord(accord).clauses.criteria,
  }
}

test('a floor of one PASS in proportion to time on the books: text, example and campaign agree', () => {
  const { problems, split, annex, example, criteria } = told([
    {
      criterion: 'salary',
      weight_bps: 10_000,
      floor_pass_bps: 10_000,
      ceiling_pass_bps: 30_000,
      bounds_prorated: 'appartenance',
    },
  ])
  expect(problems).toEqual([])
  expect(split).toContain(
    'inférieur à une fois le plafond annuel moyen de la sécurité sociale de la période ni supérieur à 3 fois le plafond annuel moyen',
  )
  expect(split).toContain('Ces limites sont réduites en proportion des jours calendaires d’appartenance')
  expect(annex).toContain('Salaire pris en compte')
  const [a, b, c] = example.people.map(({ counted_cents }) => counted_cents)
  // A and B are below the PASS and count for it; C arrived at the middle and counts for half of it.
  expect([a, c! / a!]).toEqual([b, expect.closeTo(0.5, 2)])
  expect(criteria).toMatchObject([{ floor_pass_bps: 10_000, bounds_prorated: 'appartenance' }])
  expect(told([{ criterion: 'salary', weight_bps: 10_000, floor_cents: 2_400_000 }]).split).toContain(
    'Cette limite est la même pour tous',
  )
})

test('the example applies ratio, proportion and time on the books, and shares out every cent', () => {
  const { example } = told([
    { criterion: 'uniform', weight_bps: 3000 },
    {
      criterion: 'salary',
      weight_bps: 5000,
      floor_pass_bps: 12_500,
      bounds_prorated: 'presence',
      max_ratio_bps: 20_000,
    },
    { criterion: 'appartenance', weight_bps: 2000 },
  ])
  const ratio = example.people[0]!.counted_cents / example.people[1]!.counted_cents
  expect(ratio).toBeLessThanOrEqual(2)
  const total =
    example.people.reduce((sum, { share }) => sum + share.gross_cents, 0) + (example.others?.gross_cents ?? 0)
  expect(total).toBe(example.distributed_cents)
  const [a, , c] = example.people
  expect(c!.share.appartenance_cents / a!.share.appartenance_cents).toBeCloseTo(183 / 365, 3)
})

test('fixed part and proportional part are said as users say it', () => {
  const { split } = told([
    { criterion: 'uniform', weight_bps: 3000 },
    { criterion: 'salary', weight_bps: 7000 },
  ])
  expect(split).toContain('Part fixe, uniforme entre les bénéficiaires')
  expect(split).toContain('Part proportionnelle aux salaires de référence')
})

test('weights by year stand in the text and are what each year’s campaign reads', () => {
  const { problems, split, criteria } = told([
    { criterion: 'uniform', weight_bps: 4500, by_year_bps: [4500, 4700, 5000] },
    { criterion: 'salary', weight_bps: 5500, by_year_bps: [5500, 5300, 5000] },
  ])
  expect(problems).toEqual([])
  expect(split).toMatch(/Exercice clos le 31 décembre 2029/)
  expect(split).toContain('47 %')
  expect(criteria[0]?.by_year).toEqual([
    { from: '2027-01-01', weight_bps: 4500 },
    { from: '2028-01-01', weight_bps: 4700 },
    { from: '2029-01-01', weight_bps: 5000 },
  ])
})

test('weights by slice of the envelope stand in the text with their bounds', () => {
  const slices = (...bps: number[]) => [
    { up_to_cents: 500_000_000, weight_bps: bps[0]! },
    { up_to_cents: 1_000_000_000, weight_bps: bps[1]! },
    { up_to_cents: null, weight_bps: bps[2]! },
  ]
  const { problems, split } = told([
    { criterion: 'uniform', weight_bps: 5000, slices: slices(5000, 3000, 0) },
    { criterion: 'salary', weight_bps: 5000, slices: slices(5000, 7000, 10_000) },
  ])
  expect(problems).toEqual([])
  for (const head of ['Jusqu’à 5 000 000 €', 'De 5 000 000 € à 10 000 000 €', 'Au-delà de 10 000 000 €'])
    expect(split).toContain(head)
})

test('what cannot stand of a split is refused where it is', () => {
  const salary = { criterion: 'salary' as const, weight_bps: 10_000 }
  const of = (...criteria: GivenCriterion[]) => told(criteria).problems
  expect(of({ ...salary, ceiling_cents: 100 })).toEqual([
    'split.criteria.0.ceiling_cents ceiling_below_minimum_wage',
  ])
  expect(of({ ...salary, floor_cents: 2_000_000, floor_pass_bps: 10_000 })).toEqual([
    'split.criteria.0.floor_cents bound_twice',
  ])
  expect(of({ ...salary, floor_pass_bps: 20_000, ceiling_pass_bps: 10_000 })).toEqual([
    'split.criteria.0.floor_pass_bps floor_above_ceiling',
  ])
  expect(of({ criterion: 'presence', weight_bps: 10_000, max_ratio_bps: 30_000 })).toEqual([
    'split.criteria.0.max_ratio_bps NOT_PROPORTIONAL',
  ])
  expect(of({ ...salary, by_year_bps: [10_000, 10_000] })).toEqual([
    'split.criteria.0.by_year_bps weights_by_year',
  ])
  expect(
    of(
      { ...salary, weight_bps: 5000, by_year_bps: [5000, 5000, 5000] },
      { criterion: 'uniform', weight_bps: 5000, by_year_bps: [5000, 4000, 5000] },
    ),
  ).toEqual(['split.criteria weights_not_whole'])
  expect(of({ ...salary, slices: [{ up_to_cents: 500, weight_bps: 10_000 }] })).toEqual([
    'split.criteria slices',
  ])
})

test('a range of pay without a floor, or whose top lies under the minimum wage, is doubted; another is not', () => {
  const doubts = (one: Partial<GivenCriterion>) => {
    const given = {
      ...minimal,
      duration: year,
      split: { criteria: [{ criterion: 'salary' as const, weight_bps: 10_000, ...one }] },
    }
    const accord = completeAnswers(given, { ...facts, payroll_cents: 60_000_000 }, '2026-11-20')
    return checkAnswers(accord, given)
      .warnings.filter(({ field }) => field === 'split.criteria.0.max_ratio_bps')
      .map(({ code }) => code)
  }
  expect(doubts({ max_ratio_bps: 30_000 })).toEqual(['ratio_without_floor'])
  expect(doubts({ max_ratio_bps: 15_000, floor_cents: 1_000_000 })).toEqual(['ratio_below_minimum_wage'])
  expect(doubts({ max_ratio_bps: 30_000, floor_cents: 1_500_000 })).toEqual([])
  expect(doubts({})).toEqual([])
})

test('a supplement shared by pay says that the bounds of the envelope’s split are not its own, where there are any', () => {
  const words = (floor_cents: number | null) => {
    const given = {
      ...minimal,
      duration: year,
      split: { criteria: [{ criterion: 'salary' as const, weight_bps: 10_000, floor_cents }] },
      supplement: {
        planned: true,
        split: 'own' as const,
        criteria: [{ criterion: 'salary' as const, weight_bps: 10_000 }],
      },
    }
    const accord = completeAnswers(given, { ...facts, payroll_cents: 60_000_000 }, '2026-11-20')
    const clause = writeAccord(accord).clauses.find(({ code }) => code === 'supplement')
    return plainText(clause?.blocks ?? [])
  }
  expect(words(2_000_000)).toContain('ne s’y appliquent pas')
  expect(words(null)).not.toContain('ne s’y appliquent pas')
})
