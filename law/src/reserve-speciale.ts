import { codeDuTravail, convention } from './article.ts'
import type { Day, Period } from './calendar.ts'
import { monthsOf, partsOf, addMonths, daysIn, endOfMonth, startOfMonth } from './calendar.ts'
import { halfUpCents } from './money.ts'
import { add, compare, mul, div, rational, sub, zero } from './rational.ts'
import type { Rational } from './rational.ts'
import { rule } from './rule.ts'
import { stop } from './stopped.ts'
import { record, type Taken, where } from './shape.ts'
import { cents, day, headcount, period, signedCents } from './takes.ts'

const reserveGiven = record({
  /** B, net taxable profit. */
  profit_cents: signedCents,
  /** C, equity. */
  equity_cents: signedCents,
  /** S, wages. */
  wages_cents: cents,
  /** VA, added value. */
  added_value_cents: signedCents,
})
export type ReserveGiven = Taken<typeof reserveGiven>

/** A negative equity whose reading decides: no source says zero or as it stands, so nobody guesses. */
function refuseNegative(equity_cents: number, decides: boolean): void {
  if (equity_cents < 0 && decides) stop('negative_equity', { equity_cents })
}

/**
 * ½ (B − 5 % C) × S / VA; nothing when the profit does not cover 5 % of the equity. A negative equity is refused unless
 * the reserve is nil however it is read.
 */
export const reserveSpeciale = rule({
  label: { fr: 'Réserve spéciale de participation', en: 'Participation reserve' },
  articles: [codeDuTravail('L3324-1'), codeDuTravail('D3324-1')],
  takes: reserveGiven,
  compute: (given, note) => {
    const surplus = sub(rational(given.profit_cents), rational(given.equity_cents, 20))
    const none = compare(surplus, zero) <= 0 || given.added_value_cents <= 0 || given.wages_cents <= 0
    refuseNegative(given.equity_cents, !none)
    const part = none ? zero : div(rational(given.wages_cents), rational(given.added_value_cents))
    const rsp_cents = none ? 0 : halfUpCents(mul(mul(surplus, part), rational(1, 2)))
    note({
      label: { fr: '½ × (B − 5\u202f% C) × S / VA', en: '½ × (B − 5% C) × S / VA' },
      inputs: { ...given },
      rounding: 'half_up',
      result: rsp_cents,
    })
    return { rsp_cents }
  },
  vectors: [
    {
      why: 'round figures',
      given: {
        profit_cents: 100_000_000,
        equity_cents: 200_000_000,
        wages_cents: 300_000_000,
        added_value_cents: 500_000_000,
      },
      expect: { rsp_cents: 27_000_000 },
    },
    {
      why: 'rounded once, at the end',
      given: {
        profit_cents: 48_765_432,
        equity_cents: 123_456_789,
        wages_cents: 210_987_654,
        added_value_cents: 345_678_901,
      },
      expect: { rsp_cents: 12_998_351 },
    },
    {
      why: 'a profit below 5 % of the equity gives nothing',
      given: { profit_cents: 9_000_000, equity_cents: 200_000_000, wages_cents: 1, added_value_cents: 1 },
      expect: { rsp_cents: 0 },
    },
    {
      why: 'a profit of exactly 5 % of the equity gives nothing, one cent more something',
      given: { profit_cents: 10_000_000, equity_cents: 200_000_000, wages_cents: 1, added_value_cents: 1 },
      expect: { rsp_cents: 0 },
    },
    {
      why: 'two cents above it',
      given: { profit_cents: 10_000_002, equity_cents: 200_000_000, wages_cents: 1, added_value_cents: 1 },
      expect: { rsp_cents: 1 },
    },
    {
      why: 'no wages, no reserve',
      given: { profit_cents: 100_000_000, equity_cents: 0, wages_cents: 0, added_value_cents: 100 },
      expect: { rsp_cents: 0 },
    },
    {
      why: 'no added value, no reserve',
      given: { profit_cents: 100_000_000, equity_cents: 0, wages_cents: 100, added_value_cents: 0 },
      expect: { rsp_cents: 0 },
    },
    {
      why: 'a negative equity decides the reserve and nothing says how it is read',
      given: {
        profit_cents: 100_000_000,
        equity_cents: -1,
        wages_cents: 300_000_000,
        added_value_cents: 500_000_000,
      },
      refuses: 'negative_equity',
    },
    {
      why: 'a loss that a negative equity would not lift above zero: no reserve on either reading',
      given: {
        profit_cents: -10_000_000,
        equity_cents: -200_000_000,
        wages_cents: 300_000_000,
        added_value_cents: 500_000_000,
      },
      expect: { rsp_cents: 0 },
    },
    {
      why: 'an equity of zero, as an attestation may retain it',
      given: {
        profit_cents: 100_000_000,
        equity_cents: 0,
        wages_cents: 300_000_000,
        added_value_cents: 500_000_000,
      },
      expect: { rsp_cents: 30_000_000 },
    },
    {
      why: 'a negative added value makes no reserve',
      given: { profit_cents: 100_000_000, equity_cents: 0, wages_cents: 100, added_value_cents: -100 },
      expect: { rsp_cents: 0 },
    },
    {
      why: 'negative wages are no wages',
      given: { profit_cents: 100_000_000, equity_cents: 0, wages_cents: -100, added_value_cents: -100 },
      refuses: 'not_an_amount',
    },
  ],
})

