import { answerFields } from '@moisson/core/accord/answer-fields'
import { expect, test } from 'vitest'
import { stepOf } from './steps.ts'

test('every answer has its step, and the nearer part decides', () => {
  expect(stepOf('duration.first_exercise_start')).toBe('company')
  expect(stepOf('duration.years')).toBe('scope')
  expect(stepOf('indicators.0.label')).toBe('indicators')
  expect(stepOf('formula')).toBe('formula')
  for (const place of Object.keys(answerFields)) expect(stepOf(place), place).not.toBe('compliance')
})
