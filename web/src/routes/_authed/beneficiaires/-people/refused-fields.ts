import { addressFields } from '@moisson/core/record/address'
import { keysOf } from '@moisson/core/record/field'
import type { PersonValues } from './person-values.ts'

/** The field that a refusal speaks of, by its code or by the server's name for the field. */
export const refusedFields = {
  duplicate_employee_number: 'employee_number',
  invalid_nir: 'nir',
  invalid_iban: 'iban',
  exit_before_hire: 'exit_date',
  invalid_phone: 'mobile',
  birth_date_ahead: 'birth_date',
  ...Object.fromEntries(keysOf(addressFields).map((part) => [`address.${part}`, `address.${part}`])),
} as Readonly<Record<string, keyof PersonValues>>
