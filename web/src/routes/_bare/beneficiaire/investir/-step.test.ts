import { expect, test } from 'vitest'
import { mayCompare, stepOf } from './-step.ts'

const both = { destinations: ['immediate_payment', 'pee'] as const, like_pay: false }

test.each([
  ['cash and a plan', both, true],
  ['cash taxed as pay', { ...both, like_pay: true }, false],
  ['cash alone', { ...both, destinations: ['immediate_payment'] as const }, false],
  ['plans alone', { ...both, destinations: ['pee', 'percol'] as const }, false],
])(
  '%s: the comparison opens from an address only where the choice offers it',
  (_, { destinations, like_pay }, open) => {
    const campaign = { destinations: [...destinations], like_pay }
    expect(mayCompare(campaign)).toBe(open)
    expect(stepOf('compare', campaign)).toBe(open ? 'compare' : undefined)
    expect(stepOf('review', campaign)).toBe('review')
    expect(stepOf(undefined, campaign)).toBeUndefined()
  },
)
