import { expect, test } from 'vitest'
import { hasWrongPostCode } from './post-code.ts'

test('a post code of France has five digits, is not nil, overseas and the army too, and one of another country is not judged', () => {
  const wrong = (postal_code: string, country: string | null) => hasWrongPostCode({ postal_code, country })
  for (const country of [null, '', 'FR', 'FRA', 'France']) expect(wrong('ABCDE', country)).toBe(true)
  expect(wrong('9740', 'FRA')).toBe(true)
  for (const none of ['00000', '0000', '750011']) expect(wrong(none, 'FRA')).toBe(true)
  for (const code of ['01000', '00200', '20090', '97400', '98000', '98800'])
    expect(wrong(code, 'FRA')).toBe(false)
  expect(wrong('SW1A 1AA', 'GBR')).toBe(false)
  expect(wrong('L-1234', 'Luxembourg')).toBe(false)
  expect(wrong('97400', 'REU')).toBe(false)
})
