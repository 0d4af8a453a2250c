import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { fieldsOf, refusalOf } from './what-is-refused.ts'

const missing = 'Ce champ est obligatoire.'
const ahead = 'Cette date est à venir.'
const error = new ApiError('Corrigez ces champs.', {
  status: 422,
  code: 'invalid_fields',
  fieldErrors: { 'person.name': missing, day: ahead },
})

test('what is refused of a field goes to it, and is said once', () => {
  const told = fieldsOf(error, { name: '', day: '' }, {})
  expect(told).toEqual({ name: missing, day: ahead })
  expect(refusalOf(error, told, [])).toBeNull()
})

test('what is refused of a field that is not shown is said above the others', () => {
  const told = fieldsOf(error, { name: '' }, {})
  const refusal = refusalOf(error, told, [ahead])
  expect(refusal).toMatchObject({ message: ahead, status: 422, code: 'invalid_fields' })
})

test('what belongs to no field is said as it is, with what no field says', () => {
  expect(refusalOf(error, {}, [])).toBe(error)
  expect(refusalOf(error, {}, [missing, ahead])?.message).toBe(`Corrigez ces champs. ${missing} ${ahead}`)
  expect(refusalOf(null, {}, [])).toBeNull()
})
