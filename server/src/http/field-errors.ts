import type { Language } from '@moisson/core/vocabulary'
import type { FieldError } from './refused.ts'

interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  format?: string
  minimum?: number | bigint
  maximum?: number | bigint
  origin?: string
  values?: unknown[]
  input?: unknown
  errors?: Issue[][]
}

/** Says of each invalid field what is wrong and how to mend it, in the reader's language. */
export function fieldErrors(issues: readonly unknown[], language: Language): FieldError[] {
  return (issues as Issue[]).map((issue) => ({
    field: issue.path.join('.'),
    code: issue.code ?? 'invalid',
    message: sentence(issue)[language],
  }))
}

function sentence(issue: Issue): Record<Language, string> {
  const { minimum, maximum } = issue
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return { fr: 'Ce champ est obligatoire.', en: 'This field is required.' }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { fr: 'Ce champ est obligatoire.', en: 'This field is required.' }
  if (issue.code === 'too_small')
    return { fr: `La valeur doit être d’au moins ${minimum}.`, en: `The value must be at least ${minimum}.` }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { fr: `${maximum} caractères au plus.`, en: `${maximum} characters at most.` }
  if (issue.code === 'too_big')
    return { fr: `La valeur doit être d’au plus ${maximum}.`, en: `The value must be at most ${maximum}.` }
  if (issue.code === 'invalid_value')
    return {
      fr: `Valeurs acceptées : ${(issue.values ?? []).join(', ')}.`,
      en: `Accepted values: ${(issue.values ?? []).join(', ')}.`,
    }
  if (issue.format === 'email')
    return { fr: 'Cette adresse e-mail n’est pas valide.', en: 'This e-mail address is not valid.' }
  if (issue.format === 'date')
    return { fr: 'Donnez une date au format AAAA-MM-JJ.', en: 'Give a date as YYYY-MM-DD.' }
  if (issue.format === 'datetime')
    return {
      fr: 'Donnez un instant au format AAAA-MM-JJTHH:MM:SSZ.',
      en: 'Give an instant as YYYY-MM-DDTHH:MM:SSZ.',
    }
  return { fr: 'Cette valeur n’est pas acceptée ici.', en: 'This value is not accepted here.' }
}
