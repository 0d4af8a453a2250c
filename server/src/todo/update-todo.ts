import { updateTodo } from '@moisson/contract/todo'
import { changeTodo } from '@moisson/core/todo/change-todo'
import { papersSeen } from '../file/papers-seen.ts'
import { handle } from '../http/handle.ts'
import { Refused, notFound } from '../http/refused.ts'
import { keepFinding, todoRow, type TodoRow } from './todo-store.ts'
import { assigneesOf, viewsOf } from './todo-view.ts'

const kept = [
  'status',
  'reason',
  'due_date',
  'snoozed_until',
  'assignee_role',
  'assignee_id',
  'evidence_document_id',
  'title',
  'description',
  'type',
  'priority',
  'estimated_minutes',
] as const

/** Changes what may change of a thing to do; what is done keeps who did it and when. */
export const handleUpdateTodo = handle(updateTodo, async (context) => {
  const { tx, companyId, caller, input, now, language, ifMatch, note, orRefuse, refuse } = context
  const assignees = await assigneesOf(tx, companyId)
  const shown = async (row: TodoRow) => {
    const [view] = await viewsOf(tx, companyId, [row], { language, now, assignees })
    if (!view) throw notFound()
    return view
  }
  let row = await todoRow(tx, companyId, input.path.tid, context)
  if (!row) throw notFound()
  // Two people who answer the same finding at once meet on its row.
  if (row.source === 'system' && row.version === 0) {
    await keepFinding(tx, row, now)
    row = (await todoRow(tx, companyId, input.path.tid, context)) ?? row
  }
  const before = await shown(row)
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: before })
  const given = Object.fromEntries(Object.entries(input.body).filter(([, value]) => value !== undefined))
  const changed = orRefuse(changeTodo(before, given))
  if (changed.assignee_id && !assignees.some(({ id }) => id === changed.assignee_id))
    throw refuse('unknown_assignee')
  if (changed.evidence_document_id) {
    const paper = await papersSeen(tx, companyId, caller)
      .select('d.id')
      .where('d.id', '=', changed.evidence_document_id)
      .executeTakeFirst()
    if (!paper) throw refuse('unknown_evidence')
  }
  const done = changed.status === 'done'
  const finished = changed.status === undefined ? {} : done ? by(caller, now) : nobody
  await tx
    .updateTable('todo')
    .set((todo) => ({ ...changed, ...finished, version: todo('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', row.id)
    .execute()
  const after = await todoRow(tx, companyId, row.id, context)
  if (!after) throw notFound()
  const names = kept.filter((name) => name in changed)
  note({
    target_type: 'todo',
    target_id: row.id,
    summary: before.title,
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: Object.fromEntries(names.map((name) => [name, changed[name]])),
  })
  return shown(after)
})

const by = (caller: { user_id: string; name: string }, now: Date) => ({
  completed_at: now,
  completed_by: caller.user_id,
  completed_by_name: caller.name,
})
const nobody = { completed_at: null, completed_by: null, completed_by_name: null }