const profits = {
  net_accounting_profit_cents: signedCents,
  net_taxable_profit_cents: signedCents,
  equity_cents: signedCents,
}
const derogatoryGiven = record(profits)
export type DerogatoryGiven = Taken<typeof derogatoryGiven>

const positive = (exact: Rational): number => (compare(exact, zero) <= 0 ? 0 : halfUpCents(exact))

/** The four ceilings among which a derogatory agreement names its own; the first when it names none. */
export const derogatoryCeilings = rule({
  label: { fr: 'Plafonds d’une formule dérogatoire', en: 'Ceilings of a derogatory formula' },
  articles: [codeDuTravail('L3324-2')],
  takes: derogatoryGiven,
  compute: (given, note) => {
    const [accounting, taxable] = [
      rational(given.net_accounting_profit_cents),
      rational(given.net_taxable_profit_cents),
    ]
    const equityPart = rational(given.equity_cents, 20)
    const lifted = [accounting, taxable].some((profit) => compare(sub(profit, equityPart), zero) > 0)
    refuseNegative(given.equity_cents, lifted)
    const ceilings = {
      half_net_accounting_cents: positive(mul(accounting, rational(1, 2))),
      net_accounting_minus_5pct_equity_cents: positive(sub(accounting, equityPart)),
      net_taxable_minus_5pct_equity_cents: positive(sub(taxable, equityPart)),
      half_net_taxable_cents: positive(mul(taxable, rational(1, 2))),
    }
    note({
      label: {
        fr: 'La moitié ou le bénéfice moins 5\u202f% des capitaux, comptable ou fiscal',
        en: 'Half the profit, or the profit minus 5% of equity, accounting or taxable',
      },
      inputs: { ...given },
      rounding: 'half_up',
      result: Object.values(ceilings),
    })
    return ceilings
  },
  vectors: [
    {
      why: 'a negative equity decides two of them and nothing says how it is read',
      given: {
        net_accounting_profit_cents: 0,
        net_taxable_profit_cents: 80_000_000,
        equity_cents: -1,
      },
      refuses: 'negative_equity',
    },
    {
      why: 'a negative equity decides the ceiling of the one profit that is left',
      given: {
        net_accounting_profit_cents: -80_000_000,
        net_taxable_profit_cents: 80_000_000,
        equity_cents: -200_000_000,
      },
      refuses: 'negative_equity',
    },
    {
      why: 'losses that a negative equity would not lift: no ceiling on either reading',
      given: {
        net_accounting_profit_cents: -10_000_000,
        net_taxable_profit_cents: -10_000_000,
        equity_cents: -200_000_000,
      },
      expect: {
        half_net_accounting_cents: 0,
        net_accounting_minus_5pct_equity_cents: 0,
        net_taxable_minus_5pct_equity_cents: 0,
        half_net_taxable_cents: 0,
      },
    },
    {
      why: 'the four of them',
      given: {
        net_accounting_profit_cents: 80_000_000,
        net_taxable_profit_cents: 100_000_000,
        equity_cents: 200_000_000,
      },
      expect: {
        half_net_accounting_cents: 40_000_000,
        net_accounting_minus_5pct_equity_cents: 70_000_000,
        net_taxable_minus_5pct_equity_cents: 90_000_000,
        half_net_taxable_cents: 50_000_000,
      },
    },
  ],
})

