import { describe, expect, test } from 'vitest'
import { checkAnswers, judgeAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { complianceOf } from './compliance.ts'
import type { GivenAnswers } from './given-answers.ts'
import { facts, minimal, situations } from './testing/random-answers.ts'
import { writeAccord } from './write-accord.ts'

const today = '2026-11-20'

const reasons = (change: GivenAnswers, company: Partial<typeof facts> = {}) => {
  const given = { ...minimal, ...change }
  const accord = completeAnswers(given, { ...facts, ...company }, today)
  return checkAnswers(accord, given).problems.map(({ field, code, reason }) => `${field} ${code} ${reason}`)
}
const formula = (one: GivenAnswers['formula']): GivenAnswers => ({ formula: one })
const objectives = (parts: object[]): GivenAnswers => ({
  indicators: [
    { name: 'a', label: 'taux A', unit: 'ratio' },
    { name: 'b', label: 'taux B', unit: 'ratio', direction: 'lower' },
  ],
  formula: { preset: 'objectives', budget: { rate_bps: 400 }, objectives: parts as never },
})

describe('what is refused', () => {
  const cases: [string, GivenAnswers, string[], Partial<typeof facts>?][] = [
    [
      'a target that the figures of one exercice put before its threshold',
      {
        indicators: [{ name: 'a', label: 'taux A', unit: 'ratio' }],
        duration: { years: 3 },
        formula: {
          tree: {
            op: 'mul',
            args: [
              { const: 10_000 },
              {
                interp: {
                  of: { var: 'a' },
                  points: [
                    ['seuil', 0],
                    ['cible', 1],
                  ],
                },
              },
            ],
          },
          parameters: [
            { name: 'seuil', label: 'Seuil', unit: 'ratio', values: [0.9, 0.91, 0.98] },
            { name: 'cible', label: 'Cible', unit: 'ratio', values: [0.95, 0.96, 0.97] },
          ],
        },
      },
      ['formula.tree.1.points[1] illegal_value points_not_increasing'],
    ],
    [
      'a success that falls beyond its target',
      objectives([
        {
          indicator: 'a',
          weight_bps: 10_000,
          threshold: 0.9,
          target: 0.95,
          over: { value: 0.99, score_bps: 5000 },
        },
      ]),
      ['formula.objectives.0.over.score_bps illegal_value direction'],
    ],
    [
      'an amount where a slice has its rate, or beside one',
      {
        indicators: [{ name: 'resultat', label: 'résultat' }],
        formula: {
          preset: 'bands',
          indicator: 'resultat',
          mode: 'marginal',
          rows: [
            { from: 0, to: 100_000, rate_bps: 0 },
            { from: 100_000, to: null, amount_cents: 100_000 },
          ],
        },
      },
      ['formula.rows.1.amount_cents illegal_value amount_or_rate'],
    ],
    [
      'seniority above three months',
      { beneficiaries: { seniority_months: 4 } },
      ['beneficiaries.seniority_months illegal_value MAX_3_MONTHS'],
    ],
    ['six years', { duration: { years: 6 } }, ['duration.years illegal_value duration']],
    [
      'a period of one month',
      { duration: { period_months: 1 } },
      ['duration.period_months illegal_value period'],
    ],
    [
      'a period of years',
      { duration: { period_months: 150 } },
      ['duration.period_months illegal_value period'],
    ],
    ['no period at all', { duration: { period_months: 0 } }, ['duration.period_months illegal_value period']],
    [
      'caps of nothing',
      {
        caps: { payroll_bps: 0, amount_cents: 0 },
        participation: { exists: true, link: 'combined_cap', combined_cap_bps: 0 },
        individual_cap: { own_cap_cents: 0 },
      },
      [
        'caps.payroll_bps illegal_value cap_of_nothing',
        'caps.amount_cents illegal_value cap_of_nothing',
        'participation.combined_cap_bps illegal_value cap_of_nothing',
        'individual_cap.own_cap_cents illegal_value cap_of_nothing',
      ],
    ],
    [
      'pay that counts up to nothing',
      { split: { criteria: [{ criterion: 'salary', weight_bps: 10_000, ceiling_cents: 0 }] } },
      ['split.criteria.0.ceiling_cents illegal_value ceiling_of_nothing'],
    ],
    [
      'a hundred days to answer',
      { choice: { response_days: 100 } },
      ['choice.response_days illegal_value window_too_long'],
    ],
    [
      'a unilateral decision at fifty',
      { conclusion: { mode: 'unilateral' } },
      ['conclusion.mode illegal_value DUE_NOT_ALLOWED'],
      { headcount: 50 },
    ],
    [
      'a unilateral decision beside a CSE',
      { conclusion: { mode: 'unilateral' } },
      ['conclusion.mode illegal_value DUE_NOT_ALLOWED'],
      { has_cse: true },
    ],
    [
      'a unilateral decision where the branch has an agreement',
      { conclusion: { mode: 'unilateral' }, company: { approved_branch_agreement: true } },
      ['conclusion.mode illegal_value DUE_NOT_ALLOWED'],
    ],
    [
      'a unilateral decision of a company of unknown size',
      { conclusion: { mode: 'unilateral' } },
      ['company.headcount clause_missing missing'],
      { headcount: null },
    ],
    [
      'the CSE where there is none',
      { conclusion: { mode: 'works_council' } },
      ['conclusion.mode illegal_value no_cse'],
    ],
    [
      'unions where there is none',
      { conclusion: { mode: 'unions' } },
      ['conclusion.mode illegal_value no_union'],
      { has_union_delegate: false },
    ],
    [
      'seven of twelve',
      { conclusion: { mode: 'ratification', personnel: 12, yes: 7 } },
      ['conclusion.yes illegal_value not_ratified'],
    ],
    [
      'sixteen of fifteen',
      { conclusion: { mode: 'ratification', personnel: 15, yes: 16 } },
      ['conclusion.yes illegal_value more_votes_than_people'],
    ],
    [
      'none of nobody',
      { conclusion: { mode: 'ratification', personnel: 0, yes: 0 } },
      ['conclusion.personnel illegal_value no_personnel'],
    ],
    [
      'pay replaced',
      { conclusion: { mode: 'ratification', replaces_pay: true } },
      ['conclusion.replaces_pay illegal_value SUBSTITUTION'],
    ],
    [
      'staff representation not in order',
      { company: { representation_in_order: false } },
      ['company.representation_in_order illegal_value REP_NOT_IN_ORDER'],
    ],
    [
      'signed after the period',
      {
        conclusion: { mode: 'ratification', signed_on: '2027-02-01' },
        duration: { first_exercise_start: '2026-01-01' },
      },
      ['conclusion.signed_on illegal_value NOT_RANDOM'],
    ],
    [
      'executives at 250',
      { beneficiaries: { executives: true, spouse: true } },
      ['beneficiaries.executives illegal_value executives', 'beneficiaries.spouse illegal_value executives'],
      { headcount: 300, bound_at_250: true },
    ],
    [
      'a share of turnover',
      { indicators: [{ name: 'resultat', label: 'chiffre d’affaires', kind: 'turnover' }] },
      ['formula.indicator illegal_value NOT_RANDOM'],
    ],
    [
      'an individual objective',
      { indicators: [{ name: 'resultat', label: 'résultat', collective: false }] },
      ['indicators.0.collective illegal_value INDIVIDUAL_OBJECTIVE'],
    ],
    [
      'a guaranteed amount',
      formula({ tree: { op: 'max', args: [{ const: 500 }, { var: 'resultat' }] } }),
      ['formula illegal_value NOT_RANDOM'],
    ],
    [
      'a formula without an indicator',
      formula({ tree: { op: 'mul', args: [{ const: 0.02 }, { var: 'masse_salariale' }] } }),
      ['formula illegal_value NOT_RANDOM'],
    ],
    [
      'an indicator nobody defined',
      formula({ tree: { op: 'add', args: [{ var: 'resultat' }, { var: 'marge' }] } }),
      ['formula illegal_value unknown_indicator'],
    ],
    [
      'a tree that cannot be read',
      formula({ tree: { op: 'mul', args: [{ nothing: 1 }] } }),
      ['formula.tree.args[0] illegal_value unreadable'],
    ],
    [
      'a menu of options',
      formula({
        tree: {
          one_of: [
            { name: 'a', expr: { var: 'resultat' } },
            { name: 'b', expr: { const: 0 } },
          ],
        },
      }),
      ['formula.tree illegal_value not_one_envelope'],
    ],
    [
      'a gap in a grid',
      formula({
        preset: 'bands',
        indicator: 'resultat',
        rows: [
          { from: null, to: 10, rate_bps: 0 },
          { from: 20, to: null, rate_bps: 100 },
        ],
      }),
      ['formula.rows.1 illegal_value grid_gap'],
    ],
    [
      'an overlap in a grid',
      formula({
        preset: 'bands',
        indicator: 'resultat',
        rows: [
          { from: null, to: 30, rate_bps: 0 },
          { from: 20, to: null, rate_bps: 100 },
        ],
      }),
      ['formula.rows.1 illegal_value grid_overlap'],
    ],
    [
      'a grid that stops',
      formula({
        preset: 'bands',
        indicator: 'resultat',
        rows: [
          { from: null, to: 10, rate_bps: 0 },
          { from: 10, to: 20, rate_bps: 100 },
        ],
      }),
      ['formula illegal_value grid_not_covering'],
    ],
    [
      'objectives announced 40/40/10',
      objectives([
        { indicator: 'a', weight_bps: 4000, target: 1 },
        { indicator: 'b', weight_bps: 5000, target: 0.1 },
      ]),
      ['formula.objectives illegal_value weights_not_whole'],
    ],
    [
      'a threshold on the wrong side',
      objectives([
        { indicator: 'a', weight_bps: 5000, target: 0.9, threshold: 1 },
        { indicator: 'b', weight_bps: 5000, target: 0.1, threshold: 0.05 },
      ]),
      [
        'formula.objectives.0.threshold illegal_value direction',
        'formula.objectives.1.threshold illegal_value direction',
      ],
    ],
    [
      'a target missing for a year',
      objectives([{ indicator: 'a', weight_bps: 10_000, target: [1, 1.1] }]),
      ['formula.objectives.0.target clause_missing missing'],
    ],
    [
      'criteria at 110 %',
      {
        split: {
          criteria: [
            { criterion: 'salary', weight_bps: 6000 },
            { criterion: 'presence', weight_bps: 5000 },
          ],
        },
      },
      ['split.criteria illegal_value weights_not_whole'],
    ],
    [
      'the same criterion twice',
      {
        split: {
          criteria: [
            { criterion: 'salary', weight_bps: 6000 },
            { criterion: 'salary', weight_bps: 4000 },
          ],
        },
      },
      ['split.criteria.1.criterion illegal_value criterion_twice'],
    ],
    [
      'a floor on presence',
      { split: { criteria: [{ criterion: 'presence', weight_bps: 10_000, floor_cents: 100 }] } },
      ['split.criteria.0.floor_cents illegal_value NOT_PROPORTIONAL'],
    ],
    [
      'a floor above the ceiling',
      {
        split: {
          criteria: [{ criterion: 'salary', weight_bps: 10_000, floor_cents: 300, ceiling_cents: 200 }],
        },
      },
      ['split.criteria.0.floor_cents illegal_value floor_above_ceiling'],
    ],
    [
      'an own cap above the law',
      { caps: { payroll_bps: 2500 } },
      ['caps.payroll_bps illegal_value above_collective_ceiling'],
    ],
    [
      'an individual cap above the law',
      { individual_cap: { own_cap_cents: 5_000_000 } },
      ['individual_cap.own_cap_cents illegal_value above_individual_ceiling'],
    ],
    [
      'payment in the sixth month',
      { payment: { months_after_closing: 6 } },
      ['payment.months_after_closing illegal_value late_payment'],
    ],
    [
      'payment in the third month of a quarter',
      { duration: { period_months: 3 }, payment: { months_after_closing: 3 } },
      ['payment.months_after_closing illegal_value late_payment'],
    ],
    [
      'monthly advances',
      { advances: { allowed: true, every_months: 1 } },
      ['advances.every_months illegal_value advances_too_often'],
    ],
    [
      'eight days to answer',
      { choice: { response_days: 8 } },
      ['choice.response_days illegal_value window_too_short'],
    ],
    [
      'silence to the pension plan',
      { choice: { plans: ['PEE', 'PERCOL'], default: 'PERCOL' } },
      ['choice.default illegal_value default'],
    ],
    [
      'silence paid though a plan exists',
      { choice: { plans: ['PEE'], default: 'immediate_payment' } },
      ['choice.default illegal_value default'],
    ],
    [
      'an absence that already counts',
      { presence: { also_counted: ['maternite'] } },
      ['presence.also_counted.0 illegal_value already_counted'],
    ],
    [
      'presence at a date, by a clause of one’s own',
      { special_clauses: [{ title: 'Présence', text: 'Il faut être présent au 31 décembre.' }] },
      ['special_clauses.0.text illegal_value PRESENCE_CONDITION'],
    ],
    [
      'a guarantee, by a clause of one’s own',
      { special_clauses: [{ title: 'Prime', text: 'Une somme de 200 € est garantie.' }] },
      ['special_clauses.0.text illegal_value NOT_RANDOM'],
    ],
    [
      'an average of nothing',
      formula({
        tree: {
          op: 'div',
          args: [{ var: 'resultat' }, { op: 'sub', args: [{ var: 'resultat' }, { var: 'resultat' }] }],
        },
      }),
      ['formula illegal_value formula_division_by_zero'],
    ],
  ]
  test.each(cases)('%s', (_, change, expected, company) => {
    expect(reasons(change, company)).toEqual(expected)
  })

  test('each refusal says its article, in both languages, without a doubled mark', () => {
    for (const [, change, , company] of cases) {
      const given = { ...minimal, ...change }
      const { problems } = checkAnswers(completeAnswers(given, { ...facts, ...company }, today), given)
      for (const { message } of problems) {
        expect(message.fr).toMatch(/\.$/)
        expect(message.en).toMatch(/\.$/)
        expect(`${message.fr} ${message.en}`).not.toMatch(/undefined|\.\.|\.\)/)
      }
    }
  })
})

