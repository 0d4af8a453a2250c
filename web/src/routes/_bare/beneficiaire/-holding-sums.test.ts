import { expect, test } from 'vitest'
import { isAllPaid, keptIn } from './-holding-sums.ts'

const paid = { paid_on: '2026-05-29', paid_cents: 90_300, held_cents: 0, held_outcome: 'kept' } as const
const held = { paid_on: '2026-05-29', paid_cents: 0, held_cents: 66_223, held_outcome: 'kept' } as const

test('nobody reads that everything was paid whose sum is kept, is to come, went elsewhere or is nothing', () => {
  expect(isAllPaid(paid)).toBe(true)
  expect(isAllPaid({ ...held, held_outcome: 'paid' })).toBe(true)
  for (const other of [
    held,
    { ...held, held_outcome: 'deposited' } as const,
    { ...paid, paid_on: null },
    { ...paid, paid_cents: 0 },
  ])
    expect(isAllPaid(other)).toBe(false)
})

test('what is kept is what has not left', () => {
  expect(keptIn([paid, held, { ...held, held_outcome: 'deposited', held_cents: 5 }])).toBe(66_223)
})
