import { expect, test } from 'vitest'
import { entryTold } from './entry-told.ts'
import fr from './abondement-words.fr.ts'
import en from './abondement-words.en.ts'

const told = (kind: 'opening' | 'reservation' | 'settlement', placed: boolean) => {
  const { stage } = entryTold({ kind, placed, confirmed_at: '2026-12-14T09:00:00Z' })
  return [fr.kinds[stage], en.kinds[stage]]
}

test('what is not paid yet is never told as placed', () => {
  expect(told('reservation', false)).toEqual(['Réservé par le choix validé', 'Held by the confirmed choice'])
  expect(told('settlement', false)).toEqual(['Acquis, placement en cours', 'Granted, on its way'])
  expect(told('settlement', true)).toEqual(['Placé', 'Invested'])
  expect(told('opening', true)).toEqual(['Reçu ailleurs', 'Received elsewhere'])
})

test('a choice confirmed just after midnight in Paris is of that day', () => {
  const { day } = entryTold({ kind: 'reservation', placed: false, confirmed_at: '2026-12-13T23:08:00Z' })
  expect(day).toBe('2026-12-14')
})
