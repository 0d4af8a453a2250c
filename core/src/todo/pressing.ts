import type { Day } from '@moisson/law/calendar'
import { addDays } from '@moisson/law/calendar'
import type { TodoPriority, TodoStatus } from '../vocabulary.ts'

/** What the order of urgency looks at. */
export interface Pressing {
  status: TodoStatus
  priority: TodoPriority
  due_date: Day | null
  snoozed_until: Day | null
  /** From when it waits now, however far its day is. */
  pressing_from?: Day | null
  /** A day that has passed and binds nobody is not overdue; what is not said is judged by its day. */
  overdue?: boolean
}

/** Days ahead that « now » looks; what is due later can wait. */
export const horizonDays = 30
const ranks: Record<TodoPriority, number> = { legal: 0, high: 1, normal: 2, low: 3 }
const far = '9999-12-31'

export const isOpen = ({ status }: { status: TodoStatus }): boolean =>
  status !== 'done' && status !== 'dismissed'

/**
 * What waits now: due within thirty days, begun by now, or urgent without a date; nothing put off. What the law dates comes
 * first, since a day late costs money or rights; then the soonest. What is equal stays in the order it was given in.
 */
export function pressingTodos<Todo extends Pressing>(todos: readonly Todo[], today: Day): Todo[] {
  const limit = addDays(today, horizonDays)
  // What is urgent but has no date counts as due today.
  const dayOf = ({ due_date, priority, overdue }: Pressing) =>
    due_date !== null && due_date < today && overdue === false
      ? far
      : (due_date ?? (priority === 'high' || priority === 'legal' ? today : far))
  return todos
    .filter((todo) => isOpen(todo) && !(todo.snoozed_until && todo.snoozed_until > today))
    .filter((todo) => dayOf(todo) <= limit || (todo.pressing_from ?? far) <= today)
    .toSorted(
      (one, other) =>
        Number(other.priority === 'legal') - Number(one.priority === 'legal') ||
        dayOf(one).localeCompare(dayOf(other)) ||
        ranks[one.priority] - ranks[other.priority],
    )
}
