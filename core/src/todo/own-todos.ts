import { addDays, yearOf, type Day } from '@moisson/law/calendar'
import type { Exercise } from '../campaign/exercise-dates.ts'
import type { TodoPriority, TodoType } from '../vocabulary.ts'

/** From which day a thing to do of one’s own is counted. */
export const ownAnchors = ['given', 'closing', 'none'] as const
/** A thing to do that somebody wrote; the law’s own days belong to the product’s sets. */
export interface OwnTodo {
  code: string
  title: string
  description: string
  type: TodoType
  priority: Exclude<TodoPriority, 'legal'>
  minutes: number | null
  from: (typeof ownAnchors)[number]
  days: number
}

/** The day of one, counted from when it is given or from the closing of the exercice. */
export function ownDue({ from, days }: OwnTodo, on: { reference: Day; exercise: Exercise }): Day | null {
  if (from === 'none') return null
  return addDays(from === 'given' ? on.reference : on.exercise.end, days)
}

/** What keeps each of a set once per exercice in a company’s list. */
export const ownTodoCode = (template: string, { code }: OwnTodo): string => `own:${template}:${code}`
export const ownTodoYear = ({ exercise }: { exercise: Exercise }): number => yearOf(exercise.end)
