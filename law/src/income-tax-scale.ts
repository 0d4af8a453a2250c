import { codeGeneralImpots, convention } from './article.ts'
import type { Day } from './calendar.ts'
import { portion, totalCents } from './money.ts'
import { centsOf, type Dated, type Unpublished } from './parameter.ts'
import {
  incomeTaxFirstAbove,
  incomeTaxFourthAbove,
  incomeTaxRates,
  incomeTaxSecondAbove,
  incomeTaxThirdAbove,
} from './parameters/income-tax.ts'
import { rule } from './rule.ts'
import { optional, record } from './shape.ts'
import { cents, day, unpublished, whole } from './takes.ts'

const limits = [incomeTaxFirstAbove, incomeTaxSecondAbove, incomeTaxThirdAbove, incomeTaxFourthAbove]

type Band = {
  readonly above: Dated | null
  readonly rate: Dated | null
  readonly from_cents: number
}

/** The bands of a day for one household share, the untaxed one first. */
function incomeTaxBands(on: Day, unpublishedYear: Unpublished = 'refuse'): readonly Band[] {
  const taxed = limits.map((limit, place): Band => {
    const above = limit.on(on, unpublishedYear)
    return {
      above,
      rate: incomeTaxRates[place]?.on(on) ?? null,
      from_cents: centsOf(above),
    }
  })
  return [{ above: null, rate: null, from_cents: 0 }, ...taxed]
}

/**
 * What a sum adds to the income tax of a household, by the scale alone: neither the tax credit of small taxes, nor the
 * cap on what the family quotient saves, nor any reduction.
 */