const warned = (change: GivenAnswers, company: Partial<typeof facts> = {}, day = today) => {
  const given = { ...minimal, ...change }
  const { problems, warnings } = checkAnswers(completeAnswers(given, { ...facts, ...company }, day), given)
  expect(problems).toEqual([])
  return warnings
}

test('officers and their spouse benefit only where somebody said so', () => {
  for (const headcount of [12, 249, 320, 5000])
    expect(completeAnswers(minimal, { ...facts, headcount }, today).beneficiaries).toMatchObject({
      executives: false,
      spouse: false,
    })
})

test('a company of 250 or more is not said to be under that threshold', () => {
  const given: GivenAnswers = { ...minimal, beneficiaries: { executives: true, spouse: true } }
  const accord = completeAnswers(given, { ...facts, headcount: 5000 }, today)
  const text = JSON.stringify(writeAccord(accord))
  expect(text).not.toContain('n’a pas atteint 250')
  expect(text).toMatch(/emploie 5.000 salariés, acquitte le forfait social/)
  const officers = complianceOf(accord, given, judgeAnswers(accord, given)).find(
    ({ code }) => code === 'officers',
  )
  expect(officers?.status).not.toBe('passed')
})

test('a text signed after the last day says so, and what it loses', () => {
  const signed = (signed_on: string): GivenAnswers => ({
    ...minimal,
    conclusion: { ...minimal.conclusion, signed_on },
    duration: { first_exercise_start: '2027-01-01', years: 3 },
  })
  const read = (given: GivenAnswers) => {
    const accord = completeAnswers(given, facts, today)
    const judged = judgeAnswers(accord, given)
    expect(judged.problems).toEqual([])
    const line = complianceOf(accord, given, judged).find(({ code }) => code === 'signature_date')
    return { text: JSON.stringify(writeAccord(accord)).replaceAll(/\s/g, ' '), status: line?.status }
  }
  const late = read(signed('2027-12-30'))
  expect(late.status).toBe('refused')
  expect(late.text).toContain('est conclu le 30 décembre 2027, après le 30 juin 2027')
  expect(late.text).toContain('elles sont perdues pour l’exercice ouvert le 1er janvier 2027.')
  expect(late.text).not.toMatch(/conclu au plus tard le|15 juillet 2027|les sommes attribuées sont exonérées/)
  const inTime = read(signed('2027-06-30'))
  expect(inTime.status).toBe('passed')
  expect(inTime.text).toContain('les sommes attribuées sont exonérées')
})

