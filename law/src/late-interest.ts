import { codeDuTravail, convention } from './article.ts'
import { daysIn } from './calendar.ts'
import { halfUpCents } from './money.ts'
import { lateInterestMultiple } from './parameters/limits.ts'
import { tmop } from './parameters/tmop.ts'
import { decimal, max, mul, rational, toDecimalString, zero } from './rational.ts'
import { rule } from './rule.ts'
import { nullable, optional, record } from './shape.ts'
import { cents, day, percentage } from './takes.ts'

/**
 * Interest for a payment after the deadline: 1.33 × TMOP, ACT/365, from the first late day to the day of payment,
 * both included. The rate is the one in force on the first late day, or one entered with its reference.
 */
export const lateInterest = rule({
  label: { fr: 'Intérêts de retard', en: 'Late-payment interest' },
  articles: [
    codeDuTravail('L3314-9'),
    codeDuTravail('D3313-13'),
    codeDuTravail('D3324-21-2'),
    codeDuTravail('D3324-25'),
    convention('jours exacts sur 365'),
  ],
  takes: record({
    principal_cents: cents,
    first_day: day,
    paid_on: day,
    /** In percent; null or absent for the published one. */
    tmop_percent: optional(nullable(percentage)),
  }),
  compute: (given, note) => {
    const entered = given.tmop_percent ?? null
    const published = entered === null ? tmop.on(given.first_day) : null
    const yearly = max(zero, decimal(entered ?? published?.value ?? 0))
    const multiple = lateInterestMultiple.on(given.first_day)
    const rate = mul(yearly, decimal(multiple.value))
    const days = daysIn({ start: given.first_day, end: given.paid_on })
    const interest_cents = halfUpCents(
      mul(mul(rational(given.principal_cents), rate), rational(days, 100 * 365)),
    )
    const rate_exact_percent = toDecimalString(rate)
    note({
      label: {
        fr: 'Intérêts = principal × 1,33 × TMOP × jours / 365',
        en: 'Interest = principal × 1.33 × TMOP × days / 365',
      },
      inputs: {
        principal_cents: given.principal_cents,
        tmop_percent: toDecimalString(yearly),
        rate_exact_percent,
        days,
      },
      parameters: published === null ? [multiple] : [multiple, published],
      rounding: 'half_up',
      result: interest_cents,
    })
    return { days, rate_exact_percent, interest_cents }
  },
  vectors: [
    {
      why: '10 000 € paid on 30 June 2024: 30 days at 4.4821 %',
      given: { principal_cents: 1_000_000, first_day: '2024-06-01', paid_on: '2024-06-30' },
      expect: { days: 30, rate_exact_percent: '4.4821', interest_cents: 3684 },
    },
    {
      why: 'a negative rate counts for zero',
      given: { principal_cents: 1_000_000, first_day: '2021-06-01', paid_on: '2021-06-30' },
      expect: { days: 30, rate_exact_percent: '0', interest_cents: 0 },
    },
    {
      why: 'the rate of 2026 is not published',
      given: { principal_cents: 1_000_000, first_day: '2026-06-01', paid_on: '2026-07-10' },
      refuses: 'parameter_not_published',
    },
    {
      why: 'an operator may enter it with its reference',
      given: {
        principal_cents: 1_000_000,
        first_day: '2026-06-01',
        paid_on: '2026-06-30',
        tmop_percent: '3',
      },
      expect: { days: 30, rate_exact_percent: '3.99', interest_cents: 3279 },
    },
    {
      why: 'a rate of zero entered',
      given: { principal_cents: 1_000_000, first_day: '2026-06-01', paid_on: '2026-06-30', tmop_percent: 0 },
      expect: { days: 30, rate_exact_percent: '0', interest_cents: 0 },
    },
    {
      why: 'one day late',
      given: { principal_cents: 100_000_000, first_day: '2024-06-01', paid_on: '2024-06-01' },
      expect: { days: 1, rate_exact_percent: '4.4821', interest_cents: 12_280 },
    },
    {
      why: 'paid in time',
      given: { principal_cents: 100_000_000, first_day: '2024-06-01', paid_on: '2024-05-31' },
      expect: { days: 0, rate_exact_percent: '4.4821', interest_cents: 0 },
    },
  ],
})
