import { expect, test } from 'vitest'
import { Stopped } from '../stopped.ts'
import { toDecimalString } from '../rational.ts'
import { combine, compared, constant, input, times, when } from './build.ts'
import { evaluate } from './evaluate.ts'
import type { Bound, Comparison, Expression, Outside } from './expression.ts'

const valueOf = (
  expr: Expression,
  inputs: Parameters<typeof evaluate>[1] = {},
  options: Parameters<typeof evaluate>[2] = {},
) => toDecimalString(evaluate(expr, inputs, options).value)
const refusalOf = (
  expr: Expression,
  inputs: Parameters<typeof evaluate>[1] = {},
  options: Parameters<typeof evaluate>[2] = {},
) => {
  try {
    evaluate(expr, inputs, options)
  } catch (error) {
    if (error instanceof Stopped) return error.code
    throw error
  }
  return null
}

test.each([
  ['add', '16'],
  ['mul', '48'],
  ['min', '2'],
  ['max', '12'],
  ['avg', '5.333333333333'],
] as const)('%s of 2, 12 and 2 is %s', (op, result) =>
  expect(valueOf({ op, args: [constant(2), constant(12), constant(2)] })).toBe(result),
)

test('a difference and a quotient read from left to right', () => {
  expect(valueOf(combine('sub', constant(2), constant(12)))).toBe('-10')
  expect(valueOf(combine('div', constant(3), constant(12)))).toBe('0.25')
})

test('the mean over a set, and over none', () => {
  const mean: Expression = { op: 'avg_over', over: 'sites', expr: times(input('taux'), constant(100)) }
  expect(valueOf(mean, { sites: [{ taux: 0.02 }, { taux: 0.04 }, { taux: 0.09 }] })).toBe('5')
  expect(valueOf(mean, { sites: [] })).toBe('0')
  expect(refusalOf(mean, { sites: 3 })).toBe('formula_input_missing')
})

test.each([
  ['>=', [false, true, true]],
  ['>', [false, false, true]],
  ['<', [true, false, false]],
  ['<=', [true, true, false]],
  ['==', [false, true, false]],
] as const)('x %s 5 at 4, 5 and 6', (cmp: Comparison, met) => {
  const pays = when(compared(input('x'), cmp, constant(5)), constant(1))
  expect([4, 5, 6].map((x) => valueOf(pays, { x }) === '1')).toEqual(met)
})

test('all of the conditions, any of them, as many as asked', () => {
  const met = (name: string) => compared(input(name), '==', constant(1))
  const of = [met('a'), met('b'), met('c')]
  const cases = [
    { a: 0, b: 0, c: 0 },
    { a: 0, b: 1, c: 0 },
    { a: 1, b: 0, c: 1 },
    { a: 1, b: 1, c: 1 },
  ]
  const paid = (condition: Parameters<typeof when>[0]) =>
    cases.map((one) => valueOf(when(condition, constant(1)), one)).join('')
  expect(paid({ all: of })).toBe('0001')
  expect(paid({ any: of })).toBe('0111')
  expect(paid({ at_least: 2, of })).toBe('0011')
})

test('a menu of one is taken; of several, the one that is named', () => {
  const one = { name: 'A', expr: constant(1) }
  const two = { name: 'B', expr: constant(2) }
  expect(valueOf({ one_of: [one] })).toBe('1')
  expect(refusalOf({ one_of: [one, two] })).toBe('formula_option_missing')
  expect(valueOf({ one_of: [one, two] }, {}, { option: 'B' })).toBe('2')
  expect(evaluate({ one_of: [one, two] }, {}, { option: 'B' }).taken).toBe('B')
})

test('a scale is called with its parameters; one without any may be given as a value', () => {
  const functions = {
    net: {
      params: ['brut', 'taux'],
      expr: combine('sub', input('brut'), times(input('brut'), input('taux'))),
    },
  }
  const call: Expression = { fn: 'net', args: [constant(200), constant(0.1)] }
  expect(valueOf(call, {}, { functions })).toBe('180')
  expect(refusalOf({ fn: 'net', args: [constant(200)] }, {}, { functions })).toBe('formula_input_missing')
  expect(valueOf({ fn: 'scale', args: [] }, { scale: 7 })).toBe('7')
})

test('a named value that is given stands in for its definition; what follows reads the result', () => {
  const formula: Expression = {
    let: { part: times(input('masse'), constant(2)) },
    in: combine('add', input('part'), constant(1)),
    last: times(input('last'), constant(10)),
  }
  expect(valueOf(formula, { masse: 3 })).toBe('70')
  expect(valueOf(formula, { masse: 3, part: 1 })).toBe('20')
})

const line = (below?: Outside, above?: Outside): Expression => ({
  interp: {
    of: input('x'),
    points: [
      [0, 0],
      [10, 100],
      [20, 300],
    ],
    below,
    above,
  },
})
test.each([
  ['clamp', -5, '0', 'clamp'],
  ['extrapolate', -5, '-50', 'extrapolate'],
  [undefined, 0, '0', undefined],
  [undefined, 5, '50', undefined],
  [undefined, 10, '100', undefined],
  [undefined, 15, '200', undefined],
  [undefined, 20, '300', undefined],
  ['clamp', 25, '300', 'clamp'],
  ['extrapolate', 25, '400', 'extrapolate'],
  [constant(-1), -5, '-1', constant(9)],
  [constant(-1), 25, '9', constant(9)],
] as const)('outside %j, at %d: %s', (below, x, result, above) =>
  expect(valueOf(line(below, above), { x })).toBe(result),
)

const rows = (...bounds: [Bound, Bound][]): Expression => ({
  steps: { of: input('x'), rows: bounds.map(([from, to], i) => ({ from, to, value: constant(i + 1) })) },
})
test('rows may stand in any order; one that ends where it starts, or before the next one starts, is refused', () => {
  expect([0, 1, 2].map((x) => valueOf(rows([1, 2], [null, 1], [2, null]), { x }))).toEqual(['2', '1', '3'])
  expect(refusalOf(rows([null, 1], [1, 1], [1, null]), { x: 0 })).toBe('formula_grid_order')
  expect(refusalOf(rows([null, 2], [1, null]), { x: 0 })).toBe('formula_grid_order')
  expect(refusalOf(rows([null, null], [1, null]), { x: 0 })).toBe('formula_grid_order')
  expect(refusalOf(rows([null, 1], [2, null]), { x: 1 })).toBe('formula_outside_grid')
})

test('an open first slice starts at nothing, an open last one has no end; a value below pays nothing', () => {
  const brackets: Expression = {
    brackets: {
      of: input('x'),
      rows: [
        { from: null, to: 100, rate: 0.5 },
        { from: 100, to: null, rate: '10 % taux' },
      ],
    },
  }
  expect(['-10', '0', '100', '300'].map((x) => valueOf(brackets, { x, taux: 2 }))).toEqual([
    '0',
    '0',
    '50',
    '90',
  ])
})
