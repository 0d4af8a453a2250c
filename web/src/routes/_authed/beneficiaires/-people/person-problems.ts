import { personFaults } from '@moisson/core/beneficiary/check-person'
import { personFields } from '@moisson/core/beneficiary/fields'
import { fieldsWith, keysOf } from '@moisson/core/record/field'
import type { Text } from '@moisson/law/text'
import type { PersonValues } from './person-values.ts'

/** All that is wrong with a person before anybody is asked: what is required and lacks, and what cannot be read. */
export const problemsOf = (
  values: PersonValues,
  changed: ReadonlySet<string>,
  required: string,
  today: string,
  text: (text: Text) => string,
): Record<string, string | false> => ({
  ...Object.fromEntries(
    keysOf(fieldsWith(personFields, { required: true })).map((name) => [
      name,
      values[name].trim() === '' && required,
    ]),
  ),
  ...Object.fromEntries(
    personFaults(values, today)
      .filter(
        ({ field }) =>
          changed.has(field) ||
          (field === 'exit_date' && changed.has('hire_date')) ||
          (field === 'hire_date' && changed.has('birth_date')),
      )
      .map(({ field, text: wrong }) => [field, text(wrong)]),
  ),
})
