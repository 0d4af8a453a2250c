import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, toDecimalString } from '../rational.ts'
import { analyseFormula } from './analyse.ts'
import { combine, compared, constant, grid, input, over, share, times, when } from './build.ts'
import { checkFormula } from './check.ts'
import { agreementText, describe as inWords } from './describe.ts'
import { evaluate } from './evaluate.ts'
import { explainTrace } from './explain.ts'
import type { Expression } from './expression.ts'
import { inputsOf } from './expression.ts'
import { readExpression } from './read-expression.ts'
import { THEN } from './then-key.ts'
import { Stopped } from '../stopped.ts'

const valueOf = (expr: Expression, inputs: Record<string, number | string> = {}) =>
  toDecimalString(evaluate(expr, inputs).value)
const refusalOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof Stopped) return error.code
    throw error
  }
  return null
}

const store = grid(over(input('realise'), input('budget')), [
  [null, 0],
  [0.95, 50],
  [0.96, 100],
  [1, 500],
])
const scale: Expression = {
  interp: {
    of: input('taux'),
    points: [
      [0.9, 0],
      [1, 0.02],
      [1.04, 0.03],
    ],
    below: 'clamp',
    above: 'clamp',
  },
}
const matching: Expression = {
  brackets: {
    of: input('versement'),
    rows: [
      { from: 0, to: 150, rate: 2 },
      { from: 150, to: 300, rate: 1 },
      { from: 300, to: 500, rate: 0.25 },
    ],
  },
}

describe('evaluation', () => {
  test('a value exactly on a bound belongs to the row that starts there', () => {
    expect(valueOf(store, { realise: 95, budget: 100 })).toBe('50')
    expect(valueOf(store, { realise: '94.999999', budget: 100 })).toBe('0')
    expect(valueOf(store, { realise: 120, budget: 100 })).toBe('500')
  })

  test('interpolation is exact between points and stays at the ends', () => {
    expect(valueOf(scale, { taux: '1.0211' })).toBe('0.025275')
    expect(valueOf(scale, { taux: 0.5 })).toBe('0')
    expect(valueOf(scale, { taux: 2 })).toBe('0.03')
  })

  test('a point or a rate that is left open counts for nothing', () => {
    const points = [
      [null, null],
      [2, 4],
    ] as const
    expect(valueOf({ interp: { of: input('taux'), points } }, { taux: 1 })).toBe('2')
    const rows = [{ from: 0, to: null, rate: null }]
    expect(valueOf({ brackets: { of: input('versement'), rows } }, { versement: 100 })).toBe('0')
  })

  test('brackets pay each slice at its own rate', () => {
    expect(['0', '150', '300', '500', '900'].map((versement) => valueOf(matching, { versement }))).toEqual([
      '0',
      '300',
      '450',
      '500',
      '500',
    ])
  })

  test('strict and wide triggers differ at the bound', () => {
    const pays = (cmp: '>' | '>=') => when(compared(input('taux'), cmp, constant(0.5)), constant(1))
    expect(valueOf(pays('>'), { taux: 0.5 })).toBe('0')
    expect(valueOf(pays('>='), { taux: 0.5 })).toBe('1')
  })

  test('at least two of three conditions', () => {
    const met = (name: string) => compared(input(name), '>=', constant(1))
    const formula = when({ at_least: 2, of: [met('a'), met('b'), met('c')] }, constant(100))
    expect(valueOf(formula, { a: 1, b: 0, c: 1 })).toBe('100')
    expect(valueOf(formula, { a: 1, b: 0, c: 0 })).toBe('0')
  })

  test('sums over a set, named values and what comes after them', () => {
    const sites: Expression = { op: 'sum_over', over: 'sites', expr: times(input('taux'), input('masse')) }
    const members = [
      { taux: 0.02, masse: 100 },
      { taux: 0.01, masse: 300 },
    ]
    expect(toDecimalString(evaluate(sites, { sites: members }).value)).toBe('5')
    const capped: Expression = {
      let: { part: share(5, input('masse')) },
      in: combine('add', input('part'), constant(10)),
      [THEN]: combine('min', input('last'), constant(12)),
    }
    expect(valueOf(capped, { masse: 100 })).toBe('12')
    expect(inputsOf(capped)).toEqual(['masse'])
  })

  test('a bound may be a named input or a percentage of one', () => {
    const toCeiling: Expression = {
      brackets: { of: input('versement'), rows: [{ from: 0, to: '8 % PASS', rate: 1 }] },
    }
    expect(inputsOf(toCeiling)).toEqual(['PASS', 'versement'].toReversed().toSorted())
    expect(valueOf(toCeiling, { versement: 10_000, PASS: 48_060 })).toBe('3844.8')
  })

  test('what is missing, unknown or impossible is refused by name', () => {
    expect(refusalOf(() => evaluate(input('x'), {}))).toBe('formula_input_missing')
    expect(refusalOf(() => evaluate({ unknown: 'cut off' }, {}))).toBe('formula_part_unknown')
    expect(refusalOf(() => evaluate(over(constant(1), constant(0)), {}))).toBe('formula_division_by_zero')
    expect(refusalOf(() => evaluate({ fn: 'scale', args: [] }, {}))).toBe('formula_function_unknown')
    expect(refusalOf(() => evaluate({ one_of: [] }, {}))).toBe('formula_option_missing')
    const half: Expression = { steps: { of: input('x'), rows: [{ from: 0, to: 1, value: constant(1) }] } }
    expect(refusalOf(() => evaluate(half, { x: 2 }))).toBe('formula_outside_grid')
  })

  test('an unknown part matters only when it is reached', () => {
    const partly: Expression = {
      interp: {
        of: input('x'),
        points: [
          [1, 2],
          [2, 4],
        ],
        below: { unknown: 'not shown' },
      },
    }
    expect(valueOf(partly, { x: 1.5 })).toBe('3')
    expect(refusalOf(() => evaluate(partly, { x: 0 }))).toBe('formula_part_unknown')
  })

  test('arithmetic agrees with integers scaled by hand, whatever the decimals', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, (a, b, c) => {
        const [x, y, z] = [a, b, c].map((value) => constant((value / 100).toFixed(2))) as [
          Expression,
          Expression,
          Expression,
        ]
        const exact = evaluate(combine('sub', times(x, y), z), {}).value
        expect(exact).toEqual(decimal(`${BigInt(a) * BigInt(b) - BigInt(c) * 100n}e-4`))
      }),
    )
  })
})

