import type { Day } from '@moisson/law/calendar'
import { say, type Text } from '@moisson/law/text'
import { emailOf, ibanOf, nirOf, phoneOf } from '../import/parse-identifier.ts'
import { emailFault } from '../record/email-fault.ts'
import { keysOf, type RecordOf } from '../record/field.ts'
import { postCodeSentence } from '../record/address.ts'
import { personFields } from './fields.ts'
import { mobileKind } from '../sms/mobile.ts'
import { mixesAlphabets } from './mixed-letters.ts'

/** What may be wrong with a person's file, said the same by the form and by the server. */
export const personSentences = {
  invalid_nir: say(
    'Ce numéro de sécurité sociale n’est pas valide : vérifiez ses 15 chiffres et sa clé.',
    'This social-security number is not valid: check its 15 digits and its key.',
  ),
  invalid_iban: say(
    'Cet IBAN n’est pas valide : vérifiez-le caractère par caractère.',
    'This IBAN is not valid: check it character by character.',
  ),
  invalid_phone: say(
    'Ce numéro de téléphone n’est pas valide : écrivez-le comme 06 39 98 00 02, ou avec l’indicatif du pays (+32…).',
    'This phone number is not valid: write it as 06 39 98 00 02, or with its country code (+32…).',
  ),
  unknown_country: say(
    'Aucun pays n’a ce nom ni ce code : écrivez par exemple Belgique, ou BEL.',
    'No country has this name or this code: write for example Belgium, or BEL.',
  ),
  invalid_postal_code: postCodeSentence,
  sms_needs_mobile: say(
    'Pour être prévenu par SMS, il faut un numéro de mobile : donnez-le, ou choisissez d’abord un autre moyen.',
    'To be told by SMS a mobile number is needed: give it, or choose another way first.',
  ),
  birth_date_ahead: say('La date de naissance n’est pas encore passée.', 'The birth date has not come yet.'),
  hire_before_birth: say(
    'La date d’entrée précède la date de naissance.',
    'The hire date comes before the birth date.',
  ),
  mixed_alphabets: say(
    'Ce nom mêle les lettres de plusieurs alphabets, qui se ressemblent : tapez-le avec un seul.',
    'This name mixes letters of several alphabets, which look alike: type it with one.',
  ),
  exit_before_hire: say(
    'La date de sortie précède la date d’entrée.',
    'The exit date comes before the hire date.',
  ),
} as const satisfies Record<string, Text>

type PersonFaultCode = keyof typeof personSentences
export interface PersonFault {
  field:
    | keyof typeof personFields
    | 'address.country'
    | 'address.postal_code'
    | `other_contracts.${number}.end`
  code: PersonFaultCode | 'invalid_email'
  text: Text
}
type Given = Partial<RecordOf<typeof personFields>>

/** How a written value is read; null where nobody can. */
const readers: Partial<Record<keyof typeof personFields, (text: string) => string | null>> = {
  nir: nirOf,
  iban: ibanOf,
}
const names = ['last_name', 'first_name', 'birth_name'] as const
const byKind = {
  phone: { read: phoneOf, code: 'invalid_phone' },
  email: { read: emailOf, code: 'invalid_email' },
} as const

/** All that is wrong with what is given of a person, each at its field; what holds a mask says nothing. */
export function personFaults(given: Given, today: Day): PersonFault[] {
  const written = keysOf(personFields).flatMap((field): PersonFault[] => {
    const value = given[field]
    if (typeof value !== 'string' || value.trim() === '' || value.includes('•')) return []
    const { kind } = personFields[field]
    if (kind === 'email' || kind === 'phone') {
      const { read, code } = byKind[kind]
      if (read(value.trim()) !== null) return []
      return [{ field, code, text: code === 'invalid_email' ? emailFault(value) : personSentences[code] }]
    }
    if (readers[field]?.(value) !== null) return []
    return [faultAt(field, field === 'nir' ? 'invalid_nir' : 'invalid_iban')]
  })
  const { birth_date, hire_date, exit_date, mobile } = given
  const bySms = given.electronic_delivery === 'sms' && mobile !== undefined
  return [
    ...written,
    ...names.flatMap((field) =>
      mixesAlphabets(given[field] ?? '') ? [faultAt(field, 'mixed_alphabets')] : [],
    ),
    ...(bySms && mobileKind(phoneOf(mobile ?? '')) === 'not_mobile'
      ? [faultAt('electronic_delivery', 'sms_needs_mobile')]
      : []),
    ...(birth_date && birth_date > today ? [faultAt('birth_date', 'birth_date_ahead')] : []),
    ...(birth_date && birth_date <= today && hire_date && hire_date <= birth_date
      ? [faultAt('hire_date', 'hire_before_birth')]
      : []),
    ...(hire_date && exit_date && exit_date < hire_date ? [faultAt('exit_date', 'exit_before_hire')] : []),
    ...(given.other_contracts ?? []).flatMap(({ start, end }, at): PersonFault[] =>
      end !== null && end < start
        ? [
            {
              field: `other_contracts.${at}.end`,
              code: 'exit_before_hire',
              text: say('Ce contrat finit avant de commencer.', 'This contract ends before it begins.'),
            },
          ]
        : [],
    ),
  ]
}

const faultAt = (field: PersonFault['field'], code: PersonFaultCode): PersonFault => ({
  field,
  code,
  text: personSentences[code],
})
