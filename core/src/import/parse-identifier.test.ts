import { assert, integer, property, tuple, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { emailOf, ibanOf, nirOf, phoneOf, postalCodeOf, siretOf } from './parse-identifier.ts'

const keyed = (body: string): string => {
  const digits = body.replace('2A', '19').replace('2B', '18')
  return body + String(97 - Number(BigInt(digits) % 97n)).padStart(2, '0')
}
const bodies = tuple(
  constantFrom('1', '2', '7', '8'),
  integer({ min: 0, max: 99 }),
  integer({ min: 1, max: 12 }),
  constantFrom('75', '13', '2A', '2B', '99'),
  integer({ min: 0, max: 999_999 }),
).map(
  ([sex, year, month, place, order]) =>
    `${sex}${String(year).padStart(2, '0')}${String(month).padStart(2, '0')}${place}${String(order).padStart(6, '0')}`,
)

test('a NIR with its right key is kept without spaces, Corsica included; with any other key it is refused', () => {
  assert(
    property(bodies, integer({ min: 1, max: 96 }), (body, shift) => {
      const nir = keyed(body)
      const spaced = nir.replace(/^(.)(..)(..)(..)(...)(...)(..)$/, '$1 $2 $3 $4 $5 $6 $7')
      expect(nirOf(spaced)).toBe(nir)
      expect(nirOf(nir.toLowerCase())).toBe(nir)
      expect(nirOf(body, nir.slice(13))).toBe(nir)
      expect(nirOf(body, Number(nir.slice(13)))).toBe(nir)
      expect(nirOf(body)).toBeNull()
      const wrong = ((Number(nir.slice(13)) - 1 + shift) % 97) + 1
      expect(nirOf(body + String(wrong).padStart(2, '0'))).toBeNull()
    }),
  )
})

test('a NIR kept as a number survives at 15 digits and is refused once rounded', () => {
  expect(nirOf(276_110_999_234_353)).toBe('276110999234353')
  expect(nirOf(284_110_000_000_000)).toBeNull()
  expect(nirOf('1,85067E+14')).toBeNull()
  expect(nirOf('1.85067E+14')).toBeNull()
})

test('an IBAN loses its spaces; a changed digit, an account number or a word is refused', () => {
  expect(ibanOf('FR76 9999 9000 2195 3766 7088 810')).toBe('FR7699999000219537667088810')
  expect(ibanOf('IBAN : fr7699999000219537667088810')).toBe('FR7699999000219537667088810')
  for (const bad of ['FR8399999000129636621155885', '00021953766', 'RIB à venir', ''])
    expect(ibanOf(bad)).toBeNull()
})

test('a SIRET gets back the zeros a spreadsheet ate', () => {
  expect(siretOf(1_234_400_016)).toBe('00001234400016')
  expect(siretOf('000 012 344 00016')).toBe('00001234400016')
  expect(siretOf('00001234400017')).toBeNull()
  expect(siretOf('1,2344E+13')).toBeNull()
})

test.each([
  ['Anais.Fernandez0@Example.org', 'anais.fernandez0@example.org'],
  ['mailto:a@b.fr', 'a@b.fr'],
  ['Anaïs <a.b@c-d.fr>', 'a.b@c-d.fr'],
  ['a+paie@sub.example.com', 'a+paie@sub.example.com'],
])('%s is the address %s', (text, address) => {
  expect(emailOf(text)).toBe(address)
})

test.each([
  'a.bernard@',
  'non communiqué',
  'a@b',
  'a..b@c.fr',
  '.a@b.fr',
  'hélène@ex.fr',
  'a@b.fr; c@d.fr',
  'a b@c.fr',
  'a@-b.fr',
  '@b.fr',
  `${'a'.repeat(250)}@b.fr`,
])('« %s » is no address', (text) => {
  expect(emailOf(text)).toBeNull()
})

test.each([
  ['06 39 98 32 38', '+33639983238'],
  ['06.39.98.32.38', '+33639983238'],
  ['+33 6 39 98 32 38', '+33639983238'],
  ['+33 (0)6 39 98 32 38', '+33639983238'],
  ['0033639983238', '+33639983238'],
  ['33639983238', '+33639983238'],
  [639_983_238, '+33639983238'],
  ['+32 470 12 34 56', '+32470123456'],
])('%s is the number %s', (cell, phone) => {
  expect(phoneOf(cell)).toBe(phone)
})

test.each(['06 39 98', 'poste 42', '12345678901234567890', 'oui'])('« %s » is no phone number', (text) => {
  expect(phoneOf(text)).toBeNull()
})

test('a post code gets back its zero, foreign ones are kept', () => {
  expect(postalCodeOf(1_000)).toBe('01000')
  expect(postalCodeOf('3599')).toBe('03599')
  expect(postalCodeOf('75 011')).toBe('75011')
  expect(postalCodeOf('L-1234')).toBe('L-1234')
})
