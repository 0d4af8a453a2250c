import { expect, test } from 'vitest'
import { feesSentence, keepingSentence } from './plan-keeping.ts'

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const keeping = {
  keeper: 'Groupama Épargne Salariale',
  contract: 'C-1',
  fees_after_departure: 'holder',
  fees_per_year_cents: 3000,
} as const

test('who keeps the account, under which contract, and what it costs after a departure', () => {
  const said = keepingSentence('PEE', keeping)
  expect(plain(said?.fr)).toBe(
    'PEE : compte tenu par Groupama Épargne Salariale, contrat C-1. Après votre départ, les frais de tenue de votre compte, 30,00 € par an, sont prélevés sur vos avoirs.',
  )
  expect(plain(said?.en)).toBe(
    'PEE: account kept by Groupama Épargne Salariale, contract C-1. After you leave, the fees of your account, €30.00 a year, are taken out of your savings.',
  )
})

test('what nobody said is not said, and no fee is made up', () => {
  const nothing = { keeper: null, contract: null, fees_after_departure: null, fees_per_year_cents: null }
  expect(keepingSentence('PEE', nothing)).toBeNull()
  expect(keepingSentence('PEE', { ...nothing, keeper: 'Amundi ESR' })?.en).toBe(
    'PEE: account kept by Amundi ESR.',
  )
  expect(plain(feesSentence({ ...keeping, fees_after_departure: 'company' }).fr)).toBe(
    'Après votre départ, l’entreprise paie les frais de tenue de votre compte, 30,00 € par an.',
  )
  expect(feesSentence({ ...keeping, fees_per_year_cents: null }).en).toBe(
    'After you leave, the fees of your account are taken out of your savings.',
  )
})
