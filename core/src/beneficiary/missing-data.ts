import type { Day } from '@moisson/law/calendar'
import { daysOnBooks } from '@moisson/law/presence'
import type { Text } from '@moisson/law/text'
import type { Exercise } from '../campaign/exercise-dates.ts'

/** What a campaign needs to know of a person, in the order screens list it. */
const needed = [
  'employee_number',
  'email',
  'birth_date',
  'hire_date',
  'reference_salary_cents',
  'presence_days',
] as const
export type NeededField = (typeof needed)[number]
export const isNeeded = (field: string): field is NeededField => (needed as readonly string[]).includes(field)

/** What is assumed, or what will happen, while a field is empty; `{days}` is the presence that would be counted. */
export const consequences: Readonly<Record<NeededField, Text>> = {
  employee_number: {
    fr: 'la paie et le teneur de compte ne sauront pas de qui il s’agit',
    en: 'payroll and the account keeper will not know who it is',
  },
  email: {
    fr: 'le montant sera conservé jusqu’à ce que la personne soit informée',
    en: 'the amount will be held until the person is informed',
  },
  birth_date: {
    fr: 'le teneur de compte refusera la personne',
    en: 'the account keeper will refuse the person',
  },
  hire_date: {
    fr: 'ancienneté supposée acquise',
    en: 'seniority assumed to be reached',
  },
  reference_salary_cents: {
    fr: 'aucune part calculée sur le salaire',
    en: 'no share computed from pay',
  },
  presence_days: {
    fr: 'compté présent {days} jours, tous ceux de son contrat dans l’exercice',
    en: 'counted present {days} days, all those of the contract in the financial year',
  },
}

/** The days a person without a filed presence counts for. */
export function assumedPresence(
  person: { readonly hire_date?: Day | null; readonly exit_date?: Day | null },
  exercise: Exercise,
): number {
  return daysOnBooks(exercise, [{ start: person.hire_date ?? exercise.start, end: person.exit_date ?? null }])
}
