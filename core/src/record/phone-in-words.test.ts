import { expect, test } from 'vitest'
import { phoneInWords } from './phone-in-words.ts'

test('a French number is written in pairs, another one by its country as it is kept', () => {
  expect(phoneInWords('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078')
  expect(phoneInWords('+33199001234').replaceAll('\u00a0', ' ')).toBe('01 99 00 12 34')
  expect(phoneInWords('+32475123456')).toBe('+32475123456')
  expect(phoneInWords('poste 12')).toBe('poste 12')
})
