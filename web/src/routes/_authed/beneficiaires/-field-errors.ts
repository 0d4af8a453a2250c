import type { ApiError } from '../../../api/api-error.ts'

/** A refusal that is about one field says so by its code. */
const fieldOfCode: Record<string, string> = {
  duplicate_employee_number: 'employee_number',
  invalid_nir: 'nir',
  invalid_iban: 'iban',
  exit_before_hire: 'exit_date',
  invalid_phone: 'mobile',
  birth_date_ahead: 'birth_date',
}

/** Each field's sentence, from the fields the API names or from the code of its refusal. */
export function fieldErrorsOf(error: ApiError): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, message] of Object.entries(error.fieldErrors)) found[fieldName(path)] ??= message
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