describe('reading a written tree', () => {
  test('what is read evaluates like what was written', () => {
    const written = JSON.parse(JSON.stringify(store)) as unknown
    const { expression, problems } = readExpression(written)
    expect(problems).toEqual([])
    expect(expression).toEqual(store)
  })

  test.each([Number.NaN, Infinity, null, [], '1,5', ''])('%j is no constant', (value) => {
    expect(readExpression({ const: value }).expression).toBeNull()
  })

  test('each problem has its place', () => {
    const { expression, problems } = readExpression({
      op: 'add',
      args: [{ const: 'x' }, { nothing: 1, else: 2 }],
    })
    expect(expression).toBeNull()
    expect(problems.map(({ path }) => path)).toEqual(['$.args[0]', '$.args[1]'])
  })
})

describe('checks before signing', () => {
  const codes = (expr: Expression, options = {}) => checkFormula(expr, options).map(({ code }) => code)
  const rows = (...bounds: [number | null, number | null][]): Expression => ({
    steps: { of: input('x'), rows: bounds.map(([from, to]) => ({ from, to, value: constant(0) })) },
  })

  test('a whole grid has nothing to report', () => expect(codes(store)).toEqual([]))
  test('a gap, an overlap, an uncovered end', () => {
    expect(codes(rows([null, 1], [2, null]))).toEqual(['grid_gap'])
    expect(codes(rows([null, 2], [1, null]))).toEqual(['grid_overlap'])
    expect(codes(rows([null, 1.5], [1, null]))).toEqual(['grid_overlap'])
    expect(codes(rows([0, 1], [1, 2]))).toEqual(['grid_not_covering'])
  })
  test('each row tells its place: one that ends where it starts, a gap after the first, an end that is left open', () => {
    const places = (expr: Expression) => checkFormula(expr).map(({ code, path }) => [code, path])
    expect(places(rows([null, 1], [1, 1], [1, null]))).toEqual([['grid_overlap', '$.rows[1]']])
    expect(places(rows([null, 1], [1, 2], [3, null]))).toEqual([['grid_gap', '$.rows[2]']])
    expect(places(rows([null, 1], [1, 2], [1, null]))).toEqual([['grid_overlap', '$.rows[2]']])
    expect(places(rows([null, 1], [1, 2]))).toEqual([['grid_not_covering', '$']])
    expect(places(rows([null, null], [1, null]))).toEqual([['grid_overlap', '$.rows[1]']])
  })
  test('the sentence names the two rows', () => {
    const said = (expr: Expression) => checkFormula(expr).map(({ sentence }) => sentence)
    expect(said(rows([null, 1], [1, 2], [3, null]))).toEqual([
      {
        fr: 'Il y a un trou entre les lignes 2 et 3.',
        en: 'There is a gap between rows 2 and 3.',
      },
    ])
    expect(said(rows([null, 1], [1, 2], [1, null]))).toEqual([
      { fr: 'Les lignes 2 et 3 se chevauchent.', en: 'Rows 2 and 3 overlap.' },
    ])
    expect(said(rows([null, 1], [1, 0], [0, null]))).toEqual([
      { fr: 'La ligne 2 finit avant de commencer.', en: 'Row 2 ends before it starts.' },
    ])
  })
  test('slices need not cover every value', () =>
    expect(codes({ brackets: { of: input('x'), rows: [{ from: 0, to: 10, rate: 1 }] } })).toEqual([]))
  test('units mixed inside a condition tell which of its operands it is', () => {
    const mixed = combine('add', input('profit'), input('people'))
    const expr = when(
      { all: [compared(input('profit'), '>', constant(0)), compared(input('profit'), '>', mixed)] },
      input('profit'),
    )
    const problems = checkFormula(expr, { units: { profit: 'EUR', people: 'persons' } })
    expect(problems.map(({ code, path }) => [code, path])).toEqual([['unit_mismatch', '$.if.3']])
  })
  test('weights of one factor, and percentages that add up only exactly', () => {
    const weighted = (...args: Expression[]): Expression => ({ op: 'add', weights: 'whole', args })
    expect(codes(weighted(constant(0.5), times(constant(0.25), times(constant(2), input('a')))))).toEqual([
      'weights_not_whole',
    ])
    expect(codes(weighted(times(constant(0.5), constant(0.5), input('a')), constant(0.75)))).toEqual([])
    expect(codes(weighted(constant(0.999999)))).toEqual(['weights_not_whole'])
  })
  test('points that do not increase', () =>
    expect(
      codes({
        interp: {
          of: input('x'),
          points: [
            [1, 0],
            [1, 2],
          ],
        },
      }),
    ).toEqual(['points_not_increasing']))
  test('a point that does not come after the one before is named by its place', () => {
    const points: [number, number][] = [
      [1, 0],
      [1, 2],
    ]
    expect(checkFormula({ interp: { of: input('x'), points } })[0]?.sentence).toEqual({
      fr: 'Le point 2 ne vient pas après le précédent.',
      en: 'Point 2 does not come after the one before.',
    })
  })
  test('weights announced whole that make 90 %', () => {
    const weighted = (...weights: number[]): Expression => ({
      op: 'add',
      weights: 'whole',
      args: weights.map((weight, i) => times(constant(weight), input(`i${i}`))),
    })
    expect(codes(weighted(0.4, 0.4, 0.1))).toEqual(['weights_not_whole'])
    expect(codes(weighted(0.4, 0.4, 0.2))).toEqual([])
    expect(checkFormula(weighted(0.4, 0.4, 0.1)).map(({ sentence }) => sentence.en)).toEqual([
      'The weights add up to 90% instead of 100%.',
    ])
  })
  test('euros added to a headcount', () => {
    const units = { masse: 'EUR', effectif: 'people', prix: 'EUR/pig', porcs: 'pig' }
    expect(codes(combine('add', input('masse'), input('effectif')), { units })).toEqual(['unit_mismatch'])
    expect(codes(combine('add', input('masse'), times(input('prix'), input('porcs'))), { units })).toEqual([])
  })
  test('units are told of each branch, grid and named value; a quotient divides them', () => {
    const units = { masse: 'EUR', effectif: 'people', prix: 'EUR/pig', porcs: 'pig', aire: 'm×m', cote: 'm' }
    const told = (expr: Expression) =>
      checkFormula(expr, { units })
        .filter(({ code }) => code === 'unit_mismatch')
        .map(({ path, sentence }) => `${path} ${sentence.en}`)
    const mixed = (a: string, b: string) => `Two different units are mixed: ${a} and ${b}.`
    const [masse, effectif] = [input('masse'), input('effectif')]
    expect(told(combine('max', over(masse, input('porcs')), input('prix')))).toEqual([])
    expect(told(combine('max', over(input('aire'), input('cote')), input('cote')))).toEqual([])
    expect(told(combine('add', times(constant(2), masse), over(masse, constant(3)), constant(4)))).toEqual([])
    expect(told(combine('add', over(constant(1), input('porcs')), masse))).toEqual([
      `$ ${mixed('1/pig', 'EUR')}`,
    ])
    expect(told(when(compared(masse, '>', effectif), masse))).toEqual([`$.if ${mixed('EUR', 'people')}`])
    expect(
      told({
        sum: [
          { name: 'a', expr: masse },
          { name: 'b', expr: effectif },
        ],
      }),
    ).toEqual([`$ ${mixed('EUR', 'people')}`])
    expect(
      told({
        one_of: [
          { name: 'a', expr: masse },
          { name: 'b', expr: effectif },
        ],
      }),
    ).toEqual([`$ ${mixed('EUR', 'people')}`])
    expect(
      told({
        let: { part: times(input('prix'), input('porcs')) },
        in: combine('add', input('part'), effectif),
      }),
    ).toEqual([`$.in ${mixed('EUR', 'people')}`])
    expect(
      told({
        steps: {
          of: effectif,
          rows: [
            { from: null, to: 1, value: masse },
            { from: 1, to: null, value: effectif },
          ],
        },
      }),
    ).toEqual([`$ ${mixed('EUR', 'people')}`])
    expect(told({ per_head: combine('sub', masse, effectif) })).toEqual([
      `$.per_head ${mixed('EUR', 'people')}`,
    ])
  })
  test('parts nobody defined', () => {
    expect(codes({ fn: 'scale', args: [] })).toEqual(['function_unknown'])
    expect(codes({ fn: 'scale', args: [] }, { functions: ['scale'] })).toEqual([])
    expect(codes({ unknown: 'cut off' })).toEqual(['part_unknown'])
  })
})

