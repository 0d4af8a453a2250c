import { codeDuTravail } from './article.ts'
import { scaleDown } from './money.ts'
import { stop } from './stopped.ts'
import { rule } from './rule.ts'
import { nullable, optional, record } from './shape.ts'
import { cents, flag, whole } from './takes.ts'

export type AdvanceSettlement = {
  overpaid_cents: number
  /** Taken from pay, one amount a month. */
  monthly_deductions_cents: number[]
  /** Already placed: it stays in the plan as a voluntary payment, without exemption or release. */
  becomes: 'versement_volontaire' | null
}

/** What a whole working life of deductions would not give back is no repayment of an advance. */
const MOST_MONTHS = 600

/** Advances above the final rights: at most a tenth of each pay, or a voluntary payment when they were placed. */
export const advanceOverpaid = rule({
  label: { fr: 'Trop-perçu sur avances', en: 'Overpaid advances' },
  articles: [codeDuTravail('L3348-1'), codeDuTravail('L3251-3')],
  takes: record({
    advances_cents: cents,
    definitive_cents: cents,
    monthly_pay_cents: optional(cents),
    invested: optional(flag),
  }),
  compute: (given, note): AdvanceSettlement => {
    const overpaid_cents = Math.max(0, given.advances_cents - given.definitive_cents)
    const most = scaleDown(given.monthly_pay_cents ?? 0, 1, 10)
    if (given.invested !== true && most > 0 && most * MOST_MONTHS < overpaid_cents)
      stop('repayment_too_long', { years: MOST_MONTHS / 12 })
    const monthly_deductions_cents: number[] = []
    if (given.invested !== true && most > 0) {
      for (let left = overpaid_cents; left > 0; left -= most)
        monthly_deductions_cents.push(Math.min(left, most))
    }
    note({
      label: { fr: 'Avances moins droits définitifs', en: 'Advances minus final rights' },
      inputs: { advances_cents: given.advances_cents, definitive_cents: given.definitive_cents },
      result: overpaid_cents,
    })
    note({
      label: {
        fr: 'Retenues d’un dixième du salaire au plus',
        en: 'Deductions of a tenth of the pay at most',
      },
      inputs: { monthly_pay_cents: given.monthly_pay_cents ?? 0 },
      rounding: 'down',
      result: monthly_deductions_cents,
    })
    const placed = given.invested === true && overpaid_cents > 0
    return { overpaid_cents, monthly_deductions_cents, becomes: placed ? 'versement_volontaire' : null }
  },
  vectors: [
    {
      why: '200 € back on 1 500 € of pay: 150 € then 50 €',
      given: { advances_cents: 50_000, definitive_cents: 30_000, monthly_pay_cents: 150_000 },
      expect: { overpaid_cents: 20_000, monthly_deductions_cents: [15_000, 5000], becomes: null },
    },
    {
      why: 'already placed',
      given: { advances_cents: 50_000, definitive_cents: 30_000, invested: true },
      expect: { overpaid_cents: 20_000, monthly_deductions_cents: [], becomes: 'versement_volontaire' },
    },
    {
      why: 'already placed: no pay is touched',
      given: { advances_cents: 50_000, definitive_cents: 30_000, monthly_pay_cents: 150_000, invested: true },
      expect: { overpaid_cents: 20_000, monthly_deductions_cents: [], becomes: 'versement_volontaire' },
    },
    {
      why: 'one cent too much, already placed',
      given: { advances_cents: 30_001, definitive_cents: 30_000, invested: true },
      expect: { overpaid_cents: 1, monthly_deductions_cents: [], becomes: 'versement_volontaire' },
    },
    {
      why: 'nothing too much, already placed',
      given: { advances_cents: 30_000, definitive_cents: 30_000, invested: true },
      expect: { overpaid_cents: 0, monthly_deductions_cents: [], becomes: null },
    },
    {
      why: 'less was advanced than is due',
      given: { advances_cents: 10_000, definitive_cents: 30_000, monthly_pay_cents: 150_000 },
      expect: { overpaid_cents: 0, monthly_deductions_cents: [], becomes: null },
    },
    {
      why: 'a tenth of 19 cents is one cent, never rounded up',
      given: { advances_cents: 2, definitive_cents: 0, monthly_pay_cents: 19 },
      expect: { overpaid_cents: 2, monthly_deductions_cents: [1, 1], becomes: null },
    },
    {
      why: 'fifty years of deductions are the longest repayment',
      given: { advances_cents: 600, definitive_cents: 0, monthly_pay_cents: 10 },
      expect: {
        overpaid_cents: 600,
        monthly_deductions_cents: Array.from({ length: 600 }, () => 1),
        becomes: null,
      },
    },
    {
      why: 'a month more is none',
      given: { advances_cents: 601, definitive_cents: 0, monthly_pay_cents: 10 },
      refuses: 'repayment_too_long',
    },
    {
      why: 'no pay, no deduction',
      given: { advances_cents: 50_000, definitive_cents: 30_000 },
      expect: { overpaid_cents: 20_000, monthly_deductions_cents: [], becomes: null },
    },
  ],
})

/** An advance needs an express consent, and comes at most every quarter. */
export const advanceAllowed = rule({
  label: { fr: 'Avance', en: 'Advance' },
  articles: [codeDuTravail('L3348-1'), codeDuTravail('D3348-1')],
  takes: record({ consent: nullable(flag), months_between: whole(0, 120) }),
  compute: (given, note) => {
    const accepted_periodicity = given.months_between >= 3
    const allowed = accepted_periodicity && given.consent === true
    note({
      label: {
        fr: 'Accord exprès, au plus une fois par trimestre',
        en: 'Express consent, at most once a quarter',
      },
      inputs: { consent: given.consent, months_between: given.months_between },
      result: allowed,
    })
    return { allowed, accepted_periodicity }
  },
  vectors: [
    {
      why: 'silence is not consent',
      given: { consent: null, months_between: 3 },
      expect: { allowed: false, accepted_periodicity: true },
    },
    {
      why: 'every month is too often',
      given: { consent: true, months_between: 1 },
      expect: { allowed: false, accepted_periodicity: false },
    },
    {
      why: 'quarterly with consent',
      given: { consent: true, months_between: 3 },
      expect: { allowed: true, accepted_periodicity: true },
    },
  ],
})
