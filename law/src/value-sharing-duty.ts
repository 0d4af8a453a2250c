import { law } from './article.ts'
import { valueSharingFrom, valueSharingProfit } from './parameters/thresholds.ts'
import { rule } from './rule.ts'
import { list, record } from './shape.ts'
import { cents, day, flag, headcount, signedCents } from './takes.ts'

const valueSharingCase = record({
  headcount,
  /** Held to set up participation (L3322-2): another duty than this one. */
  bound_to_participation: flag,
  /** The three exercices before, or what is known of them. */
  results: list(record({ revenue_cents: cents, profit_cents: signedCents }), 0, 3),
  /** Intéressement, participation, matching or a value-sharing bonus already in place. */
  has_scheme: flag,
  /** First day of the exercice. */
  exercise_start: day,
})
/** `figures_missing`: the size fits and fewer than three exercices are known. */
export type ValueSharingVerdict = 'due' | 'satisfied' | 'not_concerned' | 'figures_missing'

const EXERCICES = 3

/** As many exercices with the same figures, for the examples. */
const alike = <Figures>(count: number, figures: Figures): Figures[] =>
  Array.from({ length: count }, () => figures)

/**
 * From 11 employees, whoever is not held to participation shares value after three exercices at 1 % of revenue. There is
 * no ceiling of headcount: sixty employees who have not yet been fifty for five years are concerned.
 */
export const valueSharingDuty = rule({
  label: { fr: 'Obligation de partage de la valeur', en: 'Duty to share value' },
  articles: [law('2023-1107 du 29/11/2023, art. 5, I', 'JORFARTI000048480574')],
  takes: valueSharingCase,
  compute: (given, note): { verdict: ValueSharingVerdict; profitable: number } => {
    const figures = [
      valueSharingFrom.on(given.exercise_start),
      valueSharingProfit.on(given.exercise_start),
    ] as const
    const [from, share] = figures
    const profitable = given.results.filter(
      ({ revenue_cents, profit_cents }) =>
        profit_cents > 0 && profit_cents * share.exact.den >= revenue_cents * share.exact.num,
    ).length
    const fits = given.headcount >= from.value && !given.bound_to_participation
    const known = given.results.length >= EXERCICES
    const bound = fits && known && profitable >= EXERCICES
    const verdict: ValueSharingVerdict = !fits
      ? 'not_concerned'
      : given.has_scheme
        ? 'satisfied'
        : bound
          ? 'due'
          : known || profitable < given.results.length
            ? 'not_concerned'
            : 'figures_missing'
    note({
      label: {
        fr: 'Exercices bénéficiaires au-dessus du seuil, trois de suite exigés',
        en: 'Financial years with enough profit, three running are required',
      },
      inputs: {
        headcount: given.headcount,
        bound_to_participation: given.bound_to_participation,
        known_exercises: given.results.length,
        has_scheme: given.has_scheme,
      },
      parameters: figures,
      result: profitable,
    })
    return { verdict, profitable }
  },
  vectors: [
    {
      why: 'twenty employees, three exercices at 1 % or more, nothing in place',
      given: {
        headcount: 20,
        bound_to_participation: false,
        results: [
          { revenue_cents: 100_000_000, profit_cents: 1_000_000 },
          { revenue_cents: 120_000_000, profit_cents: 3_000_000 },
          { revenue_cents: 110_000_000, profit_cents: 1_500_000 },
        ],
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'due', profitable: 3 },
    },
    {
      why: 'one exercice below 1 % ends the run',
      given: {
        headcount: 20,
        bound_to_participation: false,
        results: [{ revenue_cents: 100_000_000, profit_cents: 999_999 }],
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'not_concerned', profitable: 0 },
    },
    {
      why: 'a scheme in place is enough',
      given: {
        headcount: 48,
        bound_to_participation: false,
        results: [],
        has_scheme: true,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'satisfied', profitable: 0 },
    },
    {
      why: 'the size fits, the figures are not known',
      given: {
        headcount: 12,
        bound_to_participation: false,
        results: [],
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'figures_missing', profitable: 0 },
    },
    {
      why: 'ten employees',
      given: {
        headcount: 10,
        bound_to_participation: false,
        results: [],
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'not_concerned', profitable: 0 },
    },
    {
      why: 'the experiment has not begun',
      given: {
        headcount: 20,
        bound_to_participation: false,
        results: [],
        has_scheme: false,
        exercise_start: '2024-01-01',
      },
      refuses: 'parameter_not_published',
    },
    {
      why: '11 people exactly, 1 % exactly',
      given: {
        headcount: 11,
        bound_to_participation: false,
        results: alike(3, { revenue_cents: 100, profit_cents: 1 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'due', profitable: 3 },
    },
    {
      why: '49 people',
      given: {
        headcount: 49,
        bound_to_participation: false,
        results: alike(3, { revenue_cents: 100, profit_cents: 1 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'due', profitable: 3 },
    },
    {
      why: 'bound to participation, which is due instead',
      given: {
        headcount: 50,
        bound_to_participation: true,
        results: alike(3, { revenue_cents: 100, profit_cents: 1 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'not_concerned', profitable: 3 },
    },
    {
      why: '60 people, not yet held to participation',
      given: {
        headcount: 60,
        bound_to_participation: false,
        results: alike(3, { revenue_cents: 100, profit_cents: 1 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'due', profitable: 3 },
    },
    {
      why: 'held to participation still, with 30 people',
      given: {
        headcount: 30,
        bound_to_participation: true,
        results: alike(3, { revenue_cents: 100, profit_cents: 1 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'not_concerned', profitable: 3 },
    },
    {
      why: 'two good exercices of three',
      given: {
        headcount: 20,
        bound_to_participation: false,
        results: [
          { revenue_cents: 100, profit_cents: 1 },
          { revenue_cents: 100, profit_cents: 1 },
          { revenue_cents: 100, profit_cents: 0 },
        ],
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'not_concerned', profitable: 2 },
    },
    {
      why: 'two good exercices, the third not known',
      given: {
        headcount: 20,
        bound_to_participation: false,
        results: alike(2, { revenue_cents: 100, profit_cents: 1 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'figures_missing', profitable: 2 },
    },
    {
      why: 'neither revenue nor profit',
      given: {
        headcount: 20,
        bound_to_participation: false,
        results: alike(3, { revenue_cents: 0, profit_cents: 0 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'not_concerned', profitable: 0 },
    },
    {
      why: 'a fraction of a cent below 1 % is below it',
      given: {
        headcount: 20,
        bound_to_participation: false,
        results: alike(3, { revenue_cents: 149, profit_cents: 1 }),
        has_scheme: false,
        exercise_start: '2026-01-01',
      },
      expect: { verdict: 'not_concerned', profitable: 0 },
    },
  ],
})
