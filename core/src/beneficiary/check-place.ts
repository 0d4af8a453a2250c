import { namesCountry } from '../record/country-code.ts'
import { hasWrongPostCode } from '../record/post-code.ts'
import { personSentences, type PersonFault } from './check-person.ts'
import type { RecordOf } from '../record/field.ts'
import type { personFields } from './fields.ts'

type Given = Partial<Pick<RecordOf<typeof personFields>, 'birth_country' | 'address'>>
type PlaceFault = PersonFault & { code: 'unknown_country' | 'invalid_postal_code' }

/** The countries that nobody knows and the post code that France has not, each at its field; what stood there `before` stays. */
export function placeFaults(given: Given, before: Given = {}): PlaceFault[] {
  const named = {
    birth_country: [given.birth_country, before.birth_country],
    'address.country': [given.address?.country, before.address?.country],
  } as const
  const countries = (['birth_country', 'address.country'] as const).flatMap((field): PlaceFault[] => {
    const [country, stored] = named[field]
    return !country || country === stored || namesCountry(country)
      ? []
      : [{ field, code: 'unknown_country', text: personSentences.unknown_country }]
  })
  const { address } = given
  const stood =
    address?.postal_code === before.address?.postal_code && address?.country === before.address?.country
  if (!address || stood || !hasWrongPostCode(address)) return countries
  const text = personSentences.invalid_postal_code
  return [...countries, { field: 'address.postal_code', code: 'invalid_postal_code', text }]
}
