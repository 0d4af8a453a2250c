import { expect, test } from 'vitest'
import { checkForm, type Answers } from './check-form.ts'
import { processTemplate } from './templates.ts'

const formOf = (code: string) =>
  processTemplate('interessement_setup')?.steps.find((step) => step.code === code)?.form ?? []
const faults = (code: string, answers: Answers) =>
  checkForm(formOf(code), answers).faults.map(({ field, fault }) => `${field} ${fault}`)

test('a headcount below one is refused, at one it is taken', () => {
  const rest = { has_cse: false, has_union_delegate: false }
  expect(faults('eligibility', { headcount: -4, ...rest })).toEqual(['headcount too_small'])
  expect(faults('eligibility', { headcount: 0.99, ...rest })).toEqual(['headcount too_small'])
  expect(faults('eligibility', { headcount: 1, ...rest })).toEqual([])
})

test('the parts of a sharing make a hundred, and the seniority asked is what the law allows', () => {
  const shares = (uniform: number, salary: number, presence: number, months = 3) =>
    faults('distribution', {
      uniform_percent: uniform,
      salary_percent: salary,
      presence_percent: presence,
      seniority_months: months,
    })
  expect(shares(0, 50, 50)).toEqual([])
  expect(shares(50, 60, 0)).toEqual(['presence_percent other_sum'])
  expect(shares(0, 101, 0)).toEqual(['salary_percent too_big'])
  expect(shares(-1, 51, 50)).toEqual(['uniform_percent too_small'])
  expect(shares(0, 50, 50, 4)).toEqual(['seniority_months too_big'])
  expect(shares(0, 50, 50, 12)).toEqual(['seniority_months too_big'])
})
