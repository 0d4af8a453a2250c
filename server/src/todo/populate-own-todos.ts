import { ownDue, ownTodoCode, ownTodoYear } from '@moisson/core/todo/own-todos'
import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { putTemplateTodo } from './put-template-todo.ts'
import type { Populated, Skipped } from './populate-todos.ts'
import { todoFacts } from './todo-facts.ts'

/** Gives a company the things to do of a set that somebody wrote, each once per exercice, as those of the product are. */
export async function populateOwnTodos(
  tx: Tx,
  given: { companyId: string; ownTemplateId: string; reference?: Day | undefined; dryRun?: boolean },
  now: Date,
): Promise<{ created: Populated[]; skipped: Skipped[] }> {
  const { companyId, ownTemplateId, reference = parisDay(now), dryRun = false } = given
  const row = await tx
    .selectFrom('own_template')
    .selectAll()
    .where('id', '=', ownTemplateId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.retired || row.content.todos === null) throw refused('unknown_todo_set')
  const { exercise } = await todoFacts(tx, companyId, 'annual', reference)
  const created: Populated[] = []
  const skipped: Skipped[] = []
  for (const own of row.content.todos) {
    const code = ownTodoCode(row.id, own)
    const year = ownTodoYear({ exercise })
    const due_date = ownDue(own, { reference, exercise })
    const { minutes, type, title, description, priority } = own
    const written = { type, title, description, priority, estimated_minutes: minutes }
    const shown: Populated = {
      id: null,
      template_code: code,
      year,
      type: own.type,
      priority: own.priority,
      due_date,
      title: { fr: own.title, en: own.title },
    }
    const known = await tx
      .selectFrom('todo')
      .select('id')
      .where('company_id', '=', companyId)
      .where('source', '=', 'template')
      .where('code', '=', code)
      .where('year', '=', year)
      .executeTakeFirst()
    const id =
      known || dryRun ? null : await putTemplateTodo(tx, companyId, { ...written, code, year, due_date }, now)
    if (known || (!dryRun && id === null)) skipped.push({ ...shown, id: known?.id ?? null, reason: 'exists' })
    else created.push({ ...shown, id })
  }
  return { created, skipped }
}