export const incomeTaxAdded = rule({
  label: {
    fr: 'Impôt ajouté par une somme, au barème',
    en: 'Tax that a sum adds, by the scale',
  },
  articles: [
    codeGeneralImpots('197'),
    codeGeneralImpots('193'),
    convention('barème seul, sans décote, plafonnement du quotient familial ni réduction'),
  ],
  takes: record({
    /** Taxable income of the household before the sum. */
    income_cents: cents,
    /** Quarters of a household share: 4 for one share. */
    quarter_parts: whole(4, 80),
    /** What the sum adds to the taxable income. */
    taxable_cents: cents,
    on: day,
    unpublished: optional(unpublished),
  }),
  compute: (given, note) => {
    const { income_cents, quarter_parts, taxable_cents } = given
    const end = totalCents([income_cents, taxable_cents], 'taxable_cents')
    const bands = incomeTaxBands(given.on, given.unpublished)
    // A limit is whole euros: a quarter of it is whole cents.
    const limitOf = (band: Band | undefined) => (band ? (band.from_cents * quarter_parts) / 4 : Infinity)
    let [tax_cents, marginal_bps] = [0, 0]
    for (const [place, band] of bands.entries()) {
      const from = Math.max(income_cents, limitOf(band))
      const inside = Math.min(end, limitOf(bands[place + 1])) - from
      if (inside <= 0) continue
      const { above, rate } = band
      const tax = rate ? portion(inside, rate.exact) : 0
      tax_cents += tax
      marginal_bps = rate ? portion(10_000, rate.exact) : 0
      note({
        label: rate
          ? {
              fr: 'Part de la somme dans cette tranche',
              en: 'Part of the sum in this band',
            }
          : {
              fr: 'Part de la somme non imposée',
              en: 'Part of the sum that is not taxed',
            },
        inputs: { in_band_cents: inside },
        articles: [codeGeneralImpots('197')],
        parameters: above && rate ? [above, rate] : [],
        rounding: 'half_up',
        result: tax,
      })
    }
    note({
      label: { fr: 'Impôt ajouté par la somme', en: 'Tax that the sum adds' },
      inputs: { income_cents, parts: quarter_parts / 4, taxable_cents },
      result: tax_cents,
    })
    return { tax_cents, marginal_bps }
  },
  vectors: [
    {
      why: 'one share, inside the band of 30 %',
      given: {
        income_cents: 4_000_000,
        quarter_parts: 4,
        taxable_cents: 93_200,
        on: '2026-05-31',
      },
      expect: { tax_cents: 27_960, marginal_bps: 3000 },
    },
    {
      why: 'five cents at 30 %: half a cent is rounded up',
      given: { income_cents: 4_000_000, quarter_parts: 4, taxable_cents: 5, on: '2026-05-31' },
      expect: { tax_cents: 2, marginal_bps: 3000 },
    },
    {
      why: 'one cent has its band, though its tax is nothing',
      given: { income_cents: 4_000_000, quarter_parts: 4, taxable_cents: 1, on: '2026-05-31' },
      expect: { tax_cents: 0, marginal_bps: 3000 },
    },
    {
      why: 'two shares of the same income: inside the band of 11 %',
      given: {
        income_cents: 4_000_000,
        quarter_parts: 8,
        taxable_cents: 93_200,
        on: '2026-05-31',
      },
      expect: { tax_cents: 10_252, marginal_bps: 1100 },
    },
    {
      why: 'across the limit of 29 579 €: each part at the rate of its band',
      given: {
        income_cents: 2_957_800,
        quarter_parts: 4,
        taxable_cents: 200,
        on: '2026-05-31',
      },
      expect: { tax_cents: 41, marginal_bps: 3000 },
    },
    {
      why: 'up to the limit to the cent: the band below',
      given: {
        income_cents: 2_957_800,
        quarter_parts: 4,
        taxable_cents: 100,
        on: '2026-05-31',
      },
      expect: { tax_cents: 11, marginal_bps: 1100 },
    },
    {
      why: 'up to the end of the untaxed band: no tax',
      given: {
        income_cents: 1_100_000,
        quarter_parts: 4,
        taxable_cents: 60_000,
        on: '2026-05-31',
      },
      expect: { tax_cents: 0, marginal_bps: 0 },
    },
    {
      why: 'a quarter of a share moves the limit: 1,25 × 11 600 = 14 500 €',
      given: {
        income_cents: 1_450_000,
        quarter_parts: 5,
        taxable_cents: 1000,
        on: '2026-05-31',
      },
      expect: { tax_cents: 110, marginal_bps: 1100 },
    },
    {
      why: 'above 84 577 € and above 181 917 €',
      given: {
        income_cents: 18_191_600,
        quarter_parts: 4,
        taxable_cents: 200,
        on: '2026-05-31',
      },
      expect: { tax_cents: 86, marginal_bps: 4500 },
    },
    {
      why: 'above 84 577 €',
      given: {
        income_cents: 8_457_700,
        quarter_parts: 4,
        taxable_cents: 100,
        on: '2026-05-31',
      },
      expect: { tax_cents: 41, marginal_bps: 4100 },
    },
    {
      why: 'the scale of 2025',
      given: {
        income_cents: 1_149_700,
        quarter_parts: 4,
        taxable_cents: 100,
        on: '2025-12-31',
      },
      expect: { tax_cents: 11, marginal_bps: 1100 },
    },
    {
      why: 'nothing is added',
      given: {
        income_cents: 4_000_000,
        quarter_parts: 4,
        taxable_cents: 0,
        on: '2026-05-31',
      },
      expect: { tax_cents: 0, marginal_bps: 0 },
    },
    {
      why: 'the scale of the year is not voted yet',
      given: {
        income_cents: 4_000_000,
        quarter_parts: 4,
        taxable_cents: 100,
        on: '2027-05-31',
      },
      refuses: 'parameter_not_published',
    },
    {
      why: 'the last scale stands in where that is asked',
      given: {
        income_cents: 4_000_000,
        quarter_parts: 4,
        taxable_cents: 100,
        on: '2027-05-31',
        unpublished: 'provisional',
      },
      expect: { tax_cents: 30, marginal_bps: 3000 },
    },
  ],
})
