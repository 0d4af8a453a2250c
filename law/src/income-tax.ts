import { codeDuTravail, codeGeneralImpots, convention } from './article.ts'
import { csgCrds } from './csg-crds.ts'
import { bpsRatio, portion, scaleHalfUp } from './money.ts'
import { stop } from './stopped.ts'
import { rule } from './rule.ts'
import { list, named, optional, record } from './shape.ts'
import { cents, day, part_bps } from './takes.ts'

const paidPart = record({
  gross_cents: cents,
  /** What is paid at once, net of CSG and CRDS; the rest is placed and exempt from income tax. */
  paid_net_cents: cents,
  on: day,
  /** Withholding rate of the person; absent when nobody withholds. */
  withholding_bps: optional(part_bps),
})

/** Tax side of the part paid at once: its deductible CSG, what is taxable, what is withheld at source. */
export const taxOfPaidPart = rule({
  label: { fr: 'Part imposable de ce qui est versé', en: 'Taxable part of what is paid' },
  articles: [
    codeDuTravail('L3315-1'),
    codeGeneralImpots('154 quinquies'),
    convention('CSG déductible au prorata de la part versée'),
  ],
  takes: paidPart,
  compute: (given, note) => {
    const levies = csgCrds.value({ gross_cents: given.gross_cents, on: given.on })
    const excess_cents = given.paid_net_cents - levies.net_cents
    if (excess_cents > 0) stop('choice_above_amount', { excess_cents })
    const whole = Math.max(1, levies.net_cents)
    const paid_gross_cents = scaleHalfUp(given.gross_cents, given.paid_net_cents, whole)
    const csg_deductible_cents = scaleHalfUp(levies.csg_deductible_cents, given.paid_net_cents, whole)
    const taxable_cents = paid_gross_cents - csg_deductible_cents
    const withheld_at_source_cents = portion(taxable_cents, bpsRatio(given.withholding_bps ?? 0))
    note({
      label: { fr: 'CSG déductible de la part versée', en: 'Deductible CSG of the part paid' },
      inputs: { paid_net_cents: given.paid_net_cents, net_cents: levies.net_cents },
      rounding: 'half_up',
      result: csg_deductible_cents,
    })
    note({
      label: { fr: 'Imposable = brut versé − CSG déductible', en: 'Taxable = gross paid − deductible CSG' },
      inputs: { paid_gross_cents, csg_deductible_cents },
      rounding: 'half_up',
      result: taxable_cents,
    })
    note({
      label: { fr: 'Prélèvement à la source', en: 'Tax withheld at source' },
      inputs: { taxable_cents, withholding_bps: given.withholding_bps ?? 0 },
      rounding: 'half_up',
      result: withheld_at_source_cents,
    })
    return { csg_deductible_cents, taxable_cents, withheld_at_source_cents }
  },
  vectors: [
    {
      why: '1 000 € paid whole, withheld at 7.5 %',
      given: { gross_cents: 100_000, paid_net_cents: 90_300, on: '2026-05-31', withholding_bps: 750 },
      expect: { csg_deductible_cents: 6800, taxable_cents: 93_200, withheld_at_source_cents: 6990 },
    },
    {
      why: 'one cent above the net amount',
      given: { gross_cents: 100_000, paid_net_cents: 90_301, on: '2026-05-31' },
      refuses: 'choice_above_amount',
    },
    {
      why: 'half of it placed: half of the deductible CSG',
      given: { gross_cents: 100_000, paid_net_cents: 45_150, on: '2026-05-31' },
      expect: { csg_deductible_cents: 3400, taxable_cents: 46_600, withheld_at_source_cents: 0 },
    },
    {
      why: 'placed whole: nothing is taxable and no CSG is deductible',
      given: { gross_cents: 100_000, paid_net_cents: 0, on: '2026-05-31' },
      expect: { csg_deductible_cents: 0, taxable_cents: 0, withheld_at_source_cents: 0 },
    },
    {
      why: 'each part of an odd sum is rounded half up',
      given: { gross_cents: 33_333, paid_net_cents: 10_032, on: '2026-05-31', withholding_bps: 750 },
      expect: { csg_deductible_cents: 756, taxable_cents: 10_354, withheld_at_source_cents: 777 },
    },
    {
      why: 'nothing is due',
      given: { gross_cents: 0, paid_net_cents: 0, on: '2026-05-31' },
      expect: { csg_deductible_cents: 0, taxable_cents: 0, withheld_at_source_cents: 0 },
    },
  ],
})

/** Intéressement placed is exempt within 75 % of the PASS; participation without limit. */
export const exemptWhenPlaced = rule({
  label: { fr: 'Exonération d’impôt des sommes placées', en: 'Income-tax exemption of the sums invested' },
  articles: [
    codeDuTravail('L3315-2'),
    codeDuTravail('L3325-2'),
    convention('le plus bas des plafonds de l’exercice et de l’année du versement'),
  ],
  takes: record({
    kind: named('interessement', 'participation'),
    placed_cents: cents,
    /** Individual ceilings of the exercice and of the year of payment; the lower one counts. */
    ceilings_cents: list(cents, 1),
  }),
  compute: (given, note) => {
    const limit = given.kind === 'participation' ? given.placed_cents : Math.min(...given.ceilings_cents)
    const exempt_cents = Math.min(given.placed_cents, limit)
    note({
      label: { fr: 'Exonéré d’impôt sur le revenu', en: 'Exempt from income tax' },
      inputs: { placed_cents: given.placed_cents, ceilings_cents: given.ceilings_cents },
      result: exempt_cents,
    })
    return { exempt_cents, taxable_cents: given.placed_cents - exempt_cents }
  },
  vectors: [
    {
      why: 'intéressement within both ceilings',
      given: { kind: 'interessement', placed_cents: 3_254_863, ceilings_cents: [3_532_500, 3_604_500] },
      expect: { exempt_cents: 3_254_863, taxable_cents: 0 },
    },
    {
      why: 'the lower ceiling counts',
      given: { kind: 'interessement', placed_cents: 3_600_000, ceilings_cents: [3_532_500, 3_604_500] },
      expect: { exempt_cents: 3_532_500, taxable_cents: 67_500 },
    },
    {
      why: 'participation has no limit',
      given: { kind: 'participation', placed_cents: 3_600_000, ceilings_cents: [3_532_500] },
      expect: { exempt_cents: 3_600_000, taxable_cents: 0 },
    },
  ],
})
