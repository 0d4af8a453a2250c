import { expect, test } from 'vitest'
import { judgePassword } from './password-strength.ts'

const codeOf = (password: string, context: string[] = []) => judgePassword(password, context).problem?.code

test.each(['motdepasse', 'Azerty', 'p4ssword', 'Marseille2024!', 'doudou13'])(
  'a password of the breached list is refused, disguised or with a tail: %s',
  (password) => expect(codeOf(password)).toBe('common'),
)

test.each([
  'correct horse battery staple',
  'CorrectHorseBatteryStaple',
  'correct-horse-battery-staple!',
  'Correct Horse Battery Staple 2026',
  'Être ou ne pas être, telle est la question',
  'Liberté, Égalité, Fraternité',
  'To be, or not to be: that is the question',
  'demain dès l’aube',
])('a phrase that everybody knows is refused, however long and however it is written: %s', (password) =>
  expect(codeOf(password)).toBe('common'),
)

test.each([
  'aaaaaaaaaaaaaaaaaaaa',
  'abcabcabcabcabcabc',
  '12345678901234567890',
  'azertyuiopqsdfghjklm',
  'abcdefghijklmnop',
  'Xk9$mQ2',
  'bonjour soleil',
])('length does not save a repetition, a run or two common words: %s', (password) =>
  expect(codeOf(password)).toBe('too_simple'),
)

test('the person’s own words count for nothing', () => {
  expect(codeOf('claire-martin-2024', ['claire.martin@vergers.example'])).toBe('about_you')
  expect(codeOf('VergersSaintPrix1', ['Les Vergers de Saint-Prix'])).toBe('about_you')
  expect(codeOf('moisson-moisson')).toBe('about_you')
})

test.each([
  'tuile marron violon grenier',
  'un thé vert le lundi à Dax',
  'kV7#pTz2!wQx9',
  'quarante-deux-girafes',
])('a passphrase or a long random string is accepted without any rule on its characters: %s', (password) =>
  expect(judgePassword(password).problem).toBeNull(),
)

test('a longer password is never estimated below its beginning by more than a word', () => {
  expect(judgePassword('tuile marron violon').bits).toBeGreaterThan(judgePassword('tuile marron').bits)
})
