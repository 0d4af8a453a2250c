import { csgCrds, taxableAmount } from '../src/csg-crds.ts'
import { scaleHalfUp } from '../src/money.ts'
import type { Shapes } from './shape.ts'

/** The rates have not moved since 2018; the vectors give no date. */
const ON = '2026-06-30'

export const levyShapes: Shapes = {
  csg_crds_split: ({ gross_cents }: { gross_cents: number }) => csgCrds.value({ gross_cents, on: ON }),
  abondement_net: ({ abondement_gross_cents }: { abondement_gross_cents: number }) =>
    csgCrds.value({ gross_cents: abondement_gross_cents, on: ON }),
  csg_crds_on_abondement: ({ abondement_gross_cents }: { abondement_gross_cents: number }) => {
    const levies = csgCrds.value({ gross_cents: abondement_gross_cents, on: ON })
    return { withheld_cents: levies.withheld_cents, abondement_net_cents: levies.net_cents }
  },
  urssaf_declared_amount_rounding: ({ base_cents }: { base_cents: number }) => ({
    declared_euros: scaleHalfUp(base_cents, 1, 100),
  }),
  taxable_amount_immediate_payment: ({ gross_cents }: { gross_cents: number }) => {
    const { net_paid_cents, taxable_cents } = taxableAmount.value({ gross_cents, on: ON })
    return { net_paid_before_withholding_cents: net_paid_cents, taxable_net_cents: taxable_cents }
  },
}
