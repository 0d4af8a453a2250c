import type { ApiError } from '../../../api/api-error.ts'

/** A refusal that is about one field says so by its code. */
const fieldOfCode: Record<string, string> = {
  duplicate_employee_number: 'employee_number',
  invalid_nir: 'nir',
  invalid_iban: 'iban',
  exit_before_hire: 'exit_date',
}

interface Listed {
  field: string
  message: string
}
const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'message' in value &&
  typeof value.field === 'string' &&
  typeof value.message === 'string'

/** Each field's sentence, from the fields the API names or from the code of its refusal. */
export function fieldErrorsOf(error: ApiError): Record<string, string> {
  const found: Record<string, string> = { ...error.fieldErrors }
  const body = typeof error.body === 'object' && error.body !== null ? error.body : {}
  const listed: unknown = 'field_errors' in body ? body.field_errors : []
  if (Array.isArray(listed)) {
    for (const { field, message } of listed.filter(isListed)) found[fieldName(field)] ??= message
  }
  const own = error.code ? fieldOfCode[error.code] : undefined
  if (own) found[own] ??= error.message
  return found
}

/** `address.line1` is the field `address_line1` of the form; `address.city` is `city`. */
function fieldName(path: string): string {
  const inside = /^address\.(\w+)$/.exec(path)?.[1]
  if (inside === undefined) return path
  return inside.startsWith('line') ? `address_${inside}` : inside
}
