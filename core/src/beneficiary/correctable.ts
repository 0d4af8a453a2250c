import type { Text } from '@moisson/law/text'
import { fieldsWith, keysOf } from '../record/field.ts'
import { personFields, yearFields } from './fields.ts'

const ofPerson = fieldsWith(personFields, { correctable: true })
type OfPerson = { [Name in keyof typeof ofPerson]: Text }

/** What a person may ask to have corrected, by its name. */
export const correctable = {
  ...(Object.fromEntries(keysOf(ofPerson).map((name) => [name, ofPerson[name].label])) as OfPerson),
  reference_salary: yearFields.reference_salary_cents.label,
  presence: yearFields.presence_days.label,
  other: { fr: 'Autre chose', en: 'Something else' },
} as const satisfies Readonly<Record<string, Text>>
export type Correctable = keyof typeof correctable
export const correctableFields = keysOf(correctable)
