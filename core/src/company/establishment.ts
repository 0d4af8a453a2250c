import { plainLetters } from '../record/same-letters.ts'

/** What a place of work is found by. */
export interface KnownEstablishment {
  readonly name: string
  readonly siret: string | null
}

const SIRET = /^\d{14}$/
const digitsOf = (text: string): string => text.replaceAll(/[\s\u00a0\u202f.-]/g, '')
/** As the unique index of the database compares two names. */
export const sameName = (name: string): string => plainLetters(name).trim().replaceAll(/\s+/g, ' ')

/** The place of work that a text names: by its SIRET, or by its name whatever the accents and capitals. */
export function establishmentNamed<Known extends KnownEstablishment>(
  known: readonly Known[],
  text: string,
): Known | undefined {
  const digits = digitsOf(text)
  const name = sameName(text)
  return (
    (SIRET.test(digits) ? known.find(({ siret }) => siret === digits) : undefined) ??
    known.find((one) => sameName(one.name) === name)
  )
}

/** The SIRET that a text is, where it is one. */
export const siretIn = (text: string): string | null => {
  const digits = digitsOf(text)
  return SIRET.test(digits) ? digits : null
}
