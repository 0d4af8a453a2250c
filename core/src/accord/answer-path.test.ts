import { expect, test } from 'vitest'
import { answerAt, withAnswer } from './answer-path.ts'
import type { GivenAnswers } from './given-answers.ts'

const answers: GivenAnswers = { duration: { years: 3, period_months: 12 }, tacit_renewal: false }

test('an answer is found at its place, or nowhere', () => {
  expect(answerAt(answers, 'duration.years')).toBe(3)
  expect(answerAt(answers, 'tacit_renewal')).toBe(false)
  expect(answerAt(answers, 'payment.months_after_closing')).toBeUndefined()
})

test('an answer changes alone, is made with what holds it, and leaves nothing empty behind', () => {
  expect(withAnswer(answers, 'duration.years', 5)).toEqual({
    ...answers,
    duration: { years: 5, period_months: 12 },
  })
  const advances = withAnswer(answers, 'advances.allowed', true)
  expect(advances).toEqual({ ...answers, advances: { allowed: true } })
  expect(withAnswer(advances, 'advances.allowed', null)).toEqual(answers)
  expect(withAnswer(answers, 'company.representative.name', '')).toEqual({
    ...answers,
    company: { representative: { name: '' } },
  })
})
