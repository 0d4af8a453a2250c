import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMontant, writeMontant } from './parse-montant.ts'
import { euros } from '@moisson/law/words/figures'

test.each([
  ['1 234,56', 123456],
  ['1\u202f234,56\u00a0€', 123456],
  ['1234.5', 123450],
  ['12', 1200],
  ['12,', 1200],
  ['0,05', 5],
  ['−12,00', -1200],
  ['-0', 0],
  ['1 234 567,8 EUR', 123456780],
])('%s reads as %i cents', (written, cents) => {
  expect(parseMontant(written)).toBe(cents)
})

test.each(['', 'abc', '1,234', '12,345', '1.234,56', '1,2,3', '--1', '€', '1e3', 'NaN'])(
  '%j is no amount',
  (written) => {
    expect(parseMontant(written)).toBeNull()
  },
)

test('what is shown or put in a field reads back to the cent, in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(parseMontant(writeMontant(cents, 'fr'))).toBe(cents)
      expect(parseMontant(writeMontant(cents, 'en'))).toBe(cents)
      expect(parseMontant(euros(cents, 'fr'))).toBe(cents)
    }),
  )
})
