import fc from 'fast-check'
import { advanceOverpaid } from '../src/advances.ts'
import { csgCrds, taxableAmount } from '../src/csg-crds.ts'
import type { ForfaitLine } from '../src/forfait-social.ts'
import { forfaitSocial } from '../src/forfait-social.ts'
import { leviesOnGains } from '../src/gains.ts'
import { exemptWhenPlaced } from '../src/income-tax.ts'
import { incomeTaxAdded } from '../src/income-tax-scale.ts'
import { lateInterest } from '../src/late-interest.ts'
import { agree } from './agree.ts'
import { cents, dayIn, publishedDay } from './cases.ts'
import { daysLater } from './days.ts'
import { fraction, minus, nearest } from './fraction.ts'
import {
  slowCsgCrds,
  slowDeductions,
  slowExempt,
  slowForfait,
  slowGainLevies,
  slowIncomeTax,
  slowLateInterest,
  slowTaxable,
} from './levies.ts'

const sum = fc.record({ gross_cents: cents(), on: publishedDay })

agree('CSG and CRDS', sum, csgCrds.value, ({ gross_cents }) => slowCsgCrds(gross_cents))
agree(
  'what is paid and taxed at once',
  sum,
  (given) => taxableAmount.value(given).taxable_cents,
  ({ gross_cents }) => slowTaxable(gross_cents),
)
agree(
  'what is placed free of tax',
  fc.record({
    kind: fc.constantFrom('interessement' as const, 'participation' as const),
    placed_cents: cents(5_000_000),
    ceilings_cents: fc.array(cents(4_000_000), { minLength: 1, maxLength: 2 }),
  }),
  (given) => exemptWhenPlaced.value(given).exempt_cents,
  ({ kind, placed_cents, ceilings_cents }) => slowExempt(kind, placed_cents, ceilings_cents),
)

const line: fc.Arbitrary<ForfaitLine> = fc.oneof(
  fc.record({
    source: fc.constantFrom('interessement' as const, 'participation' as const),
    gross_cents: cents(),
    destination: fc.constantFrom('PEE' as const, 'PEI' as const, 'PERCOL' as const, 'paid' as const),
    qualifying_plan: fc.boolean(),
  }),
  fc.record({
    source: fc.constant('ppv' as const),
    gross_cents: cents(),
    destination: fc.constantFrom('PEE' as const, 'paid' as const),
  }),
  fc.record({
    source: fc.constant('abondement' as const),
    gross_cents: cents(),
    destination: fc.constantFrom('PEE' as const, 'PEI' as const),
    company_shares: fc.boolean(),
  }),
  fc.record({
    source: fc.constant('abondement' as const),
    gross_cents: cents(),
    destination: fc.constantFrom('PERCOL' as const, 'PERCO' as const),
    qualifying_plan: fc.boolean(),
  }),
)
agree(
  'the employer’s levy, source by source and destination by destination',
  fc.record({
    // From 2023: what the rates of 2019 to 2022 were is not settled for shares of the company.
    on: dayIn(2023, 2026),
    regime: fc
      .record({
        // 250 people five years running are fifty too.
        size: fc.constantFrom('small', 'bound', 'large'),
        scop: fc.constantFrom(undefined, false, true),
      })
      .map(({ size, scop }) => ({
        obliged_to_participation: size !== 'small',
        effective_250: size === 'large',
        scop,
      })),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  }),
  (given) => forfaitSocial.value(given).total_cents,
  ({ lines, regime }) => slowForfait(lines, regime),
)

agree(
  'levies on gains',
  fc.array(fc.record({ gain_cents: cents(), rate_on: dayIn(2018, 2026) }), { maxLength: 4 }),
  (parts) => leviesOnGains.value({ parts }).levies_cents,
  slowGainLevies,
)

/** The rule rounds the part in each of the five bands; the second engine rounds once. */
const ROUNDED = 3
agree(
  'tax that a sum adds: the tax with it less the tax without it, by the quotient',
  fc.record({
    income_cents: cents(30_000_000),
    quarter_parts: fc.integer({ min: 4, max: 20 }),
    taxable_cents: cents(5_000_000),
  }),
  ({ income_cents, quarter_parts, taxable_cents }) => {
    const given = { income_cents, quarter_parts, taxable_cents, on: '2026-05-31' }
    const shares = fraction(quarter_parts, 4)
    const slow = nearest(
      minus(slowIncomeTax(income_cents + taxable_cents, shares), slowIncomeTax(income_cents, shares)),
    )
    return Math.abs(incomeTaxAdded.value(given).tax_cents - slow) <= ROUNDED
  },
  () => true,
)

agree(
  'late interest',
  fc
    .record({
      principal_cents: cents(),
      first_day: dayIn(2018, 2023),
      days: fc.integer({ min: 0, max: 400 }),
    })
    .map(({ days, ...given }) => ({ ...given, paid_on: daysLater(given.first_day, days) })),
  (given) => lateInterest.value(given).interest_cents,
  ({ principal_cents, first_day, paid_on }) => slowLateInterest(principal_cents, first_day, paid_on),
)

agree(
  'an overpaid advance',
  fc.record({
    advances_cents: cents(500_000),
    definitive_cents: cents(500_000),
    monthly_pay_cents: fc.integer({ min: 100_000, max: 600_000 }),
  }),
  (given) => {
    const { overpaid_cents, monthly_deductions_cents } = advanceOverpaid.value(given)
    return { overpaid_cents, monthly_deductions_cents }
  },
  ({ advances_cents, definitive_cents, monthly_pay_cents }) => {
    const overpaid_cents = Math.max(0, advances_cents - definitive_cents)
    return { overpaid_cents, monthly_deductions_cents: slowDeductions(overpaid_cents, monthly_pay_cents) }
  },
)
