import { expect, test } from 'vitest'
import { shareTerms } from './share-terms.ts'

const summary = {
  paid_cents: 77_379,
  pee_cents: 800_000,
  percol_cents: 13_417,
  held_cents: 76_184,
  levies_cents: 103_874,
  advance_gross_cents: 163_713,
  envelope_gross_cents: 1_234_567,
}

test('the terms shown make the shares, advances among them, and what they leave is said', () => {
  const { terms, left_cents } = shareTerms(summary)
  expect(terms.map(([name]) => name)).toEqual(['paid', 'placed', 'held', 'advances', 'levies'])
  expect(terms.reduce((sum, [, cents]) => sum + cents, 0)).toBe(1_234_567)
  expect(left_cents).toBe(0)
  const without = shareTerms({ ...summary, advance_gross_cents: 0 })
  expect(without.terms.map(([name]) => name)).not.toContain('advances')
  expect(without.left_cents).toBe(163_713)
})
