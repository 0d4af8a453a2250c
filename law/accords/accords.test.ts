import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AccordRecord } from './read-record.ts'
import { readFormulas } from './read-record.ts'
import { runAccords } from './run-accords.ts'

const published = new URL('../../../shared/law/published-accords.json', import.meta.url)
const records = existsSync(published)
  ? (JSON.parse(readFileSync(published, 'utf8')) as { agreements: AccordRecord[] }).agreements
  : []

describe.skipIf(records.length === 0)('the published agreements (../shared/law, skipped when absent)', () => {
  const report = runAccords(records)

  test('every figure comes out as published', () => {
    expect(report.failed).toEqual([])
    expect(report.skipped).toEqual([])
    expect(report.passed.length).toBeGreaterThan(30)
  })

  test('every record reads whole, or says which part its text does not show', () => {
    for (const { reading } of report.records) {
      expect(reading.status === 'whole' || reading.reasons.length > 0).toBe(true)
    }
  })

  test('every tree that can be read is read: what remains is not a tree', () => {
    const unread = report.records.filter(({ reading }) =>
      reading.reasons.some((reason) => reason.includes('$')),
    )
    expect(unread.map(({ id, reading }) => [id, reading.reasons])).toEqual([])
  })
})

test('a figure that does not come out is a failure with its value', () => {
  const wrong: AccordRecord = {
    id: 'x',
    structured: { envelope_formula: { op: 'mul', args: [{ const: 2 }, { var: 'porcs' }] } },
    figures_recomputed: [{ name: '10', published_or_expected: 21, within: 0.5 }],
  }
  expect(runAccords([wrong]).failed).toMatchObject([{ id: 'x', value: 20 }])
})

test('a figure without its inputs is reported as not evaluated, never as passed', () => {
  const alone: AccordRecord = {
    id: 'y',
    structured: { envelope_formula: { op: 'add', args: [{ var: 'a' }, { var: 'b' }] } },
    figures_recomputed: [{ name: 'total', published_or_expected: 3, within: 0 }],
  }
  expect(runAccords([alone]).skipped).toMatchObject([{ id: 'y' }])
})

test('words instead of a tree are said to be words', () => {
  expect(readFormulas({ recommended: 'two or more brackets' })).toMatchObject({
    status: 'none',
    reasons: ['recommended: in words only: two or more brackets'],
  })
})
