import { law } from './article.ts'
import type { Day } from './calendar.ts'
import { addDays, addMonths, partsOf } from './calendar.ts'
import { csgCrds } from './csg-crds.ts'
import { portion, totalCents } from './money.ts'
import { forfaitSocialRate } from './parameters/forfait-social-rates.ts'
import { centsOf, coveredUntil } from './parameter.ts'
import { ppvLimitPlain, ppvLimitWithScheme, ppvTemporaryBelow } from './parameters/limits.ts'
import { rule } from './rule.ts'
import { stop } from './stopped.ts'
import { list, optional, record, type Taken } from './shape.ts'
import { cents, day, flag, headcount, part_bps, whole } from './takes.ts'

/** The two laws of the bonus. */
export const VALUE_SHARING = [law('2022-1158 du 16/08/2022, art. 1'), law('2023-1107 du 29/11/2023')]
/** Law 2023-1107: from this day two grants a year, and no income tax on a bonus placed on a plan. */
const TWO_GRANTS_FROM = '2023-12-01'
/** From July 2022 to the end of 2023 the temporary regime covered companies of every size. */
const EVERY_SIZE = { from: '2022-07-01', to: '2023-12-31' }
/** The first day of the law: nothing was decided under it before. */
export const VALUE_SHARING_FROM: Day = EVERY_SIZE.from

const ppvLimitCase = record({
  size: headcount,
  interessement_accord: flag,
  voluntary_participation: optional(flag),
  /** Association or foundation able to receive gifts, or ESAT. */
  public_interest: optional(flag),
  /** Day of the payment. */
  on: day,
})
export type PpvLimitCase = Taken<typeof ppvLimitCase>

/** What is exempt per person and civil year: 3 000 €, or 6 000 € with a profit-sharing scheme. */
export const ppvLimit = rule({
  label: { fr: 'Limite d’exonération de la PPV', en: 'Exemption limit of the PPV' },
  articles: VALUE_SHARING,
  takes: ppvLimitCase,
  compute: (given, note) => {
    const scheme =
      given.interessement_accord ||
      (given.size < 50 && given.voluntary_participation === true) ||
      given.public_interest === true
    const limit = (scheme ? ppvLimitWithScheme : ppvLimitPlain).on(given.on)
    const limit_cents = centsOf(limit)
    note({
      label: {
        fr: '6 000\u00a0€ avec intéressement (ou participation volontaire sous 50), sinon 3 000\u00a0€',
        en: '€6,000 with intéressement (or voluntary participation under 50), otherwise €3,000',
      },
      inputs: { ...given },
      parameters: [limit],
      result: limit_cents,
    })
    return { limit_cents }
  },
  vectors: [
    {
      why: 'small company without a scheme',
      given: { size: 40, interessement_accord: false, on: '2026-06-30' },
      expect: { limit_cents: 300_000 },
    },
    {
      why: 'small company with voluntary participation',
      given: { size: 40, interessement_accord: false, voluntary_participation: true, on: '2026-06-30' },
      expect: { limit_cents: 600_000 },
    },
    {
      why: 'participation does not count from 50 on',
      given: { size: 120, interessement_accord: false, voluntary_participation: true, on: '2026-06-30' },
      expect: { limit_cents: 300_000 },
    },
    {
      why: '49 people with participation',
      given: { size: 49, interessement_accord: false, voluntary_participation: true, on: '2026-06-30' },
      expect: { limit_cents: 600_000 },
    },
    {
      why: '50 people exactly: participation no longer counts',
      given: { size: 50, interessement_accord: false, voluntary_participation: true, on: '2026-06-30' },
      expect: { limit_cents: 300_000 },
    },
    {
      why: 'a large company with intéressement',
      given: { size: 400, interessement_accord: true, on: '2026-06-30' },
      expect: { limit_cents: 600_000 },
    },
    {
      why: 'an association of public interest, without a scheme',
      given: { size: 400, interessement_accord: false, public_interest: true, on: '2026-06-30' },
      expect: { limit_cents: 600_000 },
    },
  ],
})

const ppvGiven = record({
  amount_cents: cents,
  limit_cents: cents,
  headcount,
  pay_12_months_below_3_smic: flag,
  paid_on: day,
  /** Placed on a plan within the reply window. */
  placed_on_plan_in_time: flag,
})
export type PpvGiven = Taken<typeof ppvGiven>

