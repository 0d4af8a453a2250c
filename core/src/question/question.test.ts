import { expect, test } from 'vitest'
import { answerDue } from './question.ts'

test('an answer is asked for in ten days, and before the person decides where that comes first', () => {
  expect(answerDue('2026-06-01', null)).toBe('2026-06-11')
  expect(answerDue('2026-06-01', '2026-06-30')).toBe('2026-06-11')
  expect(answerDue('2026-06-01', '2026-06-04')).toBe('2026-06-04')
  expect(answerDue('2026-06-01', '2026-06-01')).toBe('2026-06-01')
})

test('who has decided already waits ten days', () => {
  expect(answerDue('2026-06-01', '2026-05-31')).toBe('2026-06-11')
})
