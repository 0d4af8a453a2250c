import { expect, test } from 'vitest'
import { ApiError, errorOfAnswer } from '../../../api/api-error.ts'
import { fieldErrorsOf } from './-field-errors.ts'

test('the fields that the API lists are found by their name in the form', () => {
  const body = {
    field_errors: [
      { field: 'last_name', code: 'too_small', message: 'Ce champ est obligatoire.' },
      { field: 'address.line1', code: 'too_big', message: '100 caractères au plus.' },
      { field: 'address.city', code: 'too_big', message: '80 caractères au plus.' },
    ],
  }
  expect(fieldErrorsOf(errorOfAnswer(422, body, null))).toEqual({
    last_name: 'Ce champ est obligatoire.',
    address_line1: '100 caractères au plus.',
    city: '80 caractères au plus.',
  })
})

test('a refusal about one field is shown at it', () => {
  const error = new ApiError('Cet IBAN n’est pas valide.', { code: 'invalid_iban', body: {} })
  expect(fieldErrorsOf(error)).toEqual({ iban: 'Cet IBAN n’est pas valide.' })
})

test('another refusal belongs to no field', () => {
  expect(fieldErrorsOf(new ApiError('Introuvable.', { code: 'not_found', body: null }))).toEqual({})
})