/** A derogatory formula must give at least what the legal one gives, and not exceed the ceiling it names. */
export const equivalence = rule({
  label: { fr: 'Équivalence avec la formule légale', en: 'Equivalence with the legal formula' },
  articles: [codeDuTravail('L3324-2')],
  takes: record({ derogatory_cents: cents, legal_cents: cents, ceiling_cents: cents }),
  compute: (given, note) => {
    const at_least_legal = given.derogatory_cents >= given.legal_cents
    const reserve_cents = Math.max(given.legal_cents, Math.min(given.derogatory_cents, given.ceiling_cents))
    note({
      label: {
        fr: 'Au moins la formule légale, au plus le plafond choisi',
        en: 'At least the legal formula, at most the chosen ceiling',
      },
      inputs: { ...given, at_least_legal },
      result: reserve_cents,
    })
    return {
      at_least_legal,
      above_ceiling_cents: Math.max(0, given.derogatory_cents - given.ceiling_cents),
      reserve_cents,
    }
  },
  vectors: [
    {
      why: 'more favourable and under its ceiling',
      given: { derogatory_cents: 16_000_000, legal_cents: 10_000_000, ceiling_cents: 40_000_000 },
      expect: { at_least_legal: true, above_ceiling_cents: 0, reserve_cents: 16_000_000 },
    },
    {
      why: 'less favourable: the legal formula is due',
      given: { derogatory_cents: 8_000_000, legal_cents: 10_000_000, ceiling_cents: 40_000_000 },
      expect: { at_least_legal: false, above_ceiling_cents: 0, reserve_cents: 10_000_000 },
    },
    {
      why: 'above the ceiling it is cut',
      given: { derogatory_cents: 45_000_000, legal_cents: 10_000_000, ceiling_cents: 40_000_000 },
      expect: { at_least_legal: true, above_ceiling_cents: 5_000_000, reserve_cents: 40_000_000 },
    },
    {
      why: 'the legal reserve exactly is equivalent',
      given: { derogatory_cents: 10_000_000, legal_cents: 10_000_000, ceiling_cents: 40_000_000 },
      expect: { at_least_legal: true, above_ceiling_cents: 0, reserve_cents: 10_000_000 },
    },
    {
      why: 'the ceiling exactly is not above it',
      given: { derogatory_cents: 40_000_000, legal_cents: 10_000_000, ceiling_cents: 40_000_000 },
      expect: { at_least_legal: true, above_ceiling_cents: 0, reserve_cents: 40_000_000 },
    },
  ],
})

/** Between 50 and 249 the dirigeants share only what exceeds the legal formula; below 50 they share everything. */
export const dirigeantsPool = rule({
  label: { fr: 'Réserve ouverte aux dirigeants', en: 'Pool open to the company heads' },
  articles: [codeDuTravail('L3324-2'), codeDuTravail('L3323-6')],
  takes: record({ headcount, rsp_derogatory_cents: cents, rsp_legal_cents: cents }),
  compute: (given, note) => {
    const above = Math.max(0, given.rsp_derogatory_cents - given.rsp_legal_cents)
    const open_cents = given.headcount < 50 ? given.rsp_derogatory_cents : given.headcount < 250 ? above : 0
    note({
      label: { fr: 'Part au-delà de la formule légale', en: 'Part above the legal formula' },
      inputs: { ...given },
      result: open_cents,
    })
    return {
      pool_open_to_dirigeants_cents: open_cents,
      pool_employees_only_cents: given.rsp_derogatory_cents - open_cents,
    }
  },
  vectors: [
    {
      why: '120 employees',
      given: { headcount: 120, rsp_derogatory_cents: 16_000_000, rsp_legal_cents: 10_000_000 },
      expect: { pool_open_to_dirigeants_cents: 6_000_000, pool_employees_only_cents: 10_000_000 },
    },
    {
      why: '49 employees: all of it',
      given: { headcount: 49, rsp_derogatory_cents: 16_000_000, rsp_legal_cents: 10_000_000 },
      expect: { pool_open_to_dirigeants_cents: 16_000_000, pool_employees_only_cents: 0 },
    },
    {
      why: '50 employees exactly: the part above',
      given: { headcount: 50, rsp_derogatory_cents: 16_000_000, rsp_legal_cents: 10_000_000 },
      expect: { pool_open_to_dirigeants_cents: 6_000_000, pool_employees_only_cents: 10_000_000 },
    },
    {
      why: '249 employees: the part above',
      given: { headcount: 249, rsp_derogatory_cents: 16_000_000, rsp_legal_cents: 10_000_000 },
      expect: { pool_open_to_dirigeants_cents: 6_000_000, pool_employees_only_cents: 10_000_000 },
    },
    {
      why: '250 employees exactly: nothing',
      given: { headcount: 250, rsp_derogatory_cents: 16_000_000, rsp_legal_cents: 10_000_000 },
      expect: { pool_open_to_dirigeants_cents: 0, pool_employees_only_cents: 16_000_000 },
    },
    {
      why: 'a derogatory reserve that is just the legal one leaves nothing above',
      given: { headcount: 120, rsp_derogatory_cents: 10_000_000, rsp_legal_cents: 10_000_000 },
      expect: { pool_open_to_dirigeants_cents: 0, pool_employees_only_cents: 10_000_000 },
    },
  ],
})

