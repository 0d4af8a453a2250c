import fc from 'fast-check'
import { expect, test } from 'vitest'
import { envelopeAfter, refuseAboveCollective } from './complement.ts'

test('whatever shares change after the launch, the envelope holds them to the cent and keeps what was agreed', () => {
  const agreed = 1_000_000
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: agreed }),
      fc.array(fc.integer({ min: -300_000, max: 300_000 }), { maxLength: 12 }),
      (distributed, changes) => {
        let now = { envelope_cents: agreed, complement_cents: 0, distributed_cents: distributed }
        for (const change of changes) {
          if (now.distributed_cents + change < 0) continue
          now = envelopeAfter(now, change)
          expect(now.envelope_cents - now.complement_cents).toBe(agreed)
          expect(now.complement_cents).toBeGreaterThanOrEqual(0)
          expect(now.distributed_cents).toBeLessThanOrEqual(now.envelope_cents)
        }
      },
    ),
  )
})

test('what is left is used before anything is added on top, and what is given back lowers the complement first', () => {
  const before = { envelope_cents: 1000, complement_cents: 0, distributed_cents: 900 }
  const more = envelopeAfter(before, 250)
  expect(more).toEqual({ envelope_cents: 1150, complement_cents: 150, distributed_cents: 1150 })
  expect(envelopeAfter(more, -100)).toEqual({
    envelope_cents: 1050,
    complement_cents: 50,
    distributed_cents: 1050,
  })
  expect(envelopeAfter(more, -250)).toEqual({
    envelope_cents: 1000,
    complement_cents: 0,
    distributed_cents: 900,
  })
})

test('with what the exercice already distributes, a complement stops at 20 % of the wages', () => {
  const given = {
    envelope_cents: 15_000_000,
    shared_elsewhere_cents: 5_000_000,
    gross_wages_cents: 100_000_000,
    on: '2025-12-31',
  }
  expect(refuseAboveCollective(given)).toBeNull()
  expect(refuseAboveCollective({ ...given, envelope_cents: 15_000_001 })).toMatchObject({
    refusal: 'collective_ceiling_reached',
    details: { ceiling_cents: 20_000_000 },
  })
  expect(refuseAboveCollective({ ...given, envelope_cents: 90_000_000, gross_wages_cents: null })).toBeNull()
})
