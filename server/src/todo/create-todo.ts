import { createTodo } from '@moisson/contract/todo'
import { handle } from '../http/handle.ts'
import { addTodo } from './add-todo.ts'
import { todoRow } from './todo-store.ts'
import { assigneesOf, viewsOf } from './todo-view.ts'

/** Adds a thing to do by hand, in the words of who adds it. */
export const handleCreateTodo = handle(createTodo, async (context) => {
  const { tx, companyId, input, now, language, note, refuse } = context
  const { body } = input
  const assignees = await assigneesOf(tx, companyId)
  const assignee = assignees.find(({ id }) => id === body.assignee_id)
  if (body.assignee_id && !assignee) throw refuse('unknown_assignee')
  const id = await addTodo(
    tx,
    {
      ...body,
      companyId,
      source: 'manual',
      type: body.type ?? 'onboarding',
      assignee_role: body.assignee_role ?? assignee?.role,
    },
    now,
  )
  const row = await todoRow(tx, companyId, id, context)
  const [view] = row ? await viewsOf(tx, companyId, [row], { language, now, assignees }) : []
  if (!view) throw new Error('the thing to do was not written')
  note({ target_type: 'todo', target_id: id, after: { title: view.title, due_date: view.due_date } })
  return view
})
