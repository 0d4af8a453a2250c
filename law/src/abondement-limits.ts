import { codeDuTravail, codeMonetaireFinancier, practice } from './article.ts'
import { scaleHalfUp } from './money.ts'
import { abondementMultiple } from './parameters/limits.ts'
import { stop } from './stopped.ts'
import { rule } from './rule.ts'
import { list, optional, record, type Taken, where } from './shape.ts'
import { cents, day, rate_bps } from './takes.ts'

const sharesGiven = where(
  record({
    contribution_cents: cents,
    of_which_shares_cents: cents,
    rate_bps,
    /** Ceiling of the plan, and the separate room that the increase of 80 % opens for company shares. */
    cap_cents: cents,
    majoration_cap_cents: cents,
  }),
  { fr: 'une part en titres dans le versement', en: 'a part in shares within the contribution' },
  ({ contribution_cents, of_which_shares_cents }) => of_which_shares_cents <= contribution_cents,
)
export type SharesGiven = Taken<typeof sharesGiven>

/** Abondement with sums spent on company shares: their part has its own ceiling, what does not fit moves to the other. */
export const abondementWithShares = rule({
  label: { fr: 'Abondement avec titres de l’entreprise', en: 'Matching with company shares' },
  articles: [codeDuTravail('L3332-11 al. 2'), practice('exemples de l’URSSAF')],
  takes: sharesGiven,
  compute: (given, note) => {
    const onShares = scaleHalfUp(given.of_which_shares_cents, given.rate_bps, 10_000)
    const abondement_on_shares_cents = Math.min(onShares, given.majoration_cap_cents)
    const fits = onShares <= given.majoration_cap_cents
    const shares_contribution_used_cents = fits
      ? given.of_which_shares_cents
      : scaleHalfUp(given.majoration_cap_cents, 10_000, given.rate_bps)
    const shares_contribution_spilled_cents = given.of_which_shares_cents - shares_contribution_used_cents
    const other = given.contribution_cents - shares_contribution_used_cents
    const abondement_other_cents = Math.min(scaleHalfUp(other, given.rate_bps, 10_000), given.cap_cents)
    note({
      label: { fr: 'Sur les titres de l’entreprise', en: 'On the company shares' },
      inputs: {
        of_which_shares_cents: given.of_which_shares_cents,
        majoration_cap_cents: given.majoration_cap_cents,
      },
      rounding: 'half_up',
      result: abondement_on_shares_cents,
    })
    note({
      label: { fr: 'Sur le reste', en: 'On the rest' },
      inputs: { other_contribution_cents: other, cap_cents: given.cap_cents },
      rounding: 'half_up',
      result: abondement_other_cents,
    })
    return {
      abondement_on_shares_cents,
      shares_contribution_used_cents,
      shares_contribution_spilled_cents,
      abondement_other_cents,
      total_cents: abondement_on_shares_cents + abondement_other_cents,
    }
  },
  vectors: [
    {
      why: 'published by the URSSAF for 2019',
      given: {
        contribution_cents: 150_000,
        of_which_shares_cents: 30_000,
        rate_bps: 30_000,
        cap_cents: 324_200,
        majoration_cap_cents: 259_400,
      },
      expect: {
        abondement_on_shares_cents: 90_000,
        shares_contribution_used_cents: 30_000,
        shares_contribution_spilled_cents: 0,
        abondement_other_cents: 324_200,
        total_cents: 414_200,
      },
    },
    {
      why: 'what exceeds the room for shares moves to the ordinary ceiling',
      given: {
        contribution_cents: 115_000,
        of_which_shares_cents: 90_000,
        rate_bps: 30_000,
        cap_cents: 324_200,
        majoration_cap_cents: 259_400,
      },
      expect: {
        abondement_on_shares_cents: 259_400,
        shares_contribution_used_cents: 86_467,
        shares_contribution_spilled_cents: 3533,
        abondement_other_cents: 85_599,
        total_cents: 344_999,
      },
    },
    {
      why: 'what just fits is used whole',
      given: {
        contribution_cents: 1,
        of_which_shares_cents: 1,
        rate_bps: 4000,
        cap_cents: 100,
        majoration_cap_cents: 0,
      },
      expect: {
        abondement_on_shares_cents: 0,
        shares_contribution_used_cents: 1,
        shares_contribution_spilled_cents: 0,
        abondement_other_cents: 0,
        total_cents: 0,
      },
    },
  ],
})

