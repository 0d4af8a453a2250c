import { codeDuTravail, practice } from './article.ts'
import { quarterOfPass } from './ceilings.ts'
import { civilYear } from './calendar.ts'
import { scaleDown, totalCents } from './money.ts'
import { centsOf } from './parameter.ts'
import { voluntaryShare } from './parameters/limits.ts'
import { pass } from './parameters/social-security-ceiling.ts'
import { rule } from './rule.ts'
import { list, named, optional, record, type Taken, where } from './shape.ts'
import { cents, flag, unpublished, year } from './takes.ts'

const voluntaryGiven = where(
  record({
    year,
    /** What the 25 % are taken on: pay of the year, income of the year before, pensions; `none` without pay this year. */
    income: named('pay', 'income_n_minus_1', 'pension', 'none'),
    income_cents: optional(cents),
    /** Counted payments already made in the civil year. */
    already_cents: optional(cents),
    /** Takeover fund (FCPE de reprise): the whole pay. */
    takeover_fund: optional(flag),
    unpublished: optional(unpublished),
  }),
  { fr: 'un revenu, sauf sans salaire cette année', en: 'an income, unless there is no pay this year' },
  ({ income, income_cents }) => (income === 'none') === (income_cents === undefined),
)

/** Where a payment comes from; only the person’s own money is voluntary. */
const origin = named(
  'voluntary',
  'interessement',
  'participation',
  'ppv',
  'abondement',
  'unilateral',
  'CET',
  'CET_to_PEE',
  'CET_to_PERCO',
  'CET_to_PERCOL',
  'transfer',
)

/** Most a person may pay from their own money in a civil year. */
export const voluntaryLimit = rule({
  label: { fr: 'Plafond des versements volontaires', en: 'Limit of voluntary payments' },
  articles: [codeDuTravail('L3332-10'), codeDuTravail('L3332-16'), codeDuTravail('D3332-9-1')],
  takes: voluntaryGiven,
  compute: (given, note) => {
    const income = given.income_cents ?? 0
    const share = voluntaryShare.on(civilYear(given.year).start)
    const annual = () => pass.on(civilYear(given.year).start, given.unpublished)
    const quarter = () =>
      quarterOfPass.value({ exercise: civilYear(given.year), unpublished: given.unpublished }).ceiling_cents
    const without = given.income === 'none'
    // A maximum is rounded down: a fraction of a cent above it would be above it.
    const cap_cents =
      given.takeover_fund === true
        ? without
          ? centsOf(annual())
          : income
        : without
          ? quarter()
          : scaleDown(income, share.exact.num, share.exact.den)
    const remaining_cents = Math.max(0, cap_cents - (given.already_cents ?? 0))
    note({
      label:
        given.takeover_fund === true
          ? without
            ? {
                fr: 'Fonds de reprise sans salaire\u00a0: un PASS',
                en: 'Takeover fund without pay: one PASS',
              }
            : { fr: 'Fonds de reprise\u00a0: tout le salaire', en: 'Takeover fund: the whole pay' }
          : without
            ? { fr: 'Un quart du PASS', en: 'A quarter of the PASS' }
            : { fr: '25\u202f% du revenu annuel', en: '25% of the yearly income' },
      inputs: { income_cents: income, already_cents: given.already_cents ?? 0 },
      parameters: without ? [share, annual()] : [share],
      rounding: 'down',
      result: cap_cents,
    })
    return { cap_cents, remaining_cents }
  },
  vectors: [
    {
      why: '32 000 € of pay, 5 000 € already paid',
      given: { year: 2026, income: 'pay', income_cents: 3_200_000, already_cents: 500_000 },
      expect: { cap_cents: 800_000, remaining_cents: 300_000 },
    },
    {
      why: 'contract suspended all year',
      given: { year: 2026, income: 'none' },
      expect: { cap_cents: 1_201_500, remaining_cents: 1_201_500 },
    },
    {
      why: 'takeover fund, contract suspended without pay: one PASS (L3332-10 al. 2)',
      given: { year: 2026, income: 'none', takeover_fund: true },
      expect: { cap_cents: 4_806_000, remaining_cents: 4_806_000 },
    },
    {
      why: 'a maximum never exceeds a quarter by a fraction of a cent',
      given: { year: 2026, income: 'pay', income_cents: 3_333_335 },
      expect: { cap_cents: 833_333, remaining_cents: 833_333 },
    },
    {
      why: 'takeover fund',
      given: { year: 2026, income: 'pay', income_cents: 3_200_000, takeover_fund: true },
      expect: { cap_cents: 3_200_000, remaining_cents: 3_200_000 },
    },
    {
      why: 'more than the limit was paid before: nothing is left, never less',
      given: { year: 2026, income: 'pay', income_cents: 3_200_000, already_cents: 900_000 },
      expect: { cap_cents: 800_000, remaining_cents: 0 },
    },
  ],
})

/** Only the person's own money counts in the 25 %; intéressement counts on a setting, off by default. */
export const countedVoluntary = rule({
  label: { fr: 'Versements comptés dans les 25\u202f%', en: 'Payments counted in the 25%' },
  articles: [codeDuTravail('L3332-10'), codeDuTravail('L3335-2'), practice('intéressement non compté')],
  takes: record({ payments: list(record({ origin, cents })), count_interessement: optional(flag) }),
  compute: (given, note) => {
    const counts = (from: Taken<typeof origin>) =>
      from === 'voluntary' || (from === 'interessement' && given.count_interessement === true)
    const counted = given.payments.filter((payment) => counts(payment.origin))
    const counted_cents = totalCents(
      counted.map((payment) => payment.cents),
      'payments',
    )
    note({
      label: { fr: 'Versements volontaires seulement', en: 'Voluntary payments only' },
      inputs: { origins: given.payments.map(({ origin }) => origin) },
      result: counted_cents,
    })
    return { counted_cents }
  },
  vectors: [
    {
      why: 'participation, CET, transfers and abondement do not count',
      given: {
        payments: [
          { origin: 'voluntary', cents: 600_000 },
          { origin: 'interessement', cents: 500_000 },
          { origin: 'participation', cents: 400_000 },
          { origin: 'CET_to_PERCOL', cents: 300_000 },
          { origin: 'transfer', cents: 900_000 },
          { origin: 'abondement', cents: 384_480 },
        ],
      },
      expect: { counted_cents: 600_000 },
    },
    {
      why: 'intéressement counts where the company says so',
      given: {
        payments: [
          { origin: 'voluntary', cents: 600_000 },
          { origin: 'interessement', cents: 500_000 },
          { origin: 'transfer', cents: 100 },
        ],
        count_interessement: true,
      },
      expect: { counted_cents: 1_100_000 },
    },
  ],
})
