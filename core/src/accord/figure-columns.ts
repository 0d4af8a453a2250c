import { addDays, addMonths, type Period } from '@moisson/law/calendar'
import type { Accord } from './accord.ts'
import { day } from './french-wording.ts'

/** The calculation periods of the exercices covered, one after the other; the exercices where a period is a year. */
export function periodsCovered({ exercises, period_months }: Accord['duration']): Period[] {
  const months = Math.floor(period_months)
  if (months < 3 || months >= 12 || 12 % months !== 0) return exercises
  return exercises.flatMap(({ start }) =>
    Array.from({ length: 12 / months }, (_, place): Period => ({
      start: addMonths(start, months * place),
      end: addDays(addMonths(start, months * (place + 1)), -1),
    })),
  )
}

/** What figures are written for: each calculation period where some have one for each, else each exercice. */
export function figurePeriods({ duration, formula }: Pick<Accord, 'duration' | 'formula'>): Period[] {
  const periods = periodsCovered(duration)
  const written = [
    ...formula.parameters.map(({ values }) => values),
    ...(formula.objectives ?? []).flatMap(({ targets, thresholds, over }) => [
      targets,
      thresholds ?? [],
      over?.values ?? [],
    ]),
  ]
  return written.some(({ length }) => length > duration.exercises.length && length === periods.length)
    ? periods
    : duration.exercises
}

/** Whether figures of the formula are written exercice by exercice, or period by period: none is known after the last. */
export const objectivesByYear = ({ formula }: Pick<Accord, 'formula'>): boolean =>
  formula.parameters.some(({ values }) => values.length > 1)

/** The figure of one of so many columns: those written by exercice stand for each period in it. */
export const figureAt = (values: readonly number[], column: number, columns: number): number =>
  values[Math.min(values.length - 1, Math.floor((column * values.length) / Math.max(1, columns)))] ?? 0

const names: Readonly<Record<number, string>> = {
  3: 'Trimestre',
  4: 'Quadrimestre',
  6: 'Semestre',
}

/** « Trimestre », « Exercice »: what a column of figures is. */
export const periodName = ({ duration, formula }: Pick<Accord, 'duration' | 'formula'>): string =>
  figurePeriods({ duration, formula }) === duration.exercises
    ? 'Exercice'
    : (names[Math.floor(duration.period_months)] ?? 'Période')

/** « Trimestre clos le 31 mars 2027 »; the year alone where the columns are many. */
export function figureHeads(accord: Pick<Accord, 'duration' | 'formula'>): string[] {
  const periods = figurePeriods(accord)
  const name = periodName(accord)
  if (name === 'Exercice' && periods.length > 3)
    return periods.map(({ end }) => `Exercice ${end.slice(0, 4)}`)
  return periods.map(({ end }) => `${name} clos le ${day(end)}`)
}