/** Whether the temporary regime applies: no CSG, CRDS, income tax or forfait social. Stops where nothing is published. */
export function ppvIsTemporary(
  given: Pick<PpvGiven, 'headcount' | 'paid_on' | 'pay_12_months_below_3_smic'>,
): boolean {
  const { paid_on, pay_12_months_below_3_smic } = given
  const until = coveredUntil(ppvTemporaryBelow)
  const unknown = () => stop('regime_parameter_missing', { date: paid_on, from: EVERY_SIZE.from, until })
  if (paid_on < EVERY_SIZE.from) return unknown()
  if (paid_on <= EVERY_SIZE.to) return pay_12_months_below_3_smic
  const threshold = ppvTemporaryBelow.on(paid_on <= until ? paid_on : until).value
  if (given.headcount >= threshold) return false
  if (paid_on > until) return unknown()
  return pay_12_months_below_3_smic
}

/** Social and tax regime of one person's bonus. */
export const ppvRegime = rule({
  label: { fr: 'Régime de la prime de partage de la valeur', en: 'Regime of the value-sharing bonus' },
  articles: VALUE_SHARING,
  takes: ppvGiven,
  compute: (given, note) => {
    const temporary = ppvIsTemporary(given)
    const exempt_from_contributions_cents = Math.min(given.amount_cents, given.limit_cents)
    const subject_to_contributions_cents = given.amount_cents - exempt_from_contributions_cents
    const levies = csgCrds.value({ gross_cents: exempt_from_contributions_cents, on: given.paid_on })
    const csg_crds_cents = temporary ? 0 : levies.withheld_cents
    const rate = forfaitSocialRate.on(given.paid_on)
    const forfait_social_cents =
      temporary || given.headcount < 250 ? 0 : portion(exempt_from_contributions_cents, rate.exact)
    const placed = given.placed_on_plan_in_time && ppvPlacementExempts(given.paid_on)
    const income_tax: 'exempt' | 'taxable' = temporary || placed ? 'exempt' : 'taxable'
    const taxable_cents = income_tax === 'exempt' ? subject_to_contributions_cents : given.amount_cents
    note({
      label: temporary
        ? {
            fr: 'Régime temporaire\u00a0: ni CSG, ni CRDS, ni impôt',
            en: 'Temporary regime: no CSG, CRDS or income tax',
          }
        : { fr: 'Régime permanent', en: 'Permanent regime' },
      inputs: { headcount: given.headcount, limit_cents: given.limit_cents },
      result: exempt_from_contributions_cents,
    })
    note({ label: { fr: 'CSG et CRDS', en: 'CSG and CRDS' }, rounding: 'half_up', result: csg_crds_cents })
    note({
      label: { fr: 'Forfait social', en: 'Forfait social' },
      parameters: [rate],
      rounding: 'half_up',
      result: forfait_social_cents,
    })
    return {
      exempt_from_contributions_cents,
      subject_to_contributions_cents,
      csg_crds_cents,
      forfait_social_cents,
      /** Of what the limit exempts from contributions; what exceeds it is ordinary pay, always taxable. */
      income_tax,
      taxable_cents,
    }
  },
  vectors: [
    {
      why: 'small company, pay below three SMIC, 2026',
      given: {
        amount_cents: 250_000,
        limit_cents: 300_000,
        headcount: 45,
        pay_12_months_below_3_smic: true,
        paid_on: '2026-06-30',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 250_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 0,
        forfait_social_cents: 0,
        income_tax: 'exempt',
        taxable_cents: 0,
      },
    },
    {
      why: '120 employees, above the limit',
      given: {
        amount_cents: 350_000,
        limit_cents: 300_000,
        headcount: 120,
        pay_12_months_below_3_smic: true,
        paid_on: '2026-06-30',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 300_000,
        subject_to_contributions_cents: 50_000,
        csg_crds_cents: 29_100,
        forfait_social_cents: 0,
        income_tax: 'taxable',
        taxable_cents: 350_000,
      },
    },
    {
      why: 'above the limit in a small company: the excess is taxable pay whatever exempts the rest',
      given: {
        amount_cents: 350_000,
        limit_cents: 300_000,
        headcount: 45,
        pay_12_months_below_3_smic: true,
        paid_on: '2026-06-30',
        placed_on_plan_in_time: true,
      },
      expect: {
        exempt_from_contributions_cents: 300_000,
        subject_to_contributions_cents: 50_000,
        csg_crds_cents: 0,
        forfait_social_cents: 0,
        income_tax: 'exempt',
        taxable_cents: 50_000,
      },
    },
    {
      why: 'nothing is published for small companies after 2026',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 45,
        pay_12_months_below_3_smic: true,
        paid_on: '2027-02-26',
        placed_on_plan_in_time: false,
      },
      refuses: 'regime_parameter_missing',
    },
    {
      why: '49 people, the last day of 2026: the temporary regime',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 49,
        pay_12_months_below_3_smic: true,
        paid_on: '2026-12-31',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 0,
        forfait_social_cents: 0,
        income_tax: 'exempt',
        taxable_cents: 0,
      },
    },
    {
      why: '50 people exactly: no longer a small company',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 50,
        pay_12_months_below_3_smic: true,
        paid_on: '2026-06-30',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 0,
        income_tax: 'taxable',
        taxable_cents: 100_000,
      },
    },
    {
      why: '249 people: no forfait social yet',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 249,
        pay_12_months_below_3_smic: true,
        paid_on: '2026-06-30',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 0,
        income_tax: 'taxable',
        taxable_cents: 100_000,
      },
    },
    {
      why: '250 people exactly: forfait social',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 250,
        pay_12_months_below_3_smic: true,
        paid_on: '2026-06-30',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 20000,
        income_tax: 'taxable',
        taxable_cents: 100_000,
      },
    },
    {
      why: '1 July 2022: the first day for every size',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 300,
        pay_12_months_below_3_smic: true,
        paid_on: '2022-07-01',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 0,
        forfait_social_cents: 0,
        income_tax: 'exempt',
        taxable_cents: 0,
      },
    },
    {
      why: '31 December 2023: the last day for every size',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 300,
        pay_12_months_below_3_smic: true,
        paid_on: '2023-12-31',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 0,
        forfait_social_cents: 0,
        income_tax: 'exempt',
        taxable_cents: 0,
      },
    },
    {
      why: '30 November 2023: placing the bonus does not exempt it yet',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 300,
        pay_12_months_below_3_smic: false,
        paid_on: '2023-11-30',
        placed_on_plan_in_time: true,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 20_000,
        income_tax: 'taxable',
        taxable_cents: 100_000,
      },
    },
    {
      why: '1 December 2023: placed in time, it is',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 300,
        pay_12_months_below_3_smic: false,
        paid_on: '2023-12-01',
        placed_on_plan_in_time: true,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 20_000,
        income_tax: 'exempt',
        taxable_cents: 0,
      },
    },
    {
      why: '1 January 2024: a company of 50 has left the temporary regime',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 50,
        pay_12_months_below_3_smic: true,
        paid_on: '2024-01-01',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 0,
        income_tax: 'taxable',
        taxable_cents: 100_000,
      },
    },
    {
      why: '50 people in 2027: the permanent regime goes on',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 50,
        pay_12_months_below_3_smic: true,
        paid_on: '2027-01-01',
        placed_on_plan_in_time: true,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 0,
        income_tax: 'exempt',
        taxable_cents: 0,
      },
    },
    {
      why: 'three SMIC or more: the permanent regime in a small company too',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 10,
        pay_12_months_below_3_smic: false,
        paid_on: '2026-06-30',
        placed_on_plan_in_time: false,
      },
      expect: {
        exempt_from_contributions_cents: 100_000,
        subject_to_contributions_cents: 0,
        csg_crds_cents: 9700,
        forfait_social_cents: 0,
        income_tax: 'taxable',
        taxable_cents: 100_000,
      },
    },
    {
      why: 'the law had not created the bonus yet',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 45,
        pay_12_months_below_3_smic: true,
        paid_on: '2022-06-30',
        placed_on_plan_in_time: false,
      },
      refuses: 'regime_parameter_missing',
    },
    {
      why: '49 people on 1 January 2027: nothing is published',
      given: {
        amount_cents: 100_000,
        limit_cents: 300_000,
        headcount: 49,
        pay_12_months_below_3_smic: true,
        paid_on: '2027-01-01',
        placed_on_plan_in_time: false,
      },
      refuses: 'regime_parameter_missing',
    },
  ],
})

