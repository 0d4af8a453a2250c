import { type AbsenceType, absences, isAbsence } from './absences.ts'
import { codeDuTravail, convention } from './article.ts'
import type { Period } from './calendar.ts'
import { addDays, daysIn, intersection } from './calendar.ts'
import { rule } from './rule.ts'
import { stop } from './stopped.ts'
import { list, nullable, optional, record, type Taken } from './shape.ts'
import { day, duration, text } from './takes.ts'

/** A contract; `end` null while it runs. */
export const contract = record({ start: day, end: nullable(day) })
export type Contract = Taken<typeof contract>

/** Contracts within a window, in order; those that overlap or follow each other day to day make one. */
export function contractsWithin(window: Period, contracts: readonly Contract[]): Period[] {
  const inside = contracts
    .map(({ start, end }) => intersection(window, { start, end: end ?? window.end }))
    .filter((period) => period !== null)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const merged: Period[] = []
  for (const period of inside) {
    const last = merged.at(-1)
    if (last === undefined || period.start > addDays(last.end, 1)) merged.push(period)
    else if (period.end > last.end) merged[merged.length - 1] = { start: last.start, end: period.end }
  }
  return merged
}

/** Calendar days of the exercice covered by at least one contract. */
export const daysOnBooks = (exercise: Period, contracts: readonly Contract[]): number =>
  contractsWithin(exercise, contracts).reduce((sum, period) => sum + daysIn(period), 0)

const presenceGiven = record({
  /** Days on the books in the exercice (or hours, when the agreement counts hours). */
  calendar_days: duration,
  /** Each of a known kind (`absences.ts`). */
  absences: list(record({ type: text, days: duration })),
  /** Absences the agreement adds to those of the law. */
  also_counted: optional(list(text)),
})

/** Presence in the exercice: days on the books minus the absences that neither law nor agreement assimilates. */
export const presenceDays = rule({
  label: { fr: 'Durée de présence', en: 'Presence' },
  articles: [
    codeDuTravail('L3314-5'),
    codeDuTravail('L3324-6'),
    codeDuTravail('R5122-11'),
    convention('jours calendaires'),
  ],
  takes: presenceGiven,
  compute: (given, note) => {
    const days = given.absences.reduce((sum, absence) => sum + absence.days, 0)
    if (days > given.calendar_days)
      stop('absences_above_presence', { days, calendar_days: given.calendar_days })
    const added = new Set((given.also_counted ?? []).map((type) => known(type)))
    let removed = 0
    for (const { type, days: away } of given.absences) {
      const name = known(type)
      const absence = absences[name]
      const counts = absence.counts || added.has(name)
      if (!counts) removed += away
      note({
        label: counts
          ? {
              fr: `Compté comme présence\u00a0: ${absence.label.fr}`,
              en: `Counts as presence: ${absence.label.en}`,
            }
          : { fr: `Déduit\u00a0: ${absence.label.fr}`, en: `Deducted: ${absence.label.en}` },
        inputs: { days: away },
        articles: absence.articles,
        result: counts ? 0 : -away,
      })
    }
    const presence_days = given.calendar_days - removed
    note({
      label: { fr: 'Jours de présence retenus', en: 'Days of presence counted' },
      inputs: { calendar_days: given.calendar_days, deducted: removed },
      result: presence_days,
    })
    return { presence_days }
  },
  vectors: [
    {
      why: 'maternity counts as presence',
      given: { calendar_days: 365, absences: [{ type: 'maternite', days: 112 }] },
      expect: { presence_days: 365 },
    },
    {
      why: 'a work accident counts, a commuting accident does not',
      given: {
        calendar_days: 365,
        absences: [
          { type: 'accident_travail', days: 90 },
          { type: 'accident_trajet', days: 30 },
        ],
      },
      expect: { presence_days: 335 },
    },
    {
      why: 'the agreement may add an absence for everybody',
      given: {
        calendar_days: 365,
        absences: [{ type: 'accident_trajet', days: 30 }],
        also_counted: ['accident_trajet'],
      },
      expect: { presence_days: 365 },
    },
    {
      why: 'a type that nobody has classified is not guessed',
      given: { calendar_days: 365, absences: [{ type: 'XYZ', days: 3 }] },
      refuses: 'unknown_absence',
    },
    {
      why: 'free words never decide: « Accident du travail refusé » is no work accident',
      given: { calendar_days: 365, absences: [{ type: 'Accident du travail refusé', days: 3 }] },
      refuses: 'unknown_absence',
    },
    {
      why: 'more absences than days on the books',
      given: { calendar_days: 365, absences: [{ type: 'maladie', days: 400 }] },
      refuses: 'absences_above_presence',
    },
    {
      why: 'absent all year',
      given: { calendar_days: 365, absences: [{ type: 'maladie', days: 365 }] },
      expect: { presence_days: 0 },
    },
    {
      why: 'two absences that do not count are both taken off',
      given: {
        calendar_days: 365,
        absences: [
          { type: 'maladie', days: 30 },
          { type: 'greve', days: 5 },
        ],
      },
      expect: { presence_days: 330 },
    },
    {
      why: 'absent the whole time',
      given: { calendar_days: 90, absences: [{ type: 'maladie', days: 90 }] },
      expect: { presence_days: 0 },
    },
  ],
})

const known = (type: string): AbsenceType => (isAbsence(type) ? type : stop('unknown_absence', { type }))
