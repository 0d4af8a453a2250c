import type { Text } from '@moisson/law/text'
import type { Fields } from './field.ts'

/** The lines of a postal address. */
export const addressFields = {
  line1: { kind: 'text', max: 100, label: { fr: 'Adresse', en: 'Address' } },
  line2: { kind: 'text', max: 100, label: { fr: 'Complément d’adresse', en: 'Address, second line' } },
  postal_code: { kind: 'text', max: 10, label: { fr: 'Code postal', en: 'Post code' } },
  city: { kind: 'text', max: 80, label: { fr: 'Ville', en: 'Town' } },
  country: { kind: 'text', max: 80, country: true, label: { fr: 'Pays', en: 'Country' } },
} as const satisfies Fields

/** What is said of a post code that none is in France. */
export const postCodeSentence: Text = {
  fr: 'Un code postal français s’écrit avec cinq chiffres, sans espace, et n’est pas 00000.',
  en: 'A French post code is written with five digits, without a space, and is not 00000.',
}

/** Of a company the country is given by its code. */
export const companyAddressFields = {
  ...addressFields,
  country: { ...addressFields.country, max: 3 },
} as const satisfies Fields
