import type { Output } from '@moisson/contract/call'
import type { listTodos } from '@moisson/contract/todo'

export type TodoList = Output<typeof listTodos>
export type Todo = TodoList['items'][number]

/** Everything that is open, in one page: what waits now is chosen from it. */
export const openTodos = (companyId: string) => ({
  path: { id: companyId },
  query: { status: 'todo,in_progress,blocked', limit: '200' },
})
