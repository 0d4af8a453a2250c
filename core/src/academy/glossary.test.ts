import { parameter } from '@moisson/law/parameter'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import { languages } from '@moisson/law/text'
import { expect, test } from 'vitest'
import { articlesBehind } from './basis.ts'
import { keyFigures, rowOf, yearsOn } from './key-figures.ts'
import { readGlossary } from './read-glossary.ts'
import { termFiguresOn, type TermFigures } from './term-figures.ts'
import { termNames, termOf } from './terms.ts'

const today = '2026-11-24'

/** Figures all replaced by a letter: what digits are left were typed. */
const blank = Object.fromEntries(
  Object.entries(termFiguresOn(today, 'fr')).map(([name, value]) => [
    name,
    typeof value === 'function' ? () => 'x' : Array.isArray(value) ? ['x'] : 'x',
  ]),
) as unknown as TermFigures
const typed =
  /\d|\b(un|deux|trois|quatre|cinq|six|huit|dix|douze|quinze|one|two|three|four|five|six|eight|ten|twelve|fifteen) (mois|jours|ans?|months?|days?|years?)\b/i

test.each(languages)(
  '%s: a word of the glossary types no figure, and its example is in euros of the law',
  (language) => {
    const entries = readGlossary(today).in[language].terms
    expect(entries.length).toBeGreaterThanOrEqual(60)
    expect(new Set(entries.map(({ word }) => word)).size).toBe(entries.length)
    for (const { name, word, means, example, basis } of entries) {
      const { word: bare, ...said } = termOf(name)[language](blank)
      expect([name, Object.values({ bare, ...said }).filter((text) => typed.test(text))]).toEqual([name, []])
      expect([name, example.includes('€')]).toEqual([name, true])
      expect(
        [word, means, example].filter((text) => text.trim() === '' || /undefined|NaN/.test(text)),
      ).toEqual([])
      for (const line of basis)
        expect([line.citation, line.since ?? line.copy ?? line.url]).not.toContain(null)
    }
  },
)

test('a word without an article is one of finance, never one of the law', () => {
  expect(termNames.filter((name) => termOf(name).basis.length === 0)).toEqual([
    'sri',
    'dic',
    'sfdr',
    'frais-de-gestion',
    'gestion-libre',
  ])
})

test('an example is what the law makes of it', () => {
  expect(termFiguresOn(today, 'fr')).toMatchObject({
    each: '2\u202f500\u00a0€',
    collective_cap: '320\u202f000\u00a0€',
    cut: '3\u202f955\u00a0€',
    low_share: '1\u202f875\u00a0€',
    reserve: '144\u202f000\u00a0€',
    three_smic: '66\u202f161,55\u00a0€',
    half_year_share: '1\u202f265,82\u00a0€',
    whole_year_share: '2\u202f531,65\u00a0€',
    tiers_sum: '500\u00a0€',
    units: '42',
  })
  expect(termFiguresOn('2031-02-01', 'en').three_smic).not.toBe('')
})

test('a levy on shares is said of what bears it: an exempt bonus of value sharing bears none', () => {
  const { terms } = readGlossary(today).in.fr
  for (const one of ['csg', 'csg-et-crds'])
    expect(terms.find(({ name }) => name === one)?.means).toContain(
      'de l’intéressement, de la participation et de l’abondement',
    )
})

test('a word stands on the article that says it, and on no other scheme’s', () => {
  const numbersOf = (name: (typeof termNames)[number]) =>
    termOf(name).basis.flatMap((point) => articlesBehind(point).map(({ number }) => number))
  expect(numbersOf('substitution')).toEqual(['L3312-4'])
  expect(numbersOf('dsn')).toEqual(['L133-5-3'])
  expect(numbersOf('crds')).toEqual(['96-50 du 24/01/1996, art. 19'])
  expect(numbersOf('csg-deductible')).toContain('154 quinquies')
  expect(numbersOf('pass')).toContain('L241-3')
  expect(numbersOf('forfait-social')).toContain('L137-16')
  expect(numbersOf('plafond-individuel')).toEqual(['L3314-8', 'D3324-12', 'D3324-13'])
  expect(numbersOf('plafond-d-abondement')).toContain('D224-10')
  expect(numbersOf('gestion-pilotee')).toContain('L224-3')
  expect(numbersOf('prelevement-a-la-source')).not.toContain('L3315-2')
})

test('the first of January is one line of the law: the page of figures has a year more, and nothing else was edited', () => {
  const next = parameter({
    ...pass,
    values: [{ ...pass.values[0], from: '2027-01-01', value: 49_000 }, ...pass.values],
  })
  expect([yearsOn(today), yearsOn(today, next), yearsOn('2027-01-01')]).toEqual([
    [2026, 2025, 2024, 2023],
    [2027, 2026, 2025, 2024],
    [2027, 2026, 2025, 2024],
  ])
  const shownIn = (years: number[]) => rowOf(next, years, 'fr').cells.map(([cell]) => cell?.value ?? null)
  expect(shownIn([2028, 2027, 2026])).toEqual([null, '49\u202f000\u00a0€', '48\u202f060\u00a0€'])
})

test('each figure of a year stands with its text, and those that changed within it with their days', () => {
  const { fr } = keyFigures(today).in
  const rows = fr.themes.flatMap((theme) => theme.rows)
  expect(rows.length).toBeGreaterThan(25)
  for (const row of [...rows, ...fr.delays]) expect([row.label, row.text.trim()]).not.toContain('')
  const cellOf = (label: string, year: number) =>
    rows.find((row) => row.label.startsWith(label))?.cells[fr.years.indexOf(year)]
  expect(cellOf('Plafond annuel', 2025)).toEqual([{ value: '47\u202f100\u00a0€', since: null }])
  expect(cellOf('Part la plus haute', 2026)?.[0]?.value).toBe('36\u202f045\u00a0€')
  expect(cellOf('SMIC horaire', 2026)?.map(({ since }) => since)).toEqual([null, '1er juin 2026'])
  expect(cellOf('Trois SMIC', 2026)?.[0]?.value).toMatch(/^66/)
  expect(cellOf('Taux moyen de rendement', 2026)).toEqual([])
  expect(cellOf('Prélèvements sociaux', 2025)?.[0]?.value).toBe('17,2\u202f%')
})
