import { addressFields } from '@moisson/core/record/address'
import { keysOf } from '@moisson/core/record/field'
import type { PersonValues } from './person-values.ts'
import { yearKey, yearNames, yearOf } from './person-values.ts'

const refusedFields = {
  duplicate_employee_number: 'employee_number',
  invalid_nir: 'nir',
  invalid_iban: 'iban',
  exit_before_hire: 'exit_date',
  invalid_phone: 'mobile',
  birth_date_ahead: 'birth_date',
  ...Object.fromEntries(keysOf(addressFields).map((part) => [`address.${part}`, `address.${part}`])),
} as Readonly<Record<string, keyof PersonValues>>

/**
 * The field that a refusal speaks of, by its code or by the server's name for the field: it counts the exercices in the
 * order they were sent, that of the keys changed.
 */
export function refusedFieldsOf(changed: Iterable<string>): Readonly<Record<string, keyof PersonValues>> {
  const years = new Set([...changed].flatMap((key) => yearOf(key) ?? []))
  const ofYears = [...years].flatMap((year, place) =>
    yearNames.map((name) => [`years.${place}.${name}`, yearKey(year, name)] as const),
  )
  return { ...refusedFields, ...Object.fromEntries(ofYears) }
}
