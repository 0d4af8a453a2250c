import { expect, test } from 'vitest'
import en from './campaign-words.en.ts'
import fr from './campaign-words.fr.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('numbers are grouped, and none is singular in French and plural in English', () => {
  expect(plain(fr.answers(0, 10_108))).toBe('0 réponse sur 10 108')
  expect(plain(fr.answers(2, 3))).toBe('2 réponses sur 3')
  expect(en.answers(0, 10_108)).toBe('0 answers out of 10,108')
})
