import { updateTodo } from '@moisson/contract/todo'
import type { TodoChange } from '@moisson/core/todo/change-todo'
import { addDays } from '@moisson/law/calendar'
import { useChange } from '../../../../api/change.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import type { Todo } from './todo.ts'
import { todoWords } from './todo-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

/** What came of an action: said in a toast on the page, and in the list itself where it covers the page. */
export interface Said {
  kind: 'success' | 'info' | 'error'
  title: string
  body?: string
  action?: { label: string; run: () => void }
}

/** Completes, puts off, sets aside and reopens in place; each can be undone from what is said of it. */
export function useTodoActions(say: (said: Said) => void) {
  const words = useWords(todoWords)
  const { mediumDay } = useFormat()
  const today = useToday()
  const change = useChange(updateTodo)

  async function put(todo: Todo, body: TodoChange): Promise<Todo | null> {
    const request = { path: { id: todo.company_id, tid: todo.id }, body: body as Partial<Todo> }
    const outcome = await change.send(request, { version: todo.version })
    if (outcome.ok) return outcome.value
    say({ kind: 'error', title: sentenceOf(outcome.error) })
    return null
  }

  async function apply(todo: Todo, body: TodoChange, title: string): Promise<boolean> {
    const after = await put(todo, body)
    if (!after) return false
    const { status, reason, snoozed_until } = todo
    const run = () =>
      void put(after, { status, reason, snoozed_until }).then(
        (undone) => undone && say({ kind: 'info', title: words.undone, body: todo.title }),
      )
    say({ kind: 'success', title, body: todo.title, action: { label: words.undo, run } })
    return true
  }

  return {
    running: change.running,
    say,
    put,
    complete: (todo: Todo) => apply(todo, { status: 'done' }, words.saidDone),
    reopen: (todo: Todo) => apply(todo, { status: 'todo' }, words.saidReopened),
    dismiss: (todo: Todo, reason: string) =>
      apply(todo, { status: 'dismissed', reason }, words.saidDismissed),
    wakeUp: (todo: Todo) => apply(todo, { snoozed_until: null }, words.saidAwake),
    snooze(todo: Todo, days: number) {
      const day = addDays(today, days)
      return apply(todo, { snoozed_until: day }, words.saidSnoozed(mediumDay(day)))
    },
  }
}

export type TodoActions = ReturnType<typeof useTodoActions>
