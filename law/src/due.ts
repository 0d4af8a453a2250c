import type { Day } from './calendar.ts'
import { addMonths } from './calendar.ts'
import type { ParameterDefinition } from './parameter.ts'
import { coveredUntil } from './parameter.ts'

/** A source is read again at least twice a year, published or not. */
const REREAD_MONTHS = 6
/** How long before the end of a value its successor is looked for. */
const AHEAD_MONTHS = 2

export type Due = {
  readonly label: string
  readonly reason: 'not_published' | 'ends_soon' | 'reread'
  readonly covered_until: Day
  readonly reread: Day
}

/** What must be read again on a day: values that have ended or end soon, and sources not opened for six months. */
export function dueOn(day: Day, parameters: readonly ParameterDefinition[]): Due[] {
  const list = parameters.flatMap((figure): Due[] => {
    const covered_until = coveredUntil(figure)
    const about = { label: figure.label.fr, covered_until, reread: figure.reread }
    if (covered_until < day) return [{ ...about, reason: 'not_published' }]
    if (covered_until < addMonths(day, AHEAD_MONTHS)) return [{ ...about, reason: 'ends_soon' }]
    if (addMonths(figure.reread, REREAD_MONTHS) <= day) return [{ ...about, reason: 'reread' }]
    return []
  })
  return list.toSorted((a, b) => (a.covered_until < b.covered_until ? -1 : 1))
}
