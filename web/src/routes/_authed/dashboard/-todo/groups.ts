import { isOpen } from '@moisson/core/todo/pressing'
import { daysBetween } from '../../../../clock/days-between.ts'
import type { Todo } from './todo.ts'

export type GroupName = 'late' | 'soon' | 'later' | 'undated' | 'asleep'
const order: readonly GroupName[] = ['late', 'soon', 'later', 'undated', 'asleep']
const soonDays = 30

/** Open things by how near they are; what is put off comes last. Anything else keeps one list, without a name. */
export function groupsOf(todos: readonly Todo[], today: string): { name: GroupName | null; todos: Todo[] }[] {
  if (!todos.every((todo) => isOpen(todo))) return [{ name: null, todos: [...todos] }]
  const groups = Map.groupBy(todos, (todo) => groupOf(todo, today))
  return order.flatMap((name) => {
    const own = groups.get(name)
    return own ? [{ name, todos: own }] : []
  })
}

function groupOf({ due_date, snoozed_until, overdue }: Todo, today: string): GroupName {
  if (snoozed_until !== null && snoozed_until > today) return 'asleep'
  if (due_date === null) return 'undated'
  const left = daysBetween(today, due_date)
  // A day that has passed and bound nobody is no delay.
  if (left < 0 && !overdue) return 'undated'
  return left < 0 ? 'late' : left <= soonDays ? 'soon' : 'later'
}
