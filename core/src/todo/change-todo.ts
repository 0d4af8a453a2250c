import { refuse } from '../refusal.ts'
import type { TodoPriority, TodoStatus, TodoType } from '../vocabulary.ts'
import type { Refusal } from '@moisson/law/refusal'

/** A thing to do as its changes are judged. */
export interface ChangeableTodo {
  source: 'template' | 'system' | 'manual'
  status: TodoStatus
  /** Closed by what is on record, not by anybody. */
  by_itself: boolean
  priority: TodoPriority
  due_date: string | null
  title: string
  description: string
  type: TodoType
  estimated_minutes: number | null
  reason: string | null
  snoozed_until: string | null
  assignee_role: 'company_admin' | 'manager'
  assignee_id: string | null
  evidence_document_id: string | null
}
export type TodoChange = Partial<Omit<ChangeableTodo, 'source' | 'by_itself'>>

const words = ['title', 'description', 'type', 'priority', 'estimated_minutes'] as const

/**
 * What a change really changes, or why it may not: what the product found goes away by itself, a legal date stays,
 * only one's own words are rewritten, and setting aside takes a reason. What equals the present state is no change.
 */
export function changeTodo(
  todo: ChangeableTodo,
  given: TodoChange,
):
  | TodoChange
  | Refusal<
      | 'todo_solves_itself'
      | 'todo_closed_itself'
      | 'legal_date_fixed'
      | 'todo_text_fixed'
      | 'todo_reason_missing'
    > {
  const changed: TodoChange = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        name in todo &&
        todo[name as keyof ChangeableTodo] !== value &&
        // Only the law makes a date legal.
        !(name === 'priority' && value === 'legal'),
    ),
  )
  if (changed.status === 'done' && todo.source === 'system') return refuse('todo_solves_itself')
  if (changed.status !== undefined && todo.by_itself) return refuse('todo_closed_itself')
  if (changed.due_date !== undefined && (todo.priority === 'legal' || todo.source === 'system'))
    return refuse(todo.priority === 'legal' ? 'legal_date_fixed' : 'todo_text_fixed')
  if (todo.source !== 'manual' && words.some((name) => changed[name] !== undefined))
    return refuse('todo_text_fixed')
  if (changed.status === 'dismissed' && !(changed.reason ?? todo.reason)?.trim())
    return refuse('todo_reason_missing')
  // A reason belongs to what is set aside or blocked.
  const reopened = changed.status !== undefined && !['dismissed', 'blocked'].includes(changed.status)
  return reopened && todo.reason !== null ? { ...changed, reason: null } : changed
}
