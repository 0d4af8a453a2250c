import { codeSecuriteSociale, convention } from './article.ts'
import { portion } from './money.ts'
import { crdsRate, csgDeductibleRate, csgRate } from './parameters/social-levies.ts'
import { rule } from './rule.ts'
import { record } from './shape.ts'
import { cents, day } from './takes.ts'

/** A gross amount and the day it is due. */
const levied = record({ gross_cents: cents, on: day })

export type CsgCrds = {
  csg_total_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
  withheld_cents: number
  net_cents: number
}

/**
 * What is withheld from one person's gross amount (intéressement, participation, PPV of the permanent regime,
 * abondement). CSG, its deductible part and CRDS are each rounded half-up; the other part is the difference.
 */
export const csgCrds = rule({
  label: { fr: 'CSG et CRDS', en: 'CSG and CRDS' },
  articles: [codeSecuriteSociale('L136-8'), codeSecuriteSociale('L136-2'), convention('arrondi au centime')],
  takes: levied,
  compute: ({ gross_cents, on }, note): CsgCrds => {
    const [csg, deductible, crds] = [csgRate.on(on), csgDeductibleRate.on(on), crdsRate.on(on)]
    const csg_total_cents = portion(gross_cents, csg.exact)
    const csg_deductible_cents = portion(gross_cents, deductible.exact)
    const crds_cents = portion(gross_cents, crds.exact)
    const withheld_cents = csg_total_cents + crds_cents
    note({
      label: { fr: 'CSG sur le montant brut', en: 'CSG on the gross amount' },
      inputs: { gross_cents },
      parameters: [csg],
      rounding: 'half_up',
      result: csg_total_cents,
    })
    note({
      label: { fr: 'dont CSG déductible', en: 'of which deductible CSG' },
      inputs: { gross_cents },
      parameters: [deductible],
      rounding: 'half_up',
      result: csg_deductible_cents,
    })
    note({
      label: { fr: 'CRDS sur le montant brut', en: 'CRDS on the gross amount' },
      inputs: { gross_cents },
      parameters: [crds],
      rounding: 'half_up',
      result: crds_cents,
    })
    note({
      label: { fr: 'Montant net de CSG et CRDS', en: 'Amount net of CSG and CRDS' },
      inputs: { gross_cents, withheld_cents },
      result: gross_cents - withheld_cents,
    })
    return {
      csg_total_cents,
      csg_deductible_cents,
      csg_non_deductible_cents: csg_total_cents - csg_deductible_cents,
      crds_cents,
      withheld_cents,
      net_cents: gross_cents - withheld_cents,
    }
  },
  vectors: [
    {
      why: '1 000 €: 9.7 % without abatement',
      given: { gross_cents: 100_000, on: '2026-05-31' },
      expect: {
        csg_total_cents: 9200,
        csg_deductible_cents: 6800,
        csg_non_deductible_cents: 2400,
        crds_cents: 500,
        withheld_cents: 9700,
        net_cents: 90_300,
      },
    },
    {
      why: 'the two parts are rounded apart and still add up',
      given: { gross_cents: 33_333, on: '2026-05-31' },
      expect: {
        csg_total_cents: 3067,
        csg_deductible_cents: 2267,
        csg_non_deductible_cents: 800,
        crds_cents: 167,
        withheld_cents: 3234,
        net_cents: 30_099,
      },
    },
  ],
})

/** Income tax base of a sum paid at once: the net paid plus the part of the CSG and CRDS that is not deductible. */
export const taxableAmount = rule({
  label: { fr: 'Montant imposable du versement immédiat', en: 'Taxable amount of the immediate payment' },
  articles: [codeSecuriteSociale('L136-8'), convention('assiette = brut − CSG déductible')],
  takes: levied,
  compute: ({ gross_cents, on }, note) => {
    const levies = csgCrds.value({ gross_cents, on })
    const taxable_cents = gross_cents - levies.csg_deductible_cents
    note({
      label: { fr: 'Imposable = brut − CSG déductible', en: 'Taxable = gross − deductible CSG' },
      inputs: { gross_cents, csg_deductible_cents: levies.csg_deductible_cents },
      parameters: [csgDeductibleRate.on(on)],
      result: taxable_cents,
    })
    return { net_paid_cents: levies.net_cents, taxable_cents }
  },
  vectors: [
    {
      why: '1 000 € paid at once',
      given: { gross_cents: 100_000, on: '2026-05-31' },
      expect: { net_paid_cents: 90_300, taxable_cents: 93_200 },
    },
  ],
})
