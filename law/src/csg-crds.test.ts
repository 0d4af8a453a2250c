import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csgCrds } from './csg-crds.ts'
import { taxOfPaidPart } from './income-tax.ts'

const gross = fc.integer({ min: 0, max: 100_000_000 })
const on = '2026-05-31'

test('net and levies make the gross, the two parts of the CSG make the CSG, whatever the amount', () =>
  fc.assert(
    fc.property(gross, (gross_cents) => {
      const levies = csgCrds.value({ gross_cents, on })
      expect(levies.net_cents + levies.csg_total_cents + levies.crds_cents).toBe(gross_cents)
      expect(levies.csg_deductible_cents + levies.csg_non_deductible_cents).toBe(levies.csg_total_cents)
    }),
    { numRuns: 5000 },
  ))

test('each levy is the nearest cent of its exact rate, half up, in BigInt', () =>
  fc.assert(
    fc.property(gross, (gross_cents) => {
      const nearest = (bps: bigint) => Number((2n * BigInt(gross_cents) * bps + 10_000n) / 20_000n)
      expect(csgCrds.value({ gross_cents, on })).toMatchObject({
        csg_total_cents: nearest(920n),
        csg_deductible_cents: nearest(680n),
        crds_cents: nearest(50n),
      })
    }),
    { numRuns: 5000 },
  ))

test('what is taxable never exceeds the gross and grows with what is paid', () =>
  fc.assert(
    fc.property(gross, fc.integer({ min: 0, max: 10_000 }), (gross_cents, bps) => {
      const { net_cents } = csgCrds.value({ gross_cents, on })
      const paid_net_cents = Math.floor((net_cents * bps) / 10_000)
      const { taxable_cents } = taxOfPaidPart.value({ gross_cents, paid_net_cents, on })
      expect(taxable_cents).toBeGreaterThanOrEqual(0)
      expect(taxable_cents).toBeLessThanOrEqual(gross_cents)
    }),
  ))
