import { namesCountry } from '../record/country-code.ts'
import { personSentences, type PersonFault } from './check-person.ts'
import type { RecordOf } from '../record/field.ts'
import type { personFields } from './fields.ts'

type Given = Partial<Pick<RecordOf<typeof personFields>, 'birth_country' | 'address'>>

/** The countries of a person's file that nobody knows, each at its field; one that stood there `before` stays. */
export function countryFaults(given: Given, before: Given = {}): PersonFault[] {
  const named = {
    birth_country: [given.birth_country, before.birth_country],
    'address.country': [given.address?.country, before.address?.country],
  } as const
  return (['birth_country', 'address.country'] as const).flatMap((field): PersonFault[] => {
    const [country, stored] = named[field]
    return !country || country === stored || namesCountry(country)
      ? []
      : [{ field, code: 'unknown_country', text: personSentences.unknown_country }]
  })
}
