import type { Related } from '@moisson/core/todo/template'
import type { TodoPriority, TodoType } from '@moisson/core/vocabulary'
import { yearOf } from '@moisson/law/calendar'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'

export interface NewTodo {
  companyId: string
  /** `system` when the product asks, `manual` when a person does. */
  source: 'system' | 'manual'
  type: TodoType
  title: string
  description?: string | undefined
  priority?: TodoPriority | undefined
  due_date?: string | null | undefined
  year?: number | null | undefined
  related?: Related | null | undefined
  estimated_minutes?: number | null | undefined
  consequence?: string | null | undefined
  assignee_role?: 'company_admin' | 'manager' | undefined
  assignee_id?: string | null | undefined
}

/** Adds one thing to do to a company's list, in the words given; answers its id. The caller checks the assignee. */
export async function addTodo(tx: Tx, todo: NewTodo, now: Date): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('todo')
    .values({
      id,
      company_id: todo.companyId,
      type: todo.type,
      title: todo.title,
      description: todo.description ?? '',
      priority: todo.priority ?? 'normal',
      due_date: todo.due_date ?? null,
      due_rule: null,
      source: todo.source,
      code: null,
      year: todo.year ?? (todo.due_date ? yearOf(todo.due_date) : null),
      related: todo.related ? JSON.stringify(todo.related) : null,
      estimated_minutes: todo.estimated_minutes ?? null,
      consequence: todo.consequence ?? null,
      assignee_role: todo.assignee_role ?? 'company_admin',
      assignee_id: todo.assignee_id ?? null,
      snoozed_until: null,
      completed_at: null,
      completed_by: null,
      completed_by_name: null,
      reason: null,
      evidence_document_id: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}
