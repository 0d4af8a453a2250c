import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAgreements } from '../law/accords/read-agreements.ts'
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
  const menu = {
    one_of: [
      { name: 'a', expr: { const: 1 } },
      { name: 'b', expr: { var: 'x' } },
    ],
  }
  const refused = enterAgreement({ id: 'menu', structured: { envelope_formula: menu } })
  expect([refused.clauses, refused.reasons.join(' ')]).toEqual([0, expect.stringContaining('menu')])
})
