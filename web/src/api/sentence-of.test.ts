import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { ApiError, errorOfAnswer, loggedTexts } from './api-error.ts'
import { sentenceOf } from './sentence-of.ts'

afterEach(() => setLanguage('fr'))

const cut = new ApiError(loggedTexts.noAnswer)
const garbled = errorOfAnswer(502, '<html>', null)

test('a cut network and an answer that nobody can read are told in the reader’s language', async () => {
  expect(sentenceOf(cut)).toBe('Connexion impossible, vérifiez votre réseau.')
  expect(sentenceOf(garbled)).toMatch(/^Cela n’a pas fonctionné/)
  setLanguage('en')
  await shellWords.load()
  expect(sentenceOf(cut)).toBe('No connection, check your network.')
  expect(sentenceOf(garbled)).not.toBe(garbled.message)
})

test('the words of a language that has not come yet are the French ones', () => {
  expect(shellWords.atHand().network).toBe('Connexion impossible, vérifiez votre réseau.')
})

test('what the server says is said as it is', () => {
  expect(sentenceOf(errorOfAnswer(409, { error: 'Déjà clos.' }, null))).toBe('Déjà clos.')
})
