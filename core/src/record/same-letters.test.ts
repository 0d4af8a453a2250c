import { expect, test } from 'vitest'
import { holdsWords } from './same-letters.ts'

test('a search knows neither accents, capitals, ligatures nor the order of its words', () => {
  expect(holdsWords('Ébénisterie du Phare', 'ebenis')).toBe(true)
  expect(holdsWords('Ébénisterie du Phare', 'PHARE ébé')).toBe(true)
  expect(holdsWords('Les Œuvres', 'oeuvr')).toBe(true)
  expect(holdsWords('Ébénisterie du Phare', 'phare zimmer')).toBe(false)
  expect(holdsWords('Ébénisterie du Phare', ' ')).toBe(true)
})
