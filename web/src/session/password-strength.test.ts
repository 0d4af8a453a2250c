import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'empty'],
  ['motdepasse', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['1234567890123456', 'weak'],
  ['jardin au fond', 'fair'],
  ['le jardin au fond', 'good'],
  ['le vieux jardin au fond du parc', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 14)).toBe(strength)
})
