import { expect, test } from 'vitest'
import { searchEntries } from './read-question.ts'
import { findIn } from './search.ts'

const entries = { fr: searchEntries('2026-11-24', 'fr'), en: searchEntries('2026-11-24', 'en') }
const first = (asked: string, language: 'fr' | 'en' = 'fr', among = 3) =>
  findIn(entries[language], asked, language)
    .slice(0, among)
    .map(({ question, topic }) => question ?? topic)

test('a question is found as people ask it: without accents, in the plural, with a slip, in other words', () => {
  expect(first('puis-je recuperer mon pee pour acheter une maison ?')).toContain('residence-principale')
  expect(first('MARIAGES')).toContain('mariage-pacs')
  expect(first('abondemment maximum')).toContain('abondement-maximum')
  expect(first('voiture electrique')).toContain('vehicule-propre')
  expect(first('Est-ce que je dois déclarer ma prime placée aux impôts ?', 'fr', 5)).toContain('que-declarer')
  expect(first('arrêts maladies')).toContain('arret-maladie')
  expect(first('delai pour repondre')).toContain('delai-de-reponse')
})

test('a word of the glossary is found beside the pages, with what it means', () => {
  const words = (asked: string, language: 'fr' | 'en' = 'fr') =>
    findIn(entries[language], asked, language)
      .slice(0, 8)
      .flatMap(({ term, topic }) => (term ? [`${topic} ${term}`] : []))
  expect(words('forfait social')).toContain('glossaire forfait-social')
  expect(words('ecretement')).toContain('glossaire ecretement')
  expect(words('TMOP', 'en')).toContain('glossaire tmop')
  // Asked as a question, the page that answers it stands before the words it is made of.
  expect(findIn(entries.fr, 'acheter une maison', 'fr')[0]?.term).toBeUndefined()
})

test('the same in English, and nothing where nothing is asked or nobody speaks of it', () => {
  expect(first('can I buy a house with my PEE?', 'en')).toContain('residence-principale')
  expect(first('weddings and marriage', 'en', 5)).toContain('mariage-pacs')
  expect(first('est-ce que je')).toEqual([])
  expect(first('hippopotame')).toEqual([])
})
