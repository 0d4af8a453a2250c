import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { readAmount, writeMontant } from './parse-montant.ts'

test.each([
  ['1 234,56', 'fr', 123456],
  ['1\u202f234,56\u00a0€', 'fr', 123456],
  ['1234.5', 'fr', 123450],
  ['12', 'fr', 1200],
  ['12,', 'fr', 1200],
  ['0,05', 'fr', 5],
  ['−12,00', 'fr', -1200],
  ['-0', 'fr', 0],
  ['1 234 567,8 EUR', 'fr', 123456780],
  ['€630', 'fr', 63000],
  ['1,000.50', 'en', 100050],
  ['€630', 'en', 63000],
  ['€ 1,234,567.8', 'en', 123456780],
  ['−€12.00', 'en', -1200],
  ['1,234', 'en', 123400],
  ['1 234.56 EUR', 'en', 123456],
  ['1234.5', 'en', 123450],
  ['170,09', 'en', 17009],
  ['1 234,56', 'en', 123456],
] as const)('%s reads in %s as %i cents', (written, language, cents) => {
  expect(readAmount(written, language)).toEqual({ cents })
})

test.each(['', 'abc', '--1', '€', '€5€', '1e3', 'NaN', '12345678901234'])('%j is no amount', (written) => {
  for (const language of languages) expect(readAmount(written, language)).toEqual({ problem: 'unreadable' })
})

test.each([
  ['1,234', 'fr'],
  ['1.234', 'fr'],
  ['12,345', 'fr'],
  ['1.234,56', 'fr'],
  ['1,000.50', 'fr'],
  ['1,2,3', 'fr'],
  ['12,5', 'en'],
  ['12,', 'en'],
  ['1.234,56', 'en'],
  ['1.234', 'en'],
  ['1,2345', 'en'],
  ['12,34.5', 'en'],
] as const)('%s would be another amount elsewhere: in %s it is refused', (written, language) => {
  expect(readAmount(written, language)).toEqual({ problem: 'other_marks' })
})

test('what is shown or put in a field reads back to the cent, in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      for (const language of languages) {
        expect(readAmount(writeMontant(cents, language), language)).toEqual({ cents })
        expect(readAmount(euros(cents, language), language)).toEqual({ cents })
      }
    }),
  )
})
