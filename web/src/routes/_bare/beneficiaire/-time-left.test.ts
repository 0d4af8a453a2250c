import { expect, test } from 'vitest'
import { leftInWords } from './-time-left.tsx'

const hour = 3_600_000

test('the time left is told in days, then hours, then minutes, never rounded up', () => {
  const said = [17.9 * 24, 48, 47.9, 2, 1.99, 0.01].map((hours) => leftInWords(hours * hour, 'fr'))
  expect(said.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '17 jours',
    '2 jours',
    '47 heures',
    '2 heures',
    '119 minutes',
    '0 minute',
  ])
  expect(leftInWords(3 * 24 * hour, 'en')).toBe('3 days')
})
