import { personFields } from '@moisson/core/beneficiary/fields'
import { fieldsWith, keysOf } from '@moisson/core/record/field'
import type { PersonValues } from './person-values.ts'

/** What a person cannot be written without, said at each field that lacks it. */
export const missingNames = (values: PersonValues, sentence: string): Record<string, string | false> =>
  Object.fromEntries(
    keysOf(fieldsWith(personFields, { required: true })).map((name) => [
      name,
      values[name].trim() === '' && sentence,
    ]),
  )
