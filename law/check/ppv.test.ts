import fc from 'fast-check'
import { ppvCalendar, ppvLimit, ppvRegime, threeSmic } from '../src/ppv.ts'
import { agree } from './agree.ts'
import { cents, dayIn } from './cases.ts'
import { ppvAmount } from '../src/ppv-amount.ts'
import { slowPpvAmount, slowPpvCalendar, slowPpvLimit, slowPpvRegime, slowThreeSmic } from './ppv.ts'

const size = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(49, 50, 249, 250))
const since2022 = dayIn(2022, 2026).filter((day) => day >= '2022-07-01')

agree(
  'the exemption limit',
  fc.record({
    size,
    interessement_accord: fc.boolean(),
    voluntary_participation: fc.constantFrom(undefined, false, true),
    public_interest: fc.constantFrom(undefined, false, true),
    on: since2022,
  }),
  (given) => ppvLimit.value(given).limit_cents,
  slowPpvLimit,
)

agree(
  'the regime by size, pay and day',
  fc.record({
    amount_cents: cents(1_000_000),
    limit_cents: fc.constantFrom(300_000, 600_000),
    headcount: size,
    pay_12_months_below_3_smic: fc.boolean(),
    paid_on: fc.oneof(
      since2022,
      fc.constantFrom('2023-11-30', '2023-12-01', '2023-12-31', '2024-01-01', '2026-12-31'),
    ),
    placed_on_plan_in_time: fc.boolean(),
  }),
  ppvRegime.value,
  slowPpvRegime,
)

agree(
  'two grants a year, one payment a quarter',
  fc.record({
    grants: fc.integer({ min: 1, max: 3 }),
    granted_on: fc.oneof(since2022, fc.constantFrom('2023-11-30', '2023-12-01')),
    payments: fc.array(dayIn(2025, 2025), { maxLength: 4 }),
  }),
  (given) => ppvCalendar.value(given).accepted,
  ({ grants, granted_on, payments }) => slowPpvCalendar(grants, granted_on, payments),
)

agree(
  'three SMIC over twelve months',
  fc.record({
    monthly_smic_cents: fc.array(fc.integer({ min: 150_000, max: 190_000 }), {
      minLength: 12,
      maxLength: 12,
    }),
    working_time_bps: fc.integer({ min: 1, max: 10_000 }),
  }),
  (given) => threeSmic.value(given).threshold_cents,
  ({ monthly_smic_cents, working_time_bps }) => slowThreeSmic(monthly_smic_cents, working_time_bps),
)

agree(
  'the amount of one person, by presence and within the year',
  fc.record({
    base_cents: cents(700_000),
    by_presence_bps: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 5_000, 10_000)),
    presence: fc.integer({ min: 0, max: 36_600 }),
    whole_presence: fc.constantFrom(36_500, 36_600),
    limit_cents: fc.constantFrom(300_000, 600_000),
    already_cents: cents(700_000),
  }),
  (given) => ppvAmount.value(given).amount_cents,
  slowPpvAmount,
)
