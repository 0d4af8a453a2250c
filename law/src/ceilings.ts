import { codeDuTravail, convention } from './article.ts'
import { daysIn, intersection, monthsOf, yearOf } from './calendar.ts'
import { scaleHalfUp } from './money.ts'
import type { Dated, Parameter } from './parameter.ts'
import { centsOf, valueIn } from './parameter.ts'
import { individualCeilingShare, participationPayPass, quarterShare } from './parameters/limits.ts'
import { pass } from './parameters/social-security-ceiling.ts'
import type { Note } from './rule.ts'
import { rule } from './rule.ts'
import { inEach, type Language } from './text.ts'
import { listed } from './words/list.ts'
import { named, nullable, optional, record, type Taken } from './shape.ts'
import { day, period, unpublished } from './takes.ts'

/** Time in the company, when it did not last the whole exercice. Absences and part-time never prorate a ceiling. */
const proration = record({
  entry: optional(nullable(day)),
  exit: optional(nullable(day)),
  basis: optional(named('days', 'months')),
})

/** What every share of the PASS of an exercice is read from. */
export const ceilingInputs = {
  exercise: period,
  /** Across two civil years: average of the months (default, the text says « plafond annuel moyen ») or closing day. */
  offset: optional(named('average_of_months', 'last_day')),
  proration: optional(nullable(proration)),
  unpublished: optional(unpublished),
}
const ceilingGiven = record(ceilingInputs)
export type CeilingGiven = Taken<typeof ceilingGiven>
export type Ceiling = { ceiling_cents: number; provisional: boolean }

/** The PASS of an exercice as a fraction of cents: the mean of its months, or the value of its last day. */
function passOf(given: CeilingGiven): { num: number; den: number; figures: Dated[] } {
  const days = given.offset === 'last_day' ? [given.exercise.end] : monthsOf(given.exercise)
  const figures = [...new Map(days.map((day) => [yearOf(day), pass.on(day, given.unpublished)])).values()]
  const num = days.reduce((sum, day) => sum + centsOf(pass.on(day, given.unpublished)), 0)
  return { num, den: days.length, figures }
}

/** The mean PASS of an exercice across civil years, and how it is made: « 5 mois à 47 100 € et 7 mois à 48 060 € ». */
export function meanPass(given: Pick<CeilingGiven, 'exercise' | 'unpublished'>) {
  const { num, den, figures } = passOf(given)
  const months = monthsOf(given.exercise)
  const part = (figure: Dated, language: Language) => {
    const count = months.filter((month) => yearOf(month) === yearOf(figure.from)).length
    const amount = valueIn(figure, language)
    return {
      fr: `${count} mois à ${amount}`,
      en: `${count} ${count === 1 ? 'month' : 'months'} at ${amount}`,
    }[language]
  }
  return {
    mean_cents: scaleHalfUp(num, 1, den),
    made_of: inEach((language) =>
      listed(
        figures.map((figure) => part(figure, language)),
        language,
      ),
    ),
    years: figures.length,
    provisional: figures.some((figure) => figure.provisional),
  }
}

/** The part of the exercice spent in the company: days over days, or months begun over months. */
function presentPart({ exercise, proration }: CeilingGiven): { num: number; den: number } {
  if (!proration) return { num: 1, den: 1 }
  const inside = intersection(exercise, {
    start: proration.entry ?? exercise.start,
    end: proration.exit ?? exercise.end,
  })
  if (inside === null) return { num: 0, den: 1 }
  return proration.basis === 'months'
    ? { num: monthsOf(inside).length, den: monthsOf(exercise).length }
    : { num: daysIn(inside), den: daysIn(exercise) }
}

/** A share of the PASS of an exercice, prorated for the time in the company. */
const shareOfPass = (share: Parameter, articles: string[]) => ({
  label: share.label,
  articles: [...articles.map(codeDuTravail), convention('plafond annuel moyen des mois de l’exercice')],
  takes: ceilingGiven,
  compute: (given: CeilingGiven, note: Note): Ceiling => {
    const { num, den, figures } = passOf(given)
    const part = presentPart(given)
    const figure = share.on(given.exercise.end)
    const { num: top, den: bottom } = figure.exact
    if (figures.length > 1) {
      const { mean_cents, made_of } = meanPass(given)
      note({
        label: {
          fr: `PASS moyen de l’exercice\u00a0: ${made_of.fr}`,
          en: `Mean PASS of the financial year: ${made_of.en}`,
        },
        parameters: figures,
        rounding: 'half_up',
        result: mean_cents,
      })
    }
    // No text says whether an exercice that is not a year long lowers the ceiling: it is kept whole, and said.
    if (monthsOf(given.exercise).length !== 12)
      note({
        label: {
          fr: 'Exercice qui ne dure pas douze mois\u00a0: le plafond n’est pas réduit',
          en: 'Financial year that does not last twelve months: the ceiling is not reduced',
        },
        articles: [convention('plafond entier quelle que soit la durée de l’exercice')],
        result: monthsOf(given.exercise).length,
      })
    const ceiling_cents = scaleHalfUp(num * top, part.num, den * bottom * part.den)
    note({
      label: share.label,
      inputs: { present: part.num, out_of: part.den },
      parameters: [figure, ...figures],
      rounding: 'half_up',
      result: ceiling_cents,
    })
    return { ceiling_cents, provisional: figures.some((figure) => figure.provisional) }
  },
})