describe('analysis', () => {
  test('a trigger lets the formula be zero, and says when', () => {
    const formula = when(compared(input('resultat'), '>', constant(0)), share(10, input('resultat')))
    const analysis = analyseFormula(formula, { resultat: { from: -100, to: 1000 } })
    expect(analysis).toMatchObject({ can_be_zero: true, lowest: '0', highest: '100' })
    expect(Number(analysis.zero_when?.['resultat'])).toBeLessThanOrEqual(0)
  })

  test('a guaranteed floor is found', () => {
    const guaranteed = combine('max', constant(500), share(10, input('resultat')))
    expect(analyseFormula(guaranteed, { resultat: { from: -100, to: 10_000 } })).toMatchObject({
      can_be_zero: false,
      zero_when: null,
      lowest: '500',
      highest: '1000',
    })
  })

  test('an input that never matters is named, and the moving part of the others', () => {
    const formula = combine('add', scale, times(constant(0), input('decor')))
    const { inputs } = analyseFormula(formula, { taux: { from: 0, to: 2 }, decor: { from: 0, to: 1 } })
    expect(inputs['decor']).toEqual({ matters: false, moves_between: null })
    expect(inputs['taux']?.matters).toBe(true)
    expect(Number(inputs['taux']?.moves_between?.from)).toBeCloseTo(0.9, 3)
    expect(Number(inputs['taux']?.moves_between?.to)).toBeCloseTo(1.04, 3)
  })
})

