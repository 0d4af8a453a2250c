import { expect, test } from 'vitest'
import { fileSize, relative } from './format.ts'

test('durations and sizes read in words', () => {
  expect(relative(-3 * 86_400, 'fr')).toBe('il y a 3 jours')
  expect(relative(7200, 'en')).toBe('in 2 hours')
  expect(relative(-59, 'fr')).toBe('il y a moins d’une minute')
  expect(relative(0, 'en')).toBe('less than a minute ago')
  expect(fileSize(2_400_000, 'fr')).toBe('2,4\u00a0Mo')
  expect(fileSize(12, 'en')).toBe('12\u00a0B')
  expect(fileSize(0, 'fr')).toBe('0\u00a0o')
})
