import type { Fields } from './field.ts'

/** The lines of a postal address. */
export const addressFields = {
  line1: { kind: 'text', max: 100, label: { fr: 'Adresse', en: 'Address' } },
  line2: { kind: 'text', max: 100, label: { fr: 'Complément d’adresse', en: 'Address, second line' } },
  postal_code: { kind: 'text', max: 10, label: { fr: 'Code postal', en: 'Post code' } },
  city: { kind: 'text', max: 80, label: { fr: 'Ville', en: 'Town' } },
  country: { kind: 'text', max: 80, country: true, label: { fr: 'Pays', en: 'Country' } },
} as const satisfies Fields

/** Of a company the country is given by its code. */
export const companyAddressFields = {
  ...addressFields,
  country: { ...addressFields.country, max: 3 },
} as const satisfies Fields
