import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAgreements } from '../law/accords/read-agreements.ts'
import type { AccordRecord } from '../law/accords/read-record.ts'
import { enterAgreement } from './accords-as-answers.ts'

const { agreements } = readAgreements(readFileSync(new URL('accords-sample.json', import.meta.url), 'utf8'))

test('ten published agreements, each of another shape, are entered, written, and give their published figures', () => {
  expect(agreements.length).toBe(10)
  const entered = agreements.map(enterAgreement)
  for (const { id, clauses, figures } of entered) {
    expect(clauses, id).toBeGreaterThan(30)
    for (const { name, value, passed, said } of figures)
      if (value !== null) expect([id, name, passed, said]).toEqual([id, name, true, said])
  }
  expect(entered.flatMap(({ figures }) => figures).filter(({ passed }) => passed).length).toBe(18)
})

test('what the answers cannot say of an agreement is named, and nothing is passed over', () => {
  const reasons = (id: string) =>
    agreements.filter((one) => one.id === id).flatMap((one) => enterAgreement(one).reasons)
  // Presence, time on the books and pay: its split has nothing left out.
  expect(reasons('orange-sa-2018-2020').filter((one) => one.startsWith('split'))).toEqual([])
  expect(reasons('sncf-gie-2024-2025').join('\n')).toContain(
    'not shown, entered as a value measured elsewhere: nps',
  )
})

const grid = (of: string) => ({
  op: 'mul',
  args: [{ const: 0.1 }, { op: 'max', args: [{ const: 0 }, { var: of }] }],
})

test('a menu is entered as one agreement for each choice, and a choice that cannot stand says why', () => {
  const menu = {
    one_of: [
      { name: 'a', expr: { const: 1 } },
      { name: 'b', expr: grid('resultat') },
    ],
  }
  const { clauses, reasons } = enterAgreement({ id: 'menu', structured: { envelope_formula: menu } })
  expect(clauses).toBeGreaterThan(30)
  expect(reasons.join(' ')).toContain('choice “a”')
})

test('a sum over sites is entered site by site and read back as the sum that was published', () => {
  const record: AccordRecord = {
    id: 'sites',
    structured: {
      envelope_formula: { op: 'sum_over', over: '2 sites', expr: grid('resultat') },
      allocation: { criteria: [{ kind: 'uniform', weight_percent: 100, definitions: 'inside each site' }] },
    },
    figures_recomputed: [
      {
        name: 'both',
        published_or_expected: 30,
        within: 0,
        inputs: { '2 sites': [{ resultat: 100 }, { resultat: 200 }] },
      },
    ],
  }
  const { clauses, figures } = enterAgreement(record)
  expect(clauses).toBeGreaterThan(30)
  expect(figures.map(({ value, passed }) => [value, passed])).toEqual([[30, true]])
})

test('a split without a formula is entered; a page that shows neither is not', () => {
  const split = { criteria: [{ kind: 'salary', weight_percent: 100, floor: '1.25 PASS' }] }
  expect(enterAgreement({ id: 'split', structured: { allocation: split } }).clauses).toBeGreaterThan(30)
  const none = enterAgreement({ id: 'none', structured: {} })
  expect([none.clauses, none.reasons]).toEqual([0, ['the formula is not shown', 'split: not shown either']])
})