test('a committee that does not exist, or is heard after the signature, is refused at its field', () => {
  const after = situations.unilateral_after_failure
  const signed = { ...after, conclusion: { ...after.conclusion, signed_on: '2026-02-01' } }
  expect(reasons(signed)).toContain('conclusion.cse_consulted_on illegal_value heard_after')
  const none = { ...after, company: { ...after.company, has_cse: false } }
  expect(reasons(none)).toContain('conclusion.cse_consulted_on illegal_value no_cse_to_consult')
  expect(JSON.stringify(writeAccord(completeAnswers({ ...minimal, ...none }, facts, today)))).not.toContain(
    'a été consulté le',
  )
})

describe('what deserves a look', () => {
  test('a conclusion after the deadline, with the deadline', () => {
    const late = warned({ duration: { first_exercise_start: '2026-01-01' } }).find(
      ({ code }) => code === 'late_conclusion',
    )
    expect(late?.message.fr).toContain('30\u00a0juin 2026')
    expect(late?.articles).toContain('art. L3315-5 du code du travail')
    expect(warned({}).map(({ code }) => code)).not.toContain('late_conclusion')
  })

  test.each([
    ['taux d’emploi de travailleurs en situation de handicap', 'not_performance'],
    ['nombre d’accidents avec arrêt', 'negative_event'],
  ])('%s', (label, code) => {
    expect(warned({ indicators: [{ name: 'resultat', label }] }).map((one) => one.code)).toContain(code)
  })

  test('an indicator that changes nothing, thresholds of headcount', () => {
    const unused = { name: 'autre', label: 'marge', owner: 'le comptable', available_by: 'mars' }
    const codes = warned(
      {
        indicators: [...(minimal.indicators ?? []), unused],
      },
      { headcount: 49 },
    ).map(({ field, code }) => `${field} ${code}`)
    expect(codes).toEqual(
      expect.arrayContaining([
        'indicators.1 does_not_count',
        'company.headcount near_50',
        'indicators.0.owner not_traceable',
      ]),
    )
    expect(codes).not.toContain('indicators.1.owner not_traceable')
  })

  test('a CSE consulted too late for the filing, a path that secures more', () => {
    const after = situations.unilateral_after_failure
    const consulted = (day: string): GivenAnswers => ({
      ...after,
      conclusion: { ...after.conclusion, cse_consulted_on: day },
    })
    const codes = (day: string) => warned(consulted(day)).map(({ code }) => code)
    expect(codes('2027-06-30')).not.toContain('consulted_late')
    expect(codes('2027-07-01')).toContain('consulted_late')
    expect(codes('2027-06-30')).toContain('prevalidated_path')
  })

  test('a formula that never pays', () => {
    expect(
      warned(formula({ tree: { op: 'min', args: [{ const: 0 }, { var: 'resultat' }] } })).map(
        ({ code }) => code,
      ),
    ).toContain('never_positive')
  })
})
