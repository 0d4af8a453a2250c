import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { evaluateFigure } from './evaluate-figure.ts'
import { lookedUpInputs, unrelatedFigures } from './looked-up-inputs.ts'
import { readAgreements } from './read-agreements.ts'
import type { AccordRecord } from './read-record.ts'
import { readFormulas, readRecord } from './read-record.ts'
import { runAccords } from './run-accords.ts'

const published = new URL('../../../shared/law/published-accords.json', import.meta.url)
const records = existsSync(published) ? readAgreements(readFileSync(published, 'utf8')).agreements : []

describe.skipIf(records.length === 0)('the published agreements (../shared/law, skipped when absent)', () => {
  const report = runAccords(records)

  test('every figure of a tree comes out as published, and says with which inputs', () => {
    expect(report.failed).toEqual([])
    expect(report.passed.length).toBeGreaterThan(30)
    expect(report.passed.every(({ said }) => said.length > 10)).toBe(true)
  })

  test('a figure that no tree gives is not evaluated, and says what it is', () => {
    const named = Object.entries(unrelatedFigures).flatMap(([id, figures]) =>
      Object.keys(figures).map((name) => `${id} ${name}`),
    )
    expect(report.skipped.map(({ id, figure }) => `${id} ${figure.name}`).toSorted()).toEqual(
      named.toSorted(),
    )
  })

  test('an input that was looked up is never the answer', () => {
    for (const { id, figures_recomputed } of records)
      for (const figure of figures_recomputed ?? []) {
        const inputs = Object.values(lookedUpInputs[id]?.[figure.name]?.inputs ?? {})
        const answer = figure.published_or_expected
        // A tree of one tier or one difference gives back what is paid in: its name says so.
        const same = inputs.filter(
          (value) => value === answer && answer !== 0 && String(value) !== figure.name,
        )
        expect([id, figure.name, same]).toEqual([id, figure.name, []])
      }
  })

  test('every record reads whole, or says which part its text does not show', () => {
    for (const { reading } of report.records) {
      expect(reading.status === 'whole' || reading.reasons.length > 0).toBe(true)
    }
  })

  test('every tree that can be read is read: what remains is not a tree', () => {
    const unread = report.records.filter(({ reading }) =>
      reading.reasons.some((reason) => reason.includes('$') && !reason.includes('are not shown')),
    )
    expect(unread.map(({ id, reading }) => [id, reading.reasons])).toEqual([])
  })
})

const doubled = { op: 'mul', args: [{ const: 2 }, { var: 'porcs' }] }
const figure = (more: object) => ({ name: 'paid', published_or_expected: 20, within: 0.5, ...more })
const recordOf = (more: Partial<AccordRecord>): AccordRecord => ({
  id: 'x',
  structured: { envelope_formula: doubled },
  ...more,
})

test('a figure that does not come out is a failure with its value', () => {
  const wrong = recordOf({
    figures_recomputed: [figure({ published_or_expected: 21, inputs: { porcs: 10 } })],
  })
  expect(runAccords([wrong]).failed).toMatchObject([{ id: 'x', value: 20 }])
})

test('the figure’s own inputs come first, then the record’s, then those of its worked example', () => {
  const everywhere = recordOf({ inputs: { porcs: 11 }, worked_example: { inputs: { porcs: 12 } } })
  const value = (record: AccordRecord, more: object) =>
    evaluateFigure(record, readRecord(record), figure(more))
  expect(value(everywhere, { inputs: { porcs: { value: 10, where: 'art. 4' } }, where: 'p. 3' })).toEqual({
    kind: 'passed',
    value: 20,
    how: 'the figure’s own inputs (p. 3)',
  })
  expect(value(everywhere, {})).toMatchObject({ value: 22, how: 'the record’s own inputs' })
  expect(value(recordOf({ worked_example: { inputs: { porcs: 12 } } }), {})).toMatchObject({ value: 24 })
})

