import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PublishedVector } from './run-vectors.ts'
import { answers, runVectors } from './run-vectors.ts'

const published = new URL('../../../shared/law/vectors.json', import.meta.url)

describe.skipIf(!existsSync(published))(
  'the published vectors (../shared/law/vectors.json, skipped when absent)',
  () => {
    const { vectors } = existsSync(published)
      ? (JSON.parse(readFileSync(published, 'utf8')) as { vectors: PublishedVector[] })
      : { vectors: [] }

    test('all pass, and none is left uncovered', () => {
      const { failed, notCovered, passed } = runVectors(vectors)
      expect(failed).toEqual([])
      expect(notCovered).toEqual([])
      expect(passed).toHaveLength(vectors.length)
    })
  },
)

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
