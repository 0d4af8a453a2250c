import type { SystemTodo } from '@moisson/core/todo/standing'
import { unboundCodes } from '@moisson/core/todo/templates'
import { systemTodos } from '@moisson/core/todo/system-todos'
import { createHash } from 'node:crypto'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { TodoTable } from '../database/schema-company-side.ts'
import type { Tx } from '../database/connect.ts'
import { closedTodos, isSame, type ClosedTodo } from './closed-todos.ts'
import { companyStanding } from './company-standing.ts'
import type { Language } from '@moisson/law/text'

/** A thing to do as it is kept, or as the product finds it at this moment (`found`). */
export type TodoRow = Omit<Selectable<TodoTable>, 'created_at' | 'updated_at'> & {
  created_at: Date | null
  updated_at: Date | null
  /** From when what was found waits now, however far its day is. */
  pressing_from: string | null
  /** Closed by what is on record and by nobody. */
  by_itself: boolean
}

const columns = `id, company_id, type, title, description, status, priority, due_date, due_rule, assignee_role, assignee_id,
  source, code, year, related, estimated_minutes, consequence, snoozed_until, completed_at, completed_by,
  completed_by_name, reason, evidence_document_id, version, created_at, updated_at`
/** Of what is kept, nothing waits before its day is near, and nothing is closed but by somebody. */
const keptColumns = `${columns}, null::date as pressing_from, false as by_itself`
const typed = `id uuid, company_id uuid, type text, title text, description text, status text, priority text,
  due_date date, due_rule text, assignee_role text, assignee_id uuid, source text, code text, year int, related jsonb,
  estimated_minutes int, consequence text, snoozed_until date, completed_at timestamptz, completed_by uuid,
  completed_by_name text, reason text, evidence_document_id uuid, version int, created_at timestamptz, updated_at timestamptz, pressing_from date, by_itself boolean`

/** The templates whose day binds this company to nothing. */
export async function unboundOf(tx: Tx, companyId: string): Promise<string[]> {
  const agreements = await tx
    .selectFrom('agreement')
    .select(['signed_on', 'filed_on', 'is_example'])
    .where('company_id', '=', companyId)
    .execute()
  return unboundCodes(agreements)
}

/** The id of a finding: the same each time it is found, never that of another company's. */
function idOf(companyId: string, key: string): string {
  const hash = createHash('sha256').update(`${companyId} ${key}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/**
 * What the product finds now, with what somebody said of it before (put off, set aside, handed over). Only that is
 * kept; the finding itself is looked for at each reading, and is gone once solved.
 */
export async function foundTodos(
  tx: Tx,
  companyId: string,
  closed: readonly ClosedTodo[],
  language: Language,
  now: Date,
): Promise<TodoRow[]> {
  const standing = await companyStanding(tx, companyId, now)
  const open = standing.open_templates.filter((one) => !closed.some((other) => isSame(one, other)))
  const found = systemTodos({ ...standing, open_templates: open })
  const said = await sql<TodoRow>`
    select ${sql.raw(keptColumns)} from todo
    where company_id = ${companyId} and source = 'system' and code is not null`.execute(tx)
  const byId = new Map(said.rows.map((row) => [row.id, row]))
  return found.map((todo) => {
    const id = idOf(companyId, todo.key)
    return asRow(todo, id, companyId, language, byId.get(id))
  })
}

function asRow(
  todo: SystemTodo,
  id: string,
  companyId: string,
  language: Language,
  said: TodoRow | undefined,
): TodoRow {
  return {
    id,
    company_id: companyId,
    type: todo.type,
    title: todo.title[language],
    description: todo.description[language],
    priority: todo.priority,
    due_date: todo.due_date,
    due_rule: todo.due_rule?.[language] ?? null,
    source: 'system',
    code: todo.key,
    year: todo.year,
    related: todo.related,
    estimated_minutes: todo.minutes,
    consequence: todo.consequence?.[language] ?? null,
    status: said?.status ?? 'todo',
    assignee_role: said?.assignee_role ?? todo.assignee_role,
    assignee_id: said?.assignee_id ?? null,
    snoozed_until: said?.snoozed_until ?? null,
    completed_at: said?.completed_at ?? null,
    completed_by: said?.completed_by ?? null,
    completed_by_name: said?.completed_by_name ?? null,
    reason: said?.reason ?? null,
    evidence_document_id: said?.evidence_document_id ?? null,
    version: said?.version ?? 0,
    created_at: said?.created_at ?? null,
    updated_at: said?.updated_at ?? null,
    pressing_from: todo.pressing_from ?? null,
    by_itself: false,
  }
}

/** Everything a company has to do as one table: what is kept, closed where what is on record closes it, and what was found. */
export function everyTodo(
  companyId: string,
  { closed, found }: { closed: readonly ClosedTodo[]; found: readonly TodoRow[] },
): RawBuilder<unknown> {
  const kept = columns.replace(' status,', ' coalesce(c.closed, t.status) as status,')
  return sql`(
    select ${sql.raw(kept)}, null::date as pressing_from, c.closed is not null as by_itself from todo t
    left join jsonb_to_recordset(${JSON.stringify(closed)}::jsonb) as c(closes uuid, closed text) on c.closes = t.id
    where company_id = ${companyId} and not (source = 'system' and code is not null)
    union all
    select ${sql.raw(columns)}, pressing_from, by_itself from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(${sql.raw(typed)})) as t`
}

/** One thing to do, locked when it is kept; undefined when the company has none with this id. */
export async function todoRow(
  tx: Tx,
  companyId: string,
  id: string,
  { language, now }: { language: Language; now: Date },
): Promise<TodoRow | undefined> {
  const kept = await sql<TodoRow>`
    select ${sql.raw(keptColumns)} from todo where company_id = ${companyId} and id = ${id} for update`.execute(
    tx,
  )
  const row = kept.rows[0]
  const closed = await closedTodos(tx, companyId, now)
  if (row && !(row.source === 'system' && row.code !== null)) {
    const status = closed.find(({ closes }) => closes === row.id)?.closed
    return status ? { ...row, status, by_itself: true } : row
  }
  return (await foundTodos(tx, companyId, closed, language, now)).find((todo) => todo.id === id)
}

/** Keeps a finding as a row, so that what is said of it has a place; nothing when it is there. */
export async function keepFinding(tx: Tx, found: TodoRow, now: Date): Promise<void> {
  const { pressing_from: _, by_itself: __, ...row } = found
  await tx
    .insertInto('todo')
    .values({
      ...row,
      related: row.related === null ? null : JSON.stringify(row.related),
      version: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
