import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PublishedVector } from './run-vectors.ts'
import { answers, runVectors } from './run-vectors.ts'

const own = new URL('published-vectors.json', import.meta.url)
const shared = new URL('../../../shared/law/vectors.json', import.meta.url)
const readVectors = (file: URL) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { vectors: PublishedVector[] }).vectors

const allPass = (file: URL) => () => {
  const vectors = readVectors(file)
  const { failed, notCovered, passed } = runVectors(vectors)
  expect(failed).toEqual([])
  expect(notCovered).toEqual([])
  expect(passed).toHaveLength(vectors.length)
}

test('the vectors of the rule book, kept here, all pass and none is left uncovered', allPass(own))

test.skipIf(!existsSync(shared))('those of ../shared/law too, where that folder is present', allPass(shared))

test('a wrong expectation fails with what was expected and what came out', () => {
  const wrong = {
    id: 'X-1',
    rule: 'csg_crds_split',
    input: { gross_cents: 100_000 },
    expected: { crds_cents: 501 },
  }
  expect(runVectors([wrong]).failed).toEqual([
    { id: 'X-1', rule: 'csg_crds_split', expected: { crds_cents: 501 }, actual: { crds_cents: 500 } },
  ])
})

test('a rule nobody wrote is not covered, never passed', () => {
  const unknown = { id: 'X-2', rule: 'no_such_rule', input: {}, expected: {} }
  expect(runVectors([unknown])).toEqual({
    passed: [],
    failed: [],
    notCovered: [{ id: 'X-2', rule: 'no_such_rule' }],
  })
})

test('a refusal is compared by its code', () => {
  const refused = {
    id: 'X-3',
    rule: 'pass_2027',
    input: { year: 2030 },
    expected: { error: 'parameter_not_published' },
  }
  expect(runVectors([refused]).passed).toEqual(['X-3'])
})

test('a list must have every item, a record every expected key', () => {
  expect(answers([1, 2], [1, 2, 3])).toBe(false)
  expect(answers({ a: { b: 1 } }, { a: { b: 1, c: 2 } })).toBe(true)
  expect(answers({ a: null }, {})).toBe(false)
})
