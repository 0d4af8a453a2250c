import { expect, test } from 'vitest'
import { answersAnother, withBefore, type LineBefore } from './answer-before.ts'
import type { AnswerRow } from './answer-row.ts'
import { matchAnswer, type SentLine } from './match-answer.ts'

const line = (number: string, amount_cents: number): SentLine => ({
  campaign_beneficiary_id: `e${number}`,
  beneficiary_id: `b${number}`,
  employee_number: number,
  person_name: `Person ${number}`,
  plan: 'PEE',
  fund_code: 'F1',
  fund_name: 'Fund',
  amount_cents,
  abondement_net_cents: 0,
})
const sent = [line('1', 100_00), line('2', 200_00), line('3', 300_00)]
const row = (employee_number: string, more: Partial<AnswerRow> = {}): AnswerRow => ({
  row: Number(employee_number) + 1,
  employee_number,
  person: null,
  plan: null,
  unread_plan: null,
  fund: null,
  amount_cents: null,
  unreadable_amount: null,
  verdict: 'accepted',
  reason: null,
  ...more,
})
const read = (rows: AnswerRow[], rejectsOnly = false) => matchAnswer(sent, rows, { rejectsOnly })
const stands = (lines: ReturnType<typeof withBefore>, treated: Partial<LineBefore> = {}): LineBefore[] =>
  lines.map((one) => ({
    ...one,
    campaign_beneficiary_id: one.sent?.campaign_beneficiary_id ?? null,
    resolution: null,
    resolved_at: null,
    resolved_by_name: null,
    ...(one.status === 'rejected' && treated),
  }))

test('an answer about the line sent again leaves the others as the answer before told them', () => {
  const first = read([row('1'), row('2', { verdict: 'rejected', reason: 'Compte clos' })])
  const treated = { resolution: 'Renvoyée', resolved_at: new Date(0), resolved_by_name: 'Claire' }
  const second = withBefore(read([row('2')]), stands(first, treated))
  expect(second.map(({ employee_number, status }) => [employee_number, status])).toEqual([
    ['2', 'accepted'],
    ['1', 'accepted'],
    // Neither names it.
    ['3', 'missing'],
  ])
  const third = withBefore(read([row('3')]), stands(first, treated))
  expect(third.find(({ employee_number }) => employee_number === '2')).toMatchObject({
    status: 'rejected',
    reason: 'Compte clos',
    ...treated,
  })
  // What it leaves out is said to be accepted.
  expect(
    withBefore(read([row('3', { verdict: null })], true), stands(first)).map(({ status }) => status),
  ).toEqual(['rejected', 'accepted', 'accepted'])
})

test('an answer that names nobody of what was sent, or none of its amounts, is of something else', () => {
  expect(answersAnother(read([row('9'), row('8')], true))).toBe('people')
  expect(answersAnother(read([row('1', { amount_cents: 1 }), row('2', { amount_cents: 2 })]))).toBe('amounts')
  expect(answersAnother(read([row('1', { amount_cents: 1 }), row('2', { amount_cents: 2 })], true))).toBe(
    'amounts',
  )
  // One line may differ, and no amount need be there.
  expect(answersAnother(read([row('1', { amount_cents: 1 })]))).toBe(null)
  expect(answersAnother(read([row('1', { amount_cents: 1 }), row('2', { amount_cents: 200_00 })]))).toBe(null)
  expect(answersAnother(read([row('1'), row('9')]))).toBe(null)
})
