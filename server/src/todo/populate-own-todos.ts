import { ownDue, ownTodoCode, ownTodoYear, type OwnTodo } from '@moisson/core/todo/own-todos'
import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
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
    const id = known || dryRun ? null : await write(tx, companyId, { own, code, year, due_date }, now)
    if (known || (!dryRun && id === null)) skipped.push({ ...shown, id: known?.id ?? null, reason: 'exists' })
    else created.push({ ...shown, id })
  }
  return { created, skipped }
}

/** Writes one, unless somebody else has written it meanwhile: null then. */
async function write(
  tx: Tx,
  companyId: string,
  { own, code, year, due_date }: { own: OwnTodo; code: string; year: number; due_date: Day | null },
  now: Date,
): Promise<string | null> {
  const written = await tx
    .insertInto('todo')
    .values({
      id: randomUUID(),
      company_id: companyId,
      type: own.type,
      title: own.title,
      description: own.description,
      priority: own.priority,
      due_date,
      due_rule: null,
      source: 'template',
      code,
      year,
      related: null,
      estimated_minutes: own.minutes,
      consequence: null,
      assignee_id: null,
      snoozed_until: null,
      completed_at: null,
      completed_by: null,
      completed_by_name: null,
      reason: null,
      evidence_document_id: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'code', 'year']).where('source', '=', 'template').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return written?.id ?? null
}
