import { codeDuTravail } from './article.ts'
import { scaleDown } from './money.ts'
import { collectiveCeilingShare } from './parameters/limits.ts'
import { rule } from './rule.ts'
import { optional, record } from './shape.ts'
import { cents, day, signedCents } from './takes.ts'

/** 20 % of the gross wages of the whole scope plus the income of the dirigeants; the rest of the formula is cut. */
export const collectiveCeiling = rule({
  label: {
    fr: 'Plafond collectif (20\u202f% des salaires bruts)',
    en: 'Collective ceiling (20% of gross wages)',
  },
  articles: [codeDuTravail('L3314-8'), codeDuTravail('D3314-1')],
  takes: record({
    gross_wages_cents: cents,
    dirigeants_income_cents: optional(cents),
    formula_result_cents: signedCents,
    /** Last day of the exercice. */
    on: optional(day),
  }),
  compute: (given, note) => {
    const base_cents = given.gross_wages_cents + (given.dirigeants_income_cents ?? 0)
    const share = collectiveCeilingShare.on(given.on ?? collectiveCeilingShare.reread)
    const ceiling_cents = scaleDown(base_cents, share.exact.num, share.exact.den)
    const result_cents = Math.max(0, given.formula_result_cents)
    const distributable_cents = Math.min(result_cents, ceiling_cents)
    note({
      label: {
        fr: '20\u202f% des salaires bruts et revenus retenus',
        en: '20% of the wages and income counted',
      },
      inputs: {
        gross_wages_cents: given.gross_wages_cents,
        dirigeants_income_cents: given.dirigeants_income_cents ?? 0,
      },
      parameters: [share],
      rounding: 'down',
      result: ceiling_cents,
    })
    note({
      label: { fr: 'Enveloppe distribuable', en: 'Distributable envelope' },
      inputs: { formula_result_cents: given.formula_result_cents, ceiling_cents },
      result: distributable_cents,
    })
    return { ceiling_cents, distributable_cents, cut_cents: result_cents - distributable_cents }
  },
  vectors: [
    {
      why: 'a formula above the ceiling is cut',
      given: {
        gross_wages_cents: 100_000_000,
        dirigeants_income_cents: 8_000_000,
        formula_result_cents: 25_000_000,
      },
      expect: { ceiling_cents: 21_600_000, distributable_cents: 21_600_000, cut_cents: 3_400_000 },
    },
    {
      why: 'below it, nothing is cut',
      given: { gross_wages_cents: 100_000_000, formula_result_cents: 20_000_000 },
      expect: { ceiling_cents: 20_000_000, distributable_cents: 20_000_000, cut_cents: 0 },
    },
    {
      why: 'a formula below zero distributes nothing, and cuts nothing',
      given: { gross_wages_cents: 100_000_000, formula_result_cents: -1 },
      expect: { ceiling_cents: 20_000_000, distributable_cents: 0, cut_cents: 0 },
    },
    {
      why: 'a day before the code',
      given: { gross_wages_cents: 100, formula_result_cents: 20, on: '2000-12-31' },
      refuses: 'parameter_not_published',
    },
    {
      why: 'a maximum is never rounded up',
      given: { gross_wages_cents: 104, formula_result_cents: 25 },
      expect: { ceiling_cents: 20, distributable_cents: 20, cut_cents: 5 },
    },
  ],
})
