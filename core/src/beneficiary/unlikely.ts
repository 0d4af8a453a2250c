import { addMonths } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'
import type { RecordOf } from '../record/field.ts'
import type { personFields } from './fields.ts'

/** Younger than this nobody is hired, as a rule; older than the second neither. */
export const HIRED_FROM_AGE = 15
export const HIRED_UNTIL_AGE = 90
/** A name of one letter is rather an initial. */
export const SHORTEST_NAME = 2

const birth = {
  fr: 'La date de naissance et la date d’entrée ne vont pas ensemble : vérifiez-les.',
  en: 'The birth date and the hire date do not fit together: check them.',
} as const
const initial = {
  fr: 'Le nom ou le prénom n’a qu’une lettre : écrivez-le en entier.',
  en: 'The first or last name has one letter only: write it in full.',
} as const

/** What of a file can be so, but rather is not: whoever reads it checks it. */
export function unlikelyOf({
  birth_date,
  hire_date,
  last_name = '',
  first_name = '',
}: Partial<Pick<RecordOf<typeof personFields>, 'birth_date' | 'hire_date' | 'last_name' | 'first_name'>>): {
  field: keyof typeof personFields
  text: Text
}[] {
  const hiredAt = (age: number) => birth_date && addMonths(birth_date, 12 * age)
  const dates =
    birth_date &&
    hire_date &&
    (hire_date < (hiredAt(HIRED_FROM_AGE) ?? '') || hire_date > (hiredAt(HIRED_UNTIL_AGE) ?? ''))
  const short = Object.entries({ last_name, first_name }).find(
    ([, name]) => name.trim().length < SHORTEST_NAME,
  )?.[0] as 'last_name' | 'first_name' | undefined
  return [
    ...(dates ? [{ field: 'birth_date' as const, text: birth }] : []),
    ...(short ? [{ field: short, text: initial }] : []),
  ]
}
