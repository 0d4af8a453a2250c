import type { Day } from './calendar.ts'

/** A clause of an agreement from a day on: weights, targets, rates that change by exercice. */
export type DatedClause<T> = { readonly from: Day; readonly value: T }

/** The clause in force that day: the last one that started, or null before the first. */
export function clauseOn<T>(clauses: readonly DatedClause<T>[], day: Day): T | null {
  let found: DatedClause<T> | null = null
  for (const clause of clauses) {
    if (clause.from <= day && (found === null || clause.from > found.from)) found = clause
  }
  return found?.value ?? null
}