const year2026 = { start: '2026-01-01', end: '2026-12-31' }
/** A year that never comes: next year's figure changes none of these examples. */
const neverPublished = { start: '2999-01-01', end: '2999-12-31' }
const year2019 = { start: '2019-01-01', end: '2019-12-31' }

/** 75 % of the PASS of the exercice, for intéressement and participation alike. */
export const individualCeiling = rule({
  ...shareOfPass(individualCeilingShare, ['L3314-8', 'D3324-12', 'D3324-13']),
  vectors: [
    {
      why: 'published by the ministry for 2026',
      given: { exercise: year2026 },
      expect: { ceiling_cents: 3_604_500, provisional: false },
    },
    {
      why: 'an exercice across two years takes the average of its months',
      given: { exercise: { start: '2025-07-01', end: '2026-06-30' } },
      expect: { ceiling_cents: 3_568_500, provisional: false },
    },
    {
      why: 'the reading by the closing day is an option',
      given: { exercise: { start: '2025-07-01', end: '2026-06-30' }, offset: 'last_day' },
      expect: { ceiling_cents: 3_604_500, provisional: false },
    },
    {
      why: 'entered on 1 July: 184 days of 365',
      given: { exercise: year2026, proration: { entry: '2026-07-01', basis: 'days' } },
      expect: { ceiling_cents: 1_817_063, provisional: false },
    },
    {
      why: 'the same by months',
      given: { exercise: year2026, proration: { entry: '2026-07-01', basis: 'months' } },
      expect: { ceiling_cents: 1_802_250, provisional: false },
    },
    {
      why: 'a PASS that nobody published is refused',
      given: { exercise: neverPublished },
      refuses: 'parameter_not_published',
    },
    {
      why: 'the last one published is lent, provisional',
      given: { exercise: neverPublished, unpublished: 'provisional' },
      expect: { ceiling_cents: 75 * pass.values[0].value, provisional: true },
    },
    {
      why: 'a leap year: entered on 1 July 2024, 184 days of 366',
      given: { exercise: { start: '2024-01-01', end: '2024-12-31' }, proration: { entry: '2024-07-01' } },
      expect: { ceiling_cents: 1_748_302, provisional: false },
    },
    {
      why: 'left on 29 February 2024: 60 days of 366',
      given: { exercise: { start: '2024-01-01', end: '2024-12-31' }, proration: { exit: '2024-02-29' } },
      expect: { ceiling_cents: 570_098, provisional: false },
    },
    {
      why: 'left before the exercice opened: nothing',
      given: { exercise: year2026, proration: { exit: '2025-12-31' } },
      expect: { ceiling_cents: 0, provisional: false },
    },
    {
      why: 'there on its last day only: one day of 365',
      given: { exercise: year2026, proration: { entry: '2026-12-31' } },
      expect: { ceiling_cents: 9_875, provisional: false },
    },
  ],
})

/** Three PASS: the highest reference pay that counts for participation. */
export const participationPayCeiling = rule({
  ...shareOfPass(participationPayPass, ['L3324-5', 'D3324-10', 'D3324-13']),
  vectors: [
    {
      why: 'published for 2019',
      given: { exercise: year2019 },
      expect: { ceiling_cents: 12_157_200, provisional: false },
    },
    {
      why: 'entered on 1 July 2026: 184 days of 365',
      given: { exercise: year2026, proration: { entry: '2026-07-01' } },
      expect: { ceiling_cents: 7_268_252, provisional: false },
    },
  ],
})

/** A quarter of the PASS: base of the spouse, and voluntary payments of a person without pay that year. */
export const quarterOfPass = rule({
  ...shareOfPass(quarterShare, ['L3314-6', 'L3332-10']),
  vectors: [
    {
      why: 'published for 2019',
      given: { exercise: year2019 },
      expect: { ceiling_cents: 1_013_100, provisional: false },
    },
  ],
})