test('own inputs win over those that were looked up under the same name', () => {
  const record = recordOf({
    id: 'elevage-morvan-2020',
    structured: { envelope_formula: { var: 'porcs_vendus_trimestre' } },
  })
  const own = figure({ name: '638', published_or_expected: 7, inputs: { porcs_vendus_trimestre: 7 } })
  expect(evaluateFigure(record, readRecord(record), own)).toMatchObject({
    kind: 'passed',
    how: 'the figure’s own inputs',
  })
})

test('a figure may be of a part of the tree, or for one of what it counts', () => {
  const record = recordOf({ inputs: { porcs: 10, fermes: 4 } })
  const evaluated = (more: object) => evaluateFigure(record, readRecord(record), figure(more))
  expect(evaluated({ part: 'args.1' })).toMatchObject({ value: 10 })
  expect(evaluated({ per: 'fermes' })).toMatchObject({ value: 5 })
  for (const part of ['args.7', 'args', 'op', 'args.0.const'])
    expect(evaluated({ part })).toEqual({
      kind: 'not_evaluated',
      reason: `what is given cannot be read: its formula has no part “${part}” that is a formula`,
    })
})

test('a figure without its inputs is reported as not evaluated, never as passed', () => {
  const alone = recordOf({
    id: 'y',
    figures_recomputed: [figure({ name: '10' }), figure({ inputs: { autre: 1 } })],
  })
  expect(runAccords([alone]).skipped).toMatchObject([
    { said: 'no inputs beside this figure' },
    { said: expect.stringContaining('porcs') },
  ])
})

test('a name that every object knows is a name like any other', () => {
  const named = recordOf({
    id: 'constructor',
    figures_recomputed: [figure({ name: 'name', inputs: { porcs: 10 } })],
  })
  expect(runAccords([named]).passed).toMatchObject([{ value: 20 }])
})

test('a figure that needs no input says so, and a mark before the text is no text', () => {
  const constant = recordOf({ structured: { envelope_formula: 20 } })
  const text = `\ufeff${JSON.stringify([{ ...constant, figures_recomputed: [figure({ inputs: { porcs: 1 } })] }])}`
  expect(runAccords(readAgreements(text).agreements).passed).toMatchObject([{ value: 20, said: 'no input' }])
})

test('a tree of numbers alone is evaluated without inputs', () => {
  const constant = recordOf({ structured: { envelope_formula: 20 }, figures_recomputed: [figure({})] })
  expect(runAccords([constant]).passed).toMatchObject([{ value: 20, said: 'no input' }])
})

test('inputs beside a figure win over what was said of the published one', () => {
  const [id = '', figures = {}] = Object.entries(unrelatedFigures)[0] ?? []
  const named = { ...figure({ inputs: { porcs: 10 } }), name: Object.keys(figures)[0] ?? '' }
  expect(runAccords([recordOf({ id, figures_recomputed: [named] })]).passed).toMatchObject([{ value: 20 }])
})

test.each([
  ['this is not JSON', '{"agreements": [}'],
  ['no list of agreements in this file', '{"accords": []}'],
  ['no agreement in this file: nothing would be read', '{"agreements": [], "templates": []}'],
  ['agreement 1 is not a record with an id', '[7]'],
  ['x: structured is not a record', '[{"id":"x","structured":"words"}]'],
  ['x: figures_recomputed is not a list', '[{"id":"x","figures_recomputed":{}}]'],
  [
    'x: figure 1 has no number under published_or_expected',
    '[{"id":"x","figures_recomputed":[{"name":"a","within":0}]}]',
  ],
  ['x: inputs: a is neither a number nor a list', '[{"id":"x","inputs":{"a":true}}]'],
  ['t: formulas is not a list', '{"agreements":[],"templates":[{"id":"t","formulas":3}]}'],
  ['nested more than 200 deep', `[${'['.repeat(5000)}${']'.repeat(5000)}]`],
])('a file of a wrong shape is refused with a sentence: %s', (sentence, text) => {
  const { agreements, problems } = readAgreements(text)
  expect(agreements).toEqual([])
  expect(problems.join('\n')).toContain(sentence)
})

test('words instead of a tree are said to be words', () => {
  expect(readFormulas({ recommended: 'two or more brackets' })).toMatchObject({
    status: 'none',
    reasons: ['recommended: in words only: two or more brackets'],
  })
})
