import { evaluate } from '@moisson/law/formula/evaluate'
import type { Condition, Expression } from '@moisson/law/formula/expression'
import { readExpression } from '@moisson/law/formula/read-expression'
import { THEN } from '@moisson/law/formula/then-key'
import { toDecimalString } from '@moisson/law/rational'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildFormula } from './build-formula.ts'
import { blocksOf, treeOf, type Block } from './formula-blocks.ts'
import { lawfulAnswers } from './testing/random-answers.ts'

const number = fc.oneof(fc.integer({ min: -500, max: 500_000 }), fc.constantFrom(0, 0.08, '0.125'))
const bound = fc.oneof(fc.integer({ min: -100, max: 900_000 }), fc.constantFrom(null, 'objectif', '8 % PASS'))
const name = fc.constantFrom('resultat', 'service', 'masse_salariale')
const several = { minLength: 1, maxLength: 3 }
const operators = ['add', 'mul', 'min', 'max', 'avg'] as const

/** Trees of the whole grammar, also those that no person would write. */
const { tree } = fc.letrec<{ tree: Expression; condition: Condition }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ const: number }),
    fc.record({ var: name }),
    fc.record({ op: fc.constantFrom(...operators), args: fc.array(tie('tree'), several) }),
    fc.record({ op: fc.constantFrom('sub', 'div'), args: fc.tuple(tie('tree'), tie('tree')) }),
    fc.record({
      op: fc.constantFrom('add', 'mul'),
      args: fc.array(tie('tree'), several),
      weights: fc.constant('whole'),
    }),
    fc.record({
      op: fc.constant('add'),
      args: fc.array(
        fc.record({
          op: fc.constant('mul'),
          args: fc.tuple(fc.record({ const: number }), tie('tree')),
        }),
        several,
      ),
      weights: fc.constant('whole'),
    }),
    fc.record({ if: tie('condition'), [THEN]: tie('tree'), else: tie('tree') }),
    fc.record({
      steps: fc.record({
        of: tie('tree'),
        rows: fc.array(fc.record({ from: bound, to: bound, value: tie('tree') }), several),
      }),
    }),
    fc.record({
      brackets: fc.record({
        of: tie('tree'),
        rows: fc.array(fc.record({ from: bound, to: bound, rate: bound }), several),
      }),
    }),
    fc.record({
      interp: fc.record(
        {
          of: tie('tree'),
          points: fc.array(fc.tuple(bound, bound), several),
          below: fc.oneof(fc.constantFrom('clamp', 'extrapolate'), tie('tree')),
          above: fc.constantFrom('clamp', 'extrapolate'),
        },
        { requiredKeys: ['of', 'points'] },
      ),
    }),
    fc.record({ sum: fc.array(fc.record({ name, expr: tie('tree') }), several) }),
    fc.record({ one_of: fc.array(fc.record({ name, expr: tie('tree') }), several) }),
    fc.record({ per_head: tie('tree') }),
    fc.record({ label: name, expr: tie('tree') }),
    fc.record({ op: fc.constant('sum_over'), over: name, expr: tie('tree') }),
    fc.record({ let: fc.dictionary(name, tie('tree')), in: tie('tree') }),
  ) as fc.Arbitrary<Expression>,
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.record({
      cmp: fc.constantFrom('>=', '>', '<', '<=', '=='),
      left: tie('tree'),
      right: tie('tree'),
    }),
    fc.record({ all: fc.array(tie('condition'), several) }),
    fc.record({ any: fc.array(tie('condition'), several) }),
    fc.record({ at_least: fc.integer({ min: 1, max: 3 }), of: fc.array(tie('condition'), several) }),
  ) as fc.Arbitrary<Condition>,
}))

test('every tree told in pieces makes the same tree again', () => {
  fc.assert(
    fc.property(tree, (one) => {
      expect(treeOf(blocksOf(one))).toEqual(one)
    }),
  )
})

test('pieces read back from their tree make the same tree, however they were put together', () => {
  fc.assert(
    fc.property(tree, tree, number, (one, other, rate) => {
      const built: Block = {
        kind: 'least',
        of: [
          { kind: 'product', of: [{ kind: 'amount', value: rate }, blocksOf(one)] },
          { kind: 'parts', parts: [{ name: 'part', of: blocksOf(other) }] },
        ],
      }
      const again = blocksOf(treeOf(built))
      expect(treeOf(again)).toEqual(treeOf(built))
      expect(blocksOf(treeOf(again))).toEqual(again)
    }),
  )
})

test('the tree survives its way through what is stored and read', () => {
  fc.assert(
    fc.property(lawfulAnswers, ({ formula }) => {
      const built = formula && buildFormula(formula, 3, []).tree
      if (!built) throw new Error('the formula is built')
      const stored: unknown = JSON.parse(JSON.stringify(treeOf(blocksOf(built))))
      expect(readExpression(stored)).toEqual({ expression: readExpression(built).expression, problems: [] })
    }),
  )
})

test('two pieces, a trigger and a ceiling give what they say', () => {
  const result: Block = { kind: 'indicator', name: 'resultat' }
  const formula: Block = {
    kind: 'trigger',
    when: { cmp: '>', left: result, right: { kind: 'amount', value: 100_000 } },
    gives: {
      kind: 'least',
      of: [
        {
          kind: 'parts',
          parts: [
            { name: 'résultat', of: { kind: 'share', rate: 0.05, of: result } },
            {
              name: 'service',
              of: {
                kind: 'grid',
                of: { kind: 'indicator', name: 'service' },
                rows: [
                  { from: null, to: 0.95, gives: { kind: 'amount', value: 0 } },
                  { from: 0.95, to: null, gives: { kind: 'amount', value: 4000 } },
                ],
              },
            },
          ],
        },
        { kind: 'amount', value: 15_000 },
      ],
    },
    otherwise: null,
  }
  const gives = (resultat: number, service: number) =>
    toDecimalString(evaluate(treeOf(formula), { resultat, service }).value)
  expect(gives(100_000, 1)).toBe('0')
  expect(gives(120_000, 0.94)).toBe('6000')
  expect(gives(120_000, 0.95)).toBe('10000')
  expect(gives(900_000, 0.95)).toBe('15000')
})
