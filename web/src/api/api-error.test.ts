import { expect, test, vi } from 'vitest'
import { ApiError, errorOfAnswer, logFailure, loggedTextOf } from './api-error.ts'

test('the error text is the server’s error field, or else its message', () => {
  expect(errorOfAnswer(422, { error: 'le texte', message: 'autre' }, null).message).toBe('le texte')
  expect(errorOfAnswer(422, { message: 'autre' }, null).message).toBe('autre')
  expect(errorOfAnswer(422, { error: '', message: 'autre' }, null).message).toBe('autre')
  expect(errorOfAnswer(500, '<html>', null).message).toBe('An unknown error occurred')
})

test('the error keeps the code, the field errors, the reference and the body', () => {
  const body = {
    error: 'x',
    code: 'invalid_request',
    field_errors: [
      { field: 'email', code: 'invalid_format', message: 'a' },
      { field: 'email', code: 'too_big', message: 'b' },
      { field: 'address.city', code: 'too_big', message: 'c' },
      { field: 7, message: 'd' },
      'e',
    ],
    request_id: 'r1',
  }
  const error = errorOfAnswer(422, body, 'header')
  expect(error).toMatchObject({
    status: 422,
    code: 'invalid_request',
    fieldErrors: { email: 'a', 'address.city': 'c' },
    requestId: 'r1',
    body,
  })
  expect(errorOfAnswer(422, { field_errors: 'x' }, null).fieldErrors).toEqual({})
  expect(errorOfAnswer(500, {}, 'header').requestId).toBe('header')
})

test.each([
  [401, 'Unauthorized - invalid or missing token'],
  [403, 'Forbidden - insufficient permissions'],
  [404, 'Resource not found'],
  [null, 'Network error - please check your connection'],
  [500, 'An unknown error occurred'],
  [422, 'An unknown error occurred'],
])('the text logged for %s is the specified one', (status, text) => {
  expect(loggedTextOf(status)).toBe(text)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logFailure(new ApiError('shown', { status }))
  expect(logged).toHaveBeenCalledExactlyOnceWith(text)
  logged.mockRestore()
})
