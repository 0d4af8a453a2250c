import clsx from 'clsx'
import { Clock, Scale } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { daysBetween } from '../../../../clock/days-between.ts'
import type { Todo } from './todo.ts'
import { todoWords } from './todo-words.ts'

/** When it is due in words, whether the law says so, and the time it takes. */
export function Due({ todo, today }: { todo: Todo; today: string }) {
  const words = useWords(todoWords)
  const { mediumDay } = useFormat()
  const { due_date: day, estimated_minutes: minutes, priority, overdue } = todo
  const left = day === null ? null : daysBetween(today, day)
  const said =
    left === null
      ? null
      : left < 0
        ? overdue
          ? words.late(-left)
          : words.passed
        : left === 0
          ? words.today
          : left === 1
            ? words.tomorrow
            : words.inDays(left)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-neutral-600">
      {day !== null && left !== null && (
        <span
          className={clsx(
            left < 0 ? overdue && 'font-medium text-red-700' : left <= 7 && 'font-medium text-amber-900',
          )}
        >
          {said}
          {left !== 0 && left !== 1 && <span className="font-normal"> · {mediumDay(day)}</span>}
        </span>
      )}
      {priority === 'legal' && (
        <span className="flex items-center gap-1.5">
          <Scale aria-hidden className="size-4" />
          {words.legal}
        </span>
      )}
      {minutes !== null && (
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden className="size-4" />
          {words.minutes(minutes)}
        </span>
      )}
    </p>
  )
}
