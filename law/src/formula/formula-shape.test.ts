import { expect, test } from 'vitest'
import { formula, inputs } from './formula-shape.ts'
import { readExpression } from './read-expression.ts'

test('a fault of a tree is told at its place in it', () => {
  const fault = formula.fault({ op: 'add', args: [1, { op: 'pow', args: [2] }] }, 'formula')
  expect(fault?.code).toBe('input_not_valid')
  expect(fault?.input).toBe('formula.args[1]')
})

test('a difference and a quotient take two arguments, no more', () => {
  for (const op of ['sub', 'div'])
    expect([2, 3].map((count) => readExpression({ op, args: Array(count).fill(1) }).problems)).toEqual([
      [],
      [expect.objectContaining({ reason: `${op} takes two arguments` })],
    ])
})

test('an input is a number, its writing or a fraction over more than nothing; a set is a list of records of them', () => {
  expect([1, '0.5', { n: 1n, d: 2n }].map((x) => inputs.fits({ x }))).toEqual([true, true, true])
  expect([Number.NaN, { n: 1n, d: 0n }, { n: 1, d: 2 }].map((x) => inputs.fits({ x }))).toEqual([
    false,
    false,
    false,
  ])
  expect(inputs.fits({ sites: [{ a: 1 }, { a: '2' }] })).toBe(true)
  expect(inputs.fits({ sites: [1] })).toBe(false)
  expect(inputs.fault({ sites: [{ a: 1 }] }, 'inputs')).toBeNull()
  expect(inputs.fault({ sites: [{ a: null }] }, 'inputs')?.input).toBe('inputs.sites[0].a')
})

test('a member of a menu is called by its name, else by its place', () => {
  const { expression, problems } = readExpression({ one_of: [{ name: 'A', expr: 1 }, { expr: 2 }, 3] })
  expect(problems).toEqual([])
  expect(expression).toMatchObject({ one_of: [{ name: 'A' }, { name: '2' }, { name: '3' }] })
})
