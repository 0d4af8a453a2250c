import { expect, test } from 'vitest'
import { readAges } from './read-ages.ts'
import { readingAge, readingEase } from './reading-ease.ts'

test('short words in short sentences read easily, long ones do not, in both languages', () => {
  const easy = ['Le chat dort. Il a faim. Il veut du lait.']
  const hard = [
    'L’affectation conventionnelle des sommes correspondantes présuppose l’identification préalable des bénéficiaires potentiels.',
  ]
  expect(readingAge(readingEase(easy, 'fr'))).toBe(10)
  expect(readingAge(readingEase(hard, 'fr'))).toBe(20)
  expect(readingAge(readingEase(['The cat sleeps. It wants milk.'], 'en'))).toBe(10)
  expect(
    readingAge(
      readingEase(['Contractual allocations presuppose preliminary identification of beneficiaries.'], 'en'),
    ),
  ).toBe(20)
})

test('every page of the guide is read by most people of sixteen', () => {
  const pages = readAges('2026-11-24')
  expect(pages.length).toBeGreaterThan(200)
  expect(pages.filter(({ age }) => age > 16)).toEqual([])
})