/** A rule of abondement is refused above three times the contribution, or when it grows with pay. */
export const abondementRuleCheck = rule({
  label: { fr: 'Règle d’abondement', en: 'Matching rule' },
  articles: [codeDuTravail('L3332-11'), codeDuTravail('L3332-12')],
  takes: record({
    rates_bps: list(rate_bps),
    rates_by_rising_pay_bps: optional(list(rate_bps)),
    on: day,
  }),
  compute: (given, note) => {
    const multiple = abondementMultiple.on(given.on)
    const above_three_times = given.rates_bps.some((rate) => rate > multiple.value * 100)
    const byPay = given.rates_by_rising_pay_bps ?? []
    const grows_with_pay = byPay.some((rate, i) => rate > (byPay[i - 1] ?? rate))
    const accepted = !above_three_times && !grows_with_pay
    note({
      label: {
        fr: 'Au plus 300\u202f%, jamais croissant avec le salaire',
        en: 'At most 300%, never growing with pay',
      },
      inputs: { rates_bps: given.rates_bps, above_three_times, grows_with_pay },
      parameters: [multiple],
      result: accepted,
    })
    return { accepted, above_three_times, grows_with_pay }
  },
  vectors: [
    {
      why: '400 %',
      given: { rates_bps: [40_000], on: '2026-06-30' },
      expect: { accepted: false, above_three_times: true, grows_with_pay: false },
    },
    {
      why: '50 % then 100 % for higher pay',
      given: { rates_bps: [], rates_by_rising_pay_bps: [5000, 10_000], on: '2026-06-30' },
      expect: { accepted: false, above_three_times: false, grows_with_pay: true },
    },
    {
      why: '300 %',
      given: { rates_bps: [30_000], on: '2026-06-30' },
      expect: { accepted: true, above_three_times: false, grows_with_pay: false },
    },
    {
      why: 'one hundredth of a percent above 300 %',
      given: { rates_bps: [30_001], on: '2026-06-30' },
      expect: { accepted: false, above_three_times: true, grows_with_pay: false },
    },
    {
      why: 'the same rate for every pay',
      given: { rates_bps: [5000], rates_by_rising_pay_bps: [5000, 5000], on: '2026-06-30' },
      expect: { accepted: true, above_three_times: false, grows_with_pay: false },
    },
    {
      why: 'a rate that falls, then rises',
      given: { rates_bps: [5000], rates_by_rising_pay_bps: [9000, 5000, 6000], on: '2026-06-30' },
      expect: { accepted: false, above_three_times: false, grows_with_pay: true },
    },
    {
      why: 'one of two rates above',
      given: { rates_bps: [10_000, 40_000], on: '2026-06-30' },
      expect: { accepted: false, above_three_times: true, grows_with_pay: false },
    },
  ],
})

/** The present limit; the one before was a part of the PASS, whose text nobody has read here. */
const UNILATERAL_FROM = '2024-07-07'

/** A payment without contribution counts in the plan's ceiling and stays below the PPV limit. */
export const unilateralPayment = rule({
  label: { fr: 'Versement unilatéral de l’employeur', en: 'Unilateral employer payment' },
  articles: [codeDuTravail('D3332-8-1'), codeDuTravail('R3332-8'), codeMonetaireFinancier('D224-10')],
  takes: record({ unilateral_cents: cents, ppv_limit_cents: cents, ceiling_cents: cents, paid_on: day }),
  compute: (given, note) => {
    if (given.paid_on < UNILATERAL_FROM)
      stop('parameter_not_published', {
        parameter: { fr: 'Limite des versements unilatéraux', en: 'Limit of unilateral payments' },
        date: given.paid_on,
        last_value: { fr: 'celle de la PPV', en: 'that of the PPV' },
        last_from: UNILATERAL_FROM,
      })
    const accepted_cents = Math.min(given.unilateral_cents, given.ppv_limit_cents, given.ceiling_cents)
    note({
      label: {
        fr: 'Dans la limite de la PPV et du plafond du plan',
        en: 'Within the PPV limit and the ceiling of the plan',
      },
      inputs: { ...given },
      result: accepted_cents,
    })
    return { accepted_cents, counts_in_cap_cents: given.ceiling_cents }
  },
  vectors: [
    {
      why: 'before 7 July 2024 the limit was another, a part of the PASS',
      given: {
        unilateral_cents: 350_000,
        ppv_limit_cents: 300_000,
        ceiling_cents: 768_960,
        paid_on: '2024-07-06',
      },
      refuses: 'parameter_not_published',
    },
    {
      why: '3 500 € for a limit of 3 000 €',
      given: {
        unilateral_cents: 350_000,
        ppv_limit_cents: 300_000,
        ceiling_cents: 768_960,
        paid_on: '2026-06-30',
      },
      expect: { accepted_cents: 300_000, counts_in_cap_cents: 768_960 },
    },
    {
      why: 'the ceiling of the plan is lower than the limit of the bonus',
      given: {
        unilateral_cents: 350_000,
        ppv_limit_cents: 300_000,
        ceiling_cents: 200_000,
        paid_on: '2024-07-07',
      },
      expect: { accepted_cents: 200_000, counts_in_cap_cents: 200_000 },
    },
  ],
})
