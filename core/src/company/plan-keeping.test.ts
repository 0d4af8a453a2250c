import { expect, test } from 'vitest'
import { feesSentence, keepingSentence, keptBySentence } from './plan-keeping.ts'

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

test('who keeps what is placed is named once for one, each with its plan for two, and not at all where nobody said', () => {
  const said = (pee: string | null, percol: string | null) =>
    keptBySentence([
      { name: 'PEE', keeper: pee },
      { name: 'PER COL', keeper: percol },
    ])
  expect(said('Amundi ESR', 'Amundi ESR')?.fr).toBe(
    'Ce que vous placez va sur un compte à votre nom, tenu par Amundi ESR.',
  )
  expect(said('Amundi ESR', 'Natixis')?.fr).toBe(
    'Ce que vous placez va sur un compte à votre nom, tenu par Amundi ESR pour le PEE et par Natixis pour le PER COL.',
  )
  // Of a plan that nobody said it of, nothing is said.
  expect(said(null, 'Natixis')?.en).toBe(
    'What you invest goes to an account in your name, kept by Natixis for the PER COL.',
  )
  expect(keptBySentence([{ name: 'PEE', keeper: 'Natixis' }])?.easy?.en).toBe(
    'The money you save is in your name. It is with Natixis.',
  )
  expect(said(null, null)).toBeNull()
  expect(keptBySentence([])).toBeNull()
})