const quarterOf = (day: Day): string => {
  const { year, month } = partsOf(day)
  return `${year}-${Math.ceil(month / 3)}`
}

/** Whether placing a bonus paid that day within the delay exempts it from income tax (law 2023-1107). */
export const ppvPlacementExempts = (paid_on: Day): boolean => paid_on >= TWO_GRANTS_FROM

/** Grants a civil year at most: one before the law 2023-1107, two since. */
export const ppvGrantsAYear = (granted_on: Day): 1 | 2 => (granted_on >= TWO_GRANTS_FROM ? 2 : 1)

/** Two grants a civil year at most, one payment a quarter at most. */
export const ppvCalendar = rule({
  label: { fr: 'Nombre de primes et de versements', en: 'Number of grants and payments' },
  articles: VALUE_SHARING,
  takes: record({
    /** Grants of one civil year, and the day of the last one. */
    grants: whole(0, 1000),
    granted_on: day,
    payments: list(day),
  }),
  compute: (given, note) => {
    const quarters = new Set(given.payments.map(quarterOf))
    const most = ppvGrantsAYear(given.granted_on)
    const accepted = given.grants <= most && quarters.size === given.payments.length
    note({
      label: {
        fr: `${most} ${most === 1 ? 'prime' : 'primes'} par an, un versement par trimestre`,
        en: `${most} ${most === 1 ? 'grant' : 'grants'} a year, one payment a quarter`,
      },
      inputs: { grants: given.grants, payments: given.payments },
      result: accepted,
    })
    return { accepted, max_fractions_per_year: 4 }
  },
  vectors: [
    {
      why: 'a second grant before 1 December 2023',
      given: { grants: 2, granted_on: '2023-11-30', payments: [] },
      expect: { accepted: false, max_fractions_per_year: 4 },
    },
    {
      why: 'two grants from that day on',
      given: { grants: 2, granted_on: '2023-12-01', payments: [] },
      expect: { accepted: true, max_fractions_per_year: 4 },
    },
    {
      why: 'a third grant',
      given: { grants: 3, granted_on: '2026-06-30', payments: [] },
      expect: { accepted: false, max_fractions_per_year: 4 },
    },
    {
      why: 'two payments in one quarter',
      given: { grants: 1, granted_on: '2026-06-30', payments: ['2026-02-27', '2026-03-27'] },
      expect: { accepted: false, max_fractions_per_year: 4 },
    },
    {
      why: 'one a quarter',
      given: { grants: 2, granted_on: '2026-06-30', payments: ['2026-03-27', '2026-06-26'] },
      expect: { accepted: true, max_fractions_per_year: 4 },
    },
  ],
})

