import { expect, test } from 'vitest'
import { answersOf, newlyKnown } from './known-answers.ts'
import { processTemplate } from './templates.ts'

const form_schema =
  processTemplate('interessement_setup')?.steps.find(({ code }) => code === 'eligibility')?.form ?? []
const file = { headcount: 15, has_cse: null, has_union_delegate: false }

test('what the file says stands in a step until somebody answers, follows the file, and never changes what was sent', () => {
  const read = (status: 'available' | 'in_progress' | 'submitted' | 'validated', form_data = {}) =>
    answersOf({ status, form_schema, form_data }, file)
  expect(read('available')).toEqual({ headcount: 15, has_union_delegate: false })
  expect(read('available', { headcount: 12 })).toMatchObject({ headcount: 15 })
  expect(read('in_progress', { headcount: 12 })).toEqual({ headcount: 12, has_union_delegate: false })
  expect(read('submitted', { headcount: 12 })).toEqual({ headcount: 12 })
  expect(read('validated')).toEqual({})
})

test('an answer fills what the file lacks, and nothing that it says', () => {
  const answers = { headcount: 16, has_cse: false, has_union_delegate: true, branch_agreement: 'x' }
  expect(newlyKnown(form_schema, answers, file)).toEqual({ has_cse: false })
  expect(newlyKnown(form_schema, {}, { ...file, headcount: null })).toEqual({})
})
