import { expect, test } from 'vitest'
import { signedName } from './split-name.ts'

test.each([
  ['Hélène Roche', 'Hélène', 'Roche'],
  ['Jean Marie Dupont', 'Jean Marie', 'Dupont'],
  ['Jean-Marie Dupont', 'Jean-Marie', 'Dupont'],
  ['Yann Le Goff', 'Yann', 'Le Goff'],
  ['Anne Laure de La Tour', 'Anne Laure', 'de La Tour'],
  ['Mme Anne DURAND MARTIN', 'Anne', 'DURAND MARTIN'],
  ['DUPONT Jean Marie', 'Jean Marie', 'DUPONT'],
])('%s, as signed, is %s and %s', (signed, first_name, last_name) => {
  expect(signedName(signed)).toEqual({ first_name, last_name })
})

test('one word is a last name, and nothing is nobody', () => {
  expect(signedName('Roche')).toEqual({ last_name: 'Roche' })
  expect(signedName('  ')).toBeNull()
})