describe('in words', () => {
  const formula = when(
    compared(input('resultat_net'), '>', constant(0)),
    combine('min', share(2.5, input('resultat_exploitation')), share(3, input('masse_salariale'))),
  )

  test('a formula reads as a sentence in both languages', () => {
    expect(inWords(times(constant(0.05), input('masse_salariale')), 'fr')).toBe(
      '5\u202f% de «\u00a0masse salariale\u00a0»',
    )
    expect(inWords(times(constant(0.05), input('masse_salariale')), 'en')).toBe('5% of “masse salariale”')
    expect(inWords(constant(0.6), 'en')).toBe('60%')
    expect(inWords(constant(1), 'en')).toBe('1')
    expect(inWords(store, 'fr')).toBe(
      'selon «\u00a0realise\u00a0» divisé par «\u00a0budget\u00a0»\u00a0: moins de 95\u202f%\u00a0: 0\u202f; de 95\u202f% à moins de 96\u202f%\u00a0: 50\u202f; de 96\u202f% à moins de 100\u202f%\u00a0: 100\u202f; 100\u202f% et plus\u00a0: 500',
    )
  })

  test('the text of an agreement numbers its steps and ends on the result', () => {
    const lines = agreementText(combine('add', store, formula), 'fr')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^1\. Barème\u00a0: selon/)
    expect(lines[2]).toBe('3. Résultat de la formule\u00a0: (1) + (2).')
  })

  test('each step of an evaluation has a sentence with its values', () => {
    const trace = evaluate(formula, {
      resultat_net: 10,
      resultat_exploitation: 2_000_000,
      masse_salariale: 1_200_000,
    })
    const steps = explainTrace(trace)
    expect(steps.at(-1)).toMatchObject({ result: '36000' })
    expect(steps.map((step) => step.label.fr)).toContain(
      'Le plus petit\u00a0: 50\u202f000 et 36\u202f000 = 36\u202f000',
    )
    expect(steps.at(-1)?.label.en).toBe('Condition met: “resultat net” is above 0')
  })
})