/** The twelve months before the payment, over which pay, presence and working time are read. */
export const ppvReferencePeriod = (payment_date: Day): { from: Day; to: Day } => ({
  from: addMonths(payment_date, -12),
  to: addDays(payment_date, -1),
})

/** Three times the SMIC of the twelve months before, in proportion to the working time. */
export const threeSmic = rule({
  label: { fr: 'Trois SMIC sur douze mois', en: 'Three SMIC over twelve months' },
  articles: VALUE_SHARING,
  takes: record({ monthly_smic_cents: list(cents, 12, 12), working_time_bps: optional(part_bps) }),
  compute: (given, note) => {
    const year = totalCents(given.monthly_smic_cents, 'monthly_smic_cents')
    const threshold_cents = portion(3 * year, { num: given.working_time_bps ?? 10_000, den: 10_000 })
    note({
      label: {
        fr: 'Trois fois la somme des douze SMIC mensuels',
        en: 'Three times the sum of the twelve monthly SMIC',
      },
      inputs: { monthly_smic_cents: given.monthly_smic_cents },
      rounding: 'half_up',
      result: threshold_cents,
    })
    return { threshold_cents }
  },
  vectors: [
    {
      why: 'twelve months before December 2026',
      given: {
        monthly_smic_cents: [
          180_180, 182_303, 182_303, 182_303, 182_303, 182_303, 186_702, 186_702, 186_702, 186_702, 186_702,
          186_702,
        ],
      },
      expect: { threshold_cents: 6_635_721 },
    },
    {
      why: 'half the time: the half cent goes up',
      given: {
        monthly_smic_cents: [
          180_180, 182_303, 182_303, 182_303, 182_303, 182_303, 186_702, 186_702, 186_702, 186_702, 186_702,
          186_702,
        ],
        working_time_bps: 5000,
      },
      expect: { threshold_cents: 3_317_861 },
    },
  ],
})
