import type { Words } from '../words/catalogue.ts'
import type fr from './my-data-words.fr.ts'

const en: Words<typeof fr> = {
  data: 'My contact details',
  dataIntro: 'Only what serves to reach you and to pay you.',
  dataFailed: 'Your contact details could not be loaded',
  missing: 'To complete',
  fields: {
    personal_email: 'Personal e-mail',
    mobile: 'Mobile phone',
    address: 'Postal address',
    iban: 'IBAN',
    electronic_delivery: 'Documents',
  },
  why: {
    personal_email: 'To reach you even if you leave the company.',
    mobile: 'To reach you when needed.',
    address: 'Asked for by the account keeper.',
    iban: 'To receive a payment. A recent sign-in is asked for.',
    electronic_delivery: 'How you receive your documents.',
  },
  delivery: { allowed: 'Electronically', opposed: 'On paper' },
  add: 'Add',
  edit: 'Change',
  addField: (field) => `Add: ${field}`,
  editField: (field) => `Change: ${field}`,
  save: 'Save',
  saved: 'Saved',
  line1: 'Number and street',
  line2: 'More',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  ibanHelp: 'For instance FR76 3000 6000 0112 3456 7890 189.',
}
export default en