/** Without a derogatory agreement the reserve and its supplement stay below the highest of the four ceilings. */
export const participationSupplementMax = rule({
  label: { fr: 'Supplément de participation maximal', en: 'Largest participation supplement' },
  articles: [codeDuTravail('L3324-9'), codeDuTravail('L3324-2')],
  takes: record({ ...profits, rsp_legal_cents: cents }),
  compute: ({ rsp_legal_cents, ...figures }, note) => {
    const rsp_plus_supplement_max_cents = Math.max(...Object.values(derogatoryCeilings.value(figures)))
    const supplement_max_cents = Math.max(0, rsp_plus_supplement_max_cents - rsp_legal_cents)
    note({
      label: {
        fr: 'Le plus élevé des quatre plafonds moins la réserve',
        en: 'The highest of the four ceilings minus the reserve',
      },
      inputs: { ...figures, rsp_legal_cents },
      result: supplement_max_cents,
    })
    return { rsp_plus_supplement_max_cents, supplement_max_cents }
  },
  vectors: [
    {
      why: 'the highest ceiling is the taxable profit minus 5 % of equity',
      given: {
        net_accounting_profit_cents: 80_000_000,
        net_taxable_profit_cents: 100_000_000,
        equity_cents: 200_000_000,
        rsp_legal_cents: 27_000_000,
      },
      expect: { rsp_plus_supplement_max_cents: 90_000_000, supplement_max_cents: 63_000_000 },
    },
  ],
})

/** Months of the exercice before a day, a month begun counting for its elapsed days. */
function monthsBefore(exercise: Period, change: Day): Rational {
  const whole = monthsOf(exercise).filter((month) => addMonths(month, 1) <= change).length
  const { dayOfMonth } = partsOf(change)
  const month = { start: startOfMonth(change), end: endOfMonth(change) }
  return add(rational(whole), rational(dayOfMonth - 1, daysIn(month)))
}

/** Equity that changed during the exercice is counted in proportion to time, by months. */
export const capitalProrata = rule({
  label: { fr: 'Capital variable dans l’exercice', en: 'Capital that changed in the financial year' },
  articles: [codeDuTravail('D3324-4'), convention('prorata en mois')],
  takes: where(
    record({
      exercise: period,
      capital_before_cents: signedCents,
      capital_after_cents: signedCents,
      change_date: day,
    }),
    { fr: 'un changement dans l’exercice', en: 'a change within the financial year' },
    ({ exercise, change_date }) => exercise.start <= change_date && change_date <= exercise.end,
  ),
  compute: (given, note) => {
    const months = rational(monthsOf(given.exercise).length)
    const before = div(monthsBefore(given.exercise, given.change_date), months)
    const after = sub(rational(1), before)
    const capital_retained_cents = halfUpCents(
      add(mul(rational(given.capital_before_cents), before), mul(rational(given.capital_after_cents), after)),
    )
    note({
      label: { fr: 'Capital retenu au prorata du temps', en: 'Capital counted in proportion to time' },
      inputs: {
        capital_before_cents: given.capital_before_cents,
        capital_after_cents: given.capital_after_cents,
        change_date: given.change_date,
      },
      rounding: 'half_up',
      result: capital_retained_cents,
    })
    return { capital_retained_cents }
  },
  vectors: [
    {
      why: 'three months at 100 000 €, nine at 220 000 €',
      given: {
        exercise: { start: '2026-01-01', end: '2026-12-31' },
        capital_before_cents: 10_000_000,
        capital_after_cents: 22_000_000,
        change_date: '2026-04-01',
      },
      expect: { capital_retained_cents: 19_000_000 },
    },
    {
      why: 'on 16 April: three months and half of a month of thirty days',
      given: {
        exercise: { start: '2026-01-01', end: '2026-12-31' },
        capital_before_cents: 10_000_000,
        capital_after_cents: 22_000_000,
        change_date: '2026-04-16',
      },
      expect: { capital_retained_cents: 18_500_000 },
    },
    {
      why: 'on 15 February: one month and half of a month of twenty-eight',
      given: {
        exercise: { start: '2026-01-01', end: '2026-12-31' },
        capital_before_cents: 10_000_000,
        capital_after_cents: 22_000_000,
        change_date: '2026-02-15',
      },
      expect: { capital_retained_cents: 20_500_000 },
    },
    {
      why: 'on its last day: all but a day of a month of thirty-one',
      given: {
        exercise: { start: '2026-01-01', end: '2026-12-31' },
        capital_before_cents: 10_000_000,
        capital_after_cents: 22_000_000,
        change_date: '2026-12-31',
      },
      expect: { capital_retained_cents: 10_032_258 },
    },
    {
      why: 'on the first day of the exercice: the new capital alone',
      given: {
        exercise: { start: '2026-01-01', end: '2026-12-31' },
        capital_before_cents: 10_000_000,
        capital_after_cents: 22_000_000,
        change_date: '2026-01-01',
      },
      expect: { capital_retained_cents: 22_000_000 },
    },
  ],
})
