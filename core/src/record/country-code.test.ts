import { expect, test } from 'vitest'
import { postalCountry } from './country-code.ts'

test('an address abroad ends with its country as the post reads it; in France no country is written', () => {
  expect(['DEU', 'de', 'Schweiz', 'Algérie', 'BEL'].map(postalCountry)).toEqual([
    'ALLEMAGNE',
    'ALLEMAGNE',
    'SUISSE',
    'ALGÉRIE',
    'BELGIQUE',
  ])
  expect(['FRA', 'fr', 'France', '', null].map(postalCountry)).toEqual([null, null, null, null, null])
})
