import * as names from '../words/names.en.ts'
import kit from '../words/kit.en.ts'
import type { Words } from '../words/catalogue.ts'
import type fr from './my-data-words.fr.ts'

const en: Words<typeof fr> = {
  data: 'My contact details',
  dataIntro: 'Only what serves to reach you and to pay you.',
  dataFailed: 'Your contact details could not be loaded',
  employers: 'Your employers',
  fieldWith: (field: string, company: string) => `${field}, with ${company}`,
  missing: names.toComplete,
  fields: {
    personal_email: 'Personal e-mail',
    mobile: 'Mobile phone',
    address: 'Postal address',
    iban: names.iban,
    electronic_delivery: names.documents,
  },
  why: {
    personal_email:
      'To reach you even if you leave the company. Your amounts will be sent there: read it again. Your former address is told.',
    mobile: 'To reach you when needed.',
    address: 'Asked for by the account keeper.',
    iban: 'To receive a payment. A recent sign-in is asked for.',
    electronic_delivery: 'How you receive your documents.',
  },
  delivery: { allowed: 'Electronically', sms: 'Electronically, told by SMS', opposed: names.onPaper },
  add: kit.add,
  edit: kit.change,
  addField: (field) => `Add: ${field}`,
  editField: (field) => `Change: ${field}`,
  save: kit.save,
  saved: names.saved,
  line1: 'Number and street',
  line2: 'More',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  ibanEmpty: 'Type your new IBAN, or close to keep the one you have.',
  ibanHelp: 'For instance FR76 3000 6000 0112 3456 7890 189.',
}
export default en
