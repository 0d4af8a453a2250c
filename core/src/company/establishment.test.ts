import { expect, test } from 'vitest'
import { establishmentNamed } from './establishment.ts'

const known = [
  { name: 'Cidrerie', siret: '00002000800025' },
  { name: 'Siège — Évreux', siret: null },
]

test('a place of work is found by its SIRET, whatever its spaces, or by its name, whatever accents and capitals', () => {
  expect(establishmentNamed(known, '000 020 008 00025')).toBe(known[0])
  expect(establishmentNamed(known, ' CIDRERIE ')).toBe(known[0])
  expect(establishmentNamed(known, 'siege —  evreux')).toBe(known[1])
})

test('what only resembles is not found', () => {
  expect(establishmentNamed(known, 'Cidre')).toBeUndefined()
  expect(establishmentNamed(known, '00002000800033')).toBeUndefined()
})
