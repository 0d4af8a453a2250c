import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PublishedVector } from './run-vectors.ts'
import { readVectors as read } from './read-vectors.ts'
import { answers, runVectors } from './run-vectors.ts'
import { inputs } from './inputs.ts'
import { shapes } from './shapes.ts'

const own = new URL('published-vectors.json', import.meta.url)
const boundaries = new URL('boundary-vectors.json', import.meta.url)
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

test('at each bound the rules answer what exact fractions and the articles alone give', allPass(boundaries))

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

test.each([
  ['digits in a text are no number', 'abondement_300', { contribution_cents: '80000' }],
  ['a list is no number', 'abondement_annual_accumulation', { rate_pct: [300] }],
  ['what is missing is not zero', 'default_interessement', { gross_cents: undefined }],
  ['nor is a rate that is missing', 'abondement_plan_cap', { rate_pct: undefined }],
  ['a word is no truth', 'ppv_two_per_year', { new_grant: 'false' }],
  ['nothing is no count', 'ppv_two_per_year', { grants_in_year: null }],
  ['a year is no text', 'interessement_individual_cap', { year: '2026' }],
  ['a day that is none', 'conclusion_in_time', { signed: 'yesterday' }],
  ['days below zero', 'reply_deadline_presumption', { presumption_calendar_days: -5 }],
  ['a calendar that the rule does not know', 'participation_obligation_date', { exercice: '30 June' }],
  ['half a cent', 'urssaf_declared_amount_rounding', { base_cents: 0.5 }],
  ['a choice in other words', 'campaign_interessement', { choices: ['in gold'] }],
  ['an empty list', 'smic_hourly', { dates: [] }],
])('%s: refused with a sentence', (_, rule, by) => {
  const vector = readVectors(own).find((one) => one.rule === rule)!
  const input = { ...(vector.input as object), ...by }
  const [failed] = runVectors([{ ...vector, input, expected: { no_such: 1 } }]).failed
  expect(failed?.actual).toEqual({ error: expect.stringMatching(/^(input_|not_an_amount)/) })
  expect(failed?.said).toContain(`“${Object.keys(by)[0]}`)
})

test('every rule says what it reads, and nobody else does', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(Object.keys(shapes).toSorted())
})

test('an optional input that is null is left out', () => {
  const vector = readVectors(own).find(({ rule }) => rule === 'abondement_annual_accumulation')!
  const input = { ...(vector.input as object), plan: null, plan_cap_cents: null }
  expect(runVectors([{ ...vector, input }]).passed).toEqual([vector.id])
})

test('an exercice off the civil year is told by its first and its last day', () => {
  const input = { condition_months: 3, calc_period: ['2025-07-01', '2026-06-30'] }
  const of = (id: string, start: string, eligible: boolean) => ({
    id,
    rule: 'seniority_condition',
    input: { ...input, contracts: [[start, null]] },
    expected: { eligible },
  })
  const given = [of('in time', '2026-04-01', true), of('a day late', '2026-04-02', false)]
  expect(runVectors(given).passed).toEqual(['in time', 'a day late'])
})

test('a rule nobody wrote is not covered, never passed', () => {
  const unknown = { id: 'X-2', rule: 'no_such_rule', input: {}, expected: {} }
  expect(runVectors([unknown])).toEqual({
    passed: [],
    failed: [],
    notCovered: [{ id: 'X-2', rule: 'no_such_rule' }],
  })
})

test('a refusal that nobody expected says why, with the place of what is wrong', () => {
  const because = (rule: string, input: object) =>
    runVectors([{ id: 'X-4', rule, input, expected: { x: 1 } }]).failed[0]
  expect(because('csg_crds_split', { gross_cents: '100' })).toMatchObject({
    actual: { error: 'not_an_amount' },
    said: expect.stringContaining('“gross_cents” must be'),
  })
  expect(because('allocation_presence_days', { pool_cents: 100 })).toMatchObject({
    actual: { error: 'input_missing' },
    said: '“days” is missing: a list of at least 1 item is needed.',
  })
})

test('a file that starts with the mark of an editor is read, and nothing below zero is nothing', () => {
  const text =
    '\ufeff[{"id": "A", "rule": "csg_crds_split", "input": {"gross_cents": 0}, "expected": {"crds_cents": -0}}]'
  expect(runVectors(read(text).vectors).passed).toEqual(['A'])
})

test('a year given alone is its last day: in 2022 the law of the bonus was in force', () => {
  const input = {
    amount_cents: 100_000,
    limit_cents: 300_000,
    headcount: 300,
    pay_12_months_below_3_smic: true,
    placed_on_plan_in_time: false,
  }
  const of = (id: string, year: number, expected: object) => ({
    id,
    rule: 'ppv_regime',
    input: { ...input, year },
    expected: expected as PublishedVector['expected'],
  })
  const given = [
    of('first year', 2022, { csg_crds_cents: 0 }),
    of('year before', 2021, { error: 'regime_parameter_missing' }),
  ]
  expect(runVectors(given).passed).toEqual(['first year', 'year before'])
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

test.each([
  ['{', 'this is not JSON'],
  ['null', 'a list of vectors is expected'],
  ['"x"', 'a list of vectors is expected'],
  ['{"vectors": 3}', 'a list of vectors is expected'],
  ['[]', 'its list of vectors is empty: nothing would be checked'],
  ['[{"id": "A", "rule": "x", "input": {}, "expected": {}}]', 'vector 1 (A): “expected” is empty'],
  ['[null]', 'vector 1 is not a record'],
  ['[{"id": "A", "input": {}, "expected": {}}]', 'vector 1 (A): “rule” must be a text'],
  ['[{"id": 1, "rule": "x", "input": [], "expected": null}]', 'vector 1: “id” must be a text'],
])('a file such as %s is refused with a sentence', (text, sentence) => {
  const { vectors, problems } = read(text)
  expect(vectors).toEqual([])
  expect(problems[0]).toContain(sentence)
})

test('a file nested deeper than any vector is refused before it is walked', () => {
  const deep = '['.repeat(5000) + ']'.repeat(5000)
  for (const text of [deep, `[{"id": "A", "rule": "x", "input": {}, "expected": {"x": ${deep}}}]`])
    expect(read(text).problems).toEqual(['this is nested more than 200 deep: no vector is'])
})

test('no input of any rule makes the run crash: it fails with the code of its refusal', () => {
  const spoiled = [{}, { x: 1 }].flatMap((input) =>
    Object.keys(shapes).map((rule) => ({ id: rule, rule, input, expected: { no_such: 1 } })),
  )
  const spoiledOwn = readVectors(own).flatMap((vector) =>
    Object.keys(vector.input as object).flatMap((key) =>
      [null, -0.5, 'x', [], 1e18].map((by) => ({
        ...vector,
        input: { ...(vector.input as object), [key]: by },
      })),
    ),
  )
  const { passed, failed, notCovered } = runVectors([...spoiled, ...spoiledOwn])
  expect(passed.length + failed.length).toBe(spoiled.length + spoiledOwn.length)
  expect(notCovered).toEqual([])
})
