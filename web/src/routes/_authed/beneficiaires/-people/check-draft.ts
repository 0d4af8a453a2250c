import type { Words } from '../../../../words/catalogue.ts'
import type fr from '../-people-words.fr.ts'
import type { PersonDraft } from './person-draft.ts'
import { daysOf } from './person-draft.ts'

/** What can be said before asking the API. */
export function checkDraft(draft: PersonDraft, words: Words<typeof fr>): Record<string, string> {
  const errors: Record<string, string> = {}
  if (draft.last_name.trim() === '') errors['last_name'] = words.required
  if (draft.first_name.trim() === '') errors['first_name'] = words.required
  draft.years.forEach((one, index) => {
    if (daysOf(one.presence_days) === undefined) errors[`years.${index}.presence_days`] = words.notADayCount
  })
  return errors
}

/** Brings one field of the form to the person; of pay and presence, that of the exercice. */
export function focusField(form: HTMLElement | null, name: string, year: number): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(`[name="${name}"], [name="years.${year}.${name}"]`)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}

/** Brings the first field in error to the person. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    // The sentence under the field has to be seen too.
    field?.scrollIntoView({ block: 'center' })
  })
}
