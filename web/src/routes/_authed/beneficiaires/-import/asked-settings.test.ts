import { expect, test } from 'vitest'
import { askedSettings } from './asked-settings.ts'
import type { FileReading } from './use-extract.ts'
import words from './import-words.fr.ts'

type Settings = FileReading['settings']
const nothing: Settings = {
  dates: null,
  sheets: [],
  months: null,
  pay: { period: 'year', counted: 10, below: 0, doubt: false },
  presence: null,
  hidden_rows: { count: 0, choice: null },
}
const asked = (settings: Partial<Settings>) =>
  askedSettings({ sheet: 'Site 1', settings: { ...nothing, ...settings } } as FileReading, words)

test('a file that says everything asks nothing', () => {
  expect(asked({})).toEqual([])
})

test('an open question has no answer shown, and its answer reads the file again with that one choice', () => {
  const [dates] = asked({ dates: { order: 'day_first', doubt: 'unproved', other_order: 0 } })
  expect([dates?.open, dates?.value, dates?.body('month_first')]).toEqual([
    true,
    '',
    { date_order: 'month_first' },
  ])
  const [proved] = asked({ dates: { order: 'month_first', doubt: null, other_order: 0 } })
  expect([proved?.open, proved?.value]).toEqual([false, 'month_first'])
})

test('every sheet that is not read is named with its people; those alike can be read together', () => {
  const sheet = (name: string, read: boolean, same_columns = true) => ({ name, rows: 4, same_columns, read })
  const [one] = asked({
    sheets: [sheet('Site 1', true), sheet('Site 2', false), sheet('Autre', false, false)],
  })
  expect(one?.text).toBe(
    'Feuilles non lues\u00a0: Site 2\u00a0: 4 lignes, Autre\u00a0: 4 lignes, avec d’autres colonnes.',
  )
  expect(one?.body('together')).toEqual({ sheets: ['Site 1', 'Site 2'] })
})

test('months are counted and those nobody has are named', () => {
  const months = {
    header: 'Mois',
    choice: null,
    found: ['2025-01', '2025-12'],
    missing: ['2025-02'],
    people: 4,
  }
  const [one] = asked({ months })
  expect(one?.text).toBe(
    '4 personnes ont plusieurs lignes\u00a0: 2 mois, de 01/2025 à 12/2025. Aucune ligne pour 02/2025.',
  )
  expect(one?.body('sum')).toEqual({ months: 'sum' })
})
