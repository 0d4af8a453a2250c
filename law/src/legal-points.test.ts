import { expect, test } from 'vitest'
import { unilateralPayment } from './abondement-limits.ts'
import type { Article } from './article.ts'
import { defaultChoice } from './default-choice.ts'
import { headingOf, legalPoints, sourceIn } from './legal-points.ts'
import { readArticles, unseenArticles } from './read-articles.ts'
import { cited, numbersOf, schemePoints, sourceOf } from './scheme-points.ts'
import { leviesIn } from './words/levies.ts'

test('a point of law is quoted with its code and its articles, in both languages', () => {
  expect(sourceIn('silence_with_a_plan', 'fr')).toBe('C. trav., art. L3315-2 et R3313-12')
  expect(sourceIn('silence_with_a_plan', 'en')).toBe('Labour Code, art. L3315-2 and R3313-12')
  expect(sourceIn('value_sharing', 'fr')).toBe('loi n°\u00a02022-1158 du 16/08/2022, art. 1')
  expect(sourceIn('value_sharing', 'en')).toBe('Law no. 2022-1158 of 16/08/2022, art. 1')
  expect(sourceIn('participation_silence', 'fr')).toBe(
    'C. trav., art. L3324-12\u00a0; C. mon. fin., art. L224-3',
  )
  expect(sourceIn('matching_ceiling', 'en')).toBe(
    'Labour Code, art. L3332-11 and R3332-8; Monetary and Financial Code, art. D224-10',
  )
  expect(sourceOf('fr', 'placing', 'reply')).toBe('C. trav., art. L3315-2 et R3313-12')
  expect(sourceOf('en', 'books')).toBe('Commercial Code, art. L123-22')
  expect(cited('legal_reserve', 'own_formula')).toBe('L3324-1, L3324-2')
  expect(numbersOf('conclusion')).toEqual(['L3312-5'])
  expect(headingOf('releases_percol')).toBe('art. L224-4 du code monétaire et financier')
  expect(headingOf('rest_days_exempt')).toBe(
    'art. L242-4-3 du code de la sécurité sociale et art. 81, 18° du code général des impôts',
  )
})

test('the articles of each point were read in the code they are said to be of', () => {
  const versions: Record<string, object> = readArticles
  const unseen: Record<string, readonly string[]> = unseenArticles
  for (const articles of [...Object.values(legalPoints), Object.values(schemePoints)])
    for (const { code, number } of articles)
      expect([number, number in (versions[code] ?? {}) || unseen[code]?.includes(number)]).toEqual([
        number,
        true,
      ])
})

test('a name of both tables is one point of law: what the one quotes, the other does too', () => {
  const named: Record<string, readonly Article[]> = legalPoints
  for (const [name, { number }] of Object.entries(schemePoints))
    expect([name, named[name]?.some((article) => article.number === number) ?? true]).toEqual([name, true])
})

test('what is said of the PER COL quotes no article of the PERCO, the plan before it', () => {
  const quoted: Article[] = [
    ...Object.values(legalPoints).flat(),
    ...Object.values(schemePoints),
    ...defaultChoice.articles,
    ...unilateralPayment.articles,
  ]
  expect(quoted.filter(({ number }) => /^[LRD]3334-/.test(number))).toEqual([])
})

test('each version read has its identifier and its first day', () => {
  const versions = Object.values(readArticles).flatMap((articles) => Object.entries(articles))
  expect(versions.length).toBeGreaterThan(120)
  for (const [number, { id, from }] of versions)
    expect([number, /^LEGIARTI\d{12}$/.test(id), /^\d{4}-\d\d-\d\d$/.test(from)]).toEqual([
      number,
      true,
      true,
    ])
})

test('the levies are those of the day, alone and together', () => {
  expect(leviesIn('2026-05-31', 'fr')).toEqual({
    csg: '9,2\u202f%',
    crds: '0,5\u202f%',
    both: '9,7\u202f%',
    csg_deductible: '6,8\u202f%',
  })
})
