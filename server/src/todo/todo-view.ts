import { owedByExercise } from '@moisson/core/campaign/has-legal-day'
import { rolesThatMay } from '@moisson/core/company/role-rights'
import type { Todo } from '@moisson/contract/todo'
import { withInterest } from '@moisson/core/todo/after-close-todos'
import { demoTodos } from '@moisson/core/todo/demo-todos'
import { isOpen } from '@moisson/core/todo/pressing'
import type { TodoFacts } from '@moisson/core/todo/template'
import { proposeTodos, templateOf } from '@moisson/core/todo/templates'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { todoFacts } from './todo-facts.ts'
import { unboundOf, type TodoRow } from './todo-store.ts'
import type { Day } from '@moisson/law/calendar'
import { inEach, type Language, type Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { parisDay } from '@moisson/law/paris-time'

type TodoOut = Infer<typeof Todo>

export interface Assignee {
  id: string
  name: string
  role: 'company_admin' | 'manager'
}

/** Whom a thing to do may be given to: who administers the company, and its advisers. */
export async function assigneesOf(tx: Tx, companyId: string): Promise<Assignee[]> {
  await seeIdentity(tx)
  const { rows } = await sql<Assignee>`
    select distinct on (name, u.id) u.id, coalesce(u.display_name, u.email) as name, m.role
    from membership m join app_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.status = 'active' and u.status = 'active'
      and ((m.role = 'company_admin' and m.company_role = any(${rolesThatMay('todo.company', 'changes')})) or (m.role = 'manager' and u.is_manager))
    order by name, u.id, m.role limit 200`.execute(tx)
  return rows
}

/** What the exercices owe and until when, and where their campaign is; a draft that nobody launched owes nothing yet. */
type Owed = Map<number, { id: string; gross_cents: number; deadline: string }>
async function owedByYear(tx: Tx, companyId: string): Promise<Owed> {
  const { rows } = await sql<{ year: number; id: string; gross_cents: number; deadline: string }>`
    select year, (array_agg(id order by launched_at desc nulls last, created_at desc))[1] as id,
      sum(case when state = 'draft' then 0 else distributed_gross_cents end)::bigint as gross_cents,
      min(legal_payment_deadline) as deadline
    from campaign where company_id = ${companyId} and state not in ('cancelled', 'completed') and type = any(${owedByExercise}) group by year`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.year, row]))
}

/** Things to do in the caller's language: what comes from a template is told anew, with today's figures. */
export async function viewsOf(
  tx: Tx,
  companyId: string,
  rows: readonly TodoRow[],
  { language, now, assignees }: { language: Language; now: Date; assignees: readonly Assignee[] },
): Promise<TodoOut[]> {
  const owed = rows.some(({ source }) => source === 'template')
    ? await owedByYear(tx, companyId)
    : new Map<number, never>()
  const today = parisDay(now)
  const lapsed = await lapsedOf(tx, companyId, rows, today)
  return rows.map((row) => {
    const { code, company_id, completed_by_name, ...kept } = row
    const { status } = row
    return {
      ...kept,
      ...textsOf(row, owed, language),
      ...whenLapsed(lapsed.get(row.id), row, language),
      company_id,
      overdue: !lapsed.has(row.id) && isOpen({ status }) && row.due_date !== null && row.due_date < today,
      assignee_name: assignees.find(({ id }) => id === row.assignee_id)?.name ?? null,
      template_code: row.source === 'template' ? code : null,
      completed_at: row.completed_at?.toISOString() ?? null,
      completed_by: completed_by_name,
      created_at: row.created_at?.toISOString() ?? null,
      updated_at: row.updated_at?.toISOString() ?? null,
    }
  })
}

/**
 * What of these has a day that has passed and binds nobody, with the day that comes in its place (null where none does):
 * the company undertook nothing, so nothing is late.
 */
async function lapsedOf(
  tx: Tx,
  companyId: string,
  rows: readonly TodoRow[],
  today: Day,
): Promise<Map<string, Day | null>> {
  const past = rows.filter(({ due_date }) => due_date !== null && due_date < today)
  if (past.length === 0) return new Map()
  const unbound = await unboundOf(tx, companyId)
  const lapsed = past.filter(({ source, code }) => source === 'template' && unbound.includes(code ?? ''))
  const next = new Map<string, Day | null>()
  for (const set of new Set(lapsed.flatMap(({ code }) => templateOf(code)?.set ?? [])))
    for (const { template, due_date } of proposeTodos(set, await todoFacts(tx, companyId, set, today)))
      if (!template.from_opening) next.set(template.code, due_date)
  return new Map(
    lapsed.map(({ id, code }) => {
      const day = next.get(code ?? '') ?? null
      return [id, day !== null && day >= today ? day : null]
    }),
  )
}

/** The day that has passed, said once, with the next one. */
function whenLapsed(next: Day | null | undefined, { code, due_date }: TodoRow, language: Language) {
  const rule = templateOf(code)?.due_rule
  if (!next || !due_date || !rule) return {}
  const { fr, en } = inEach((one) => [longDay(due_date, one), longDay(next, one)] as const)
  const passed: Text = {
    fr: `${rule.fr}. Le ${fr[0]} est passé\u00a0; le prochain est le ${fr[1]}.`,
    en: `${rule.en}. ${en[0]} has passed; the next is ${en[1]}.`,
  }
  return { due_rule: passed[language] }
}

/** What the demo wrote down, as long as nobody has written it anew. */
function ofTheDemo({ source, code, title, description }: TodoRow, language: Language) {
  const texts =
    source === 'manual' ? Object.entries(demoTodos).find(([name]) => name === code)?.[1] : undefined
  return {
    ...(texts?.title.fr === title && { title: texts.title[language] }),
    ...(texts?.description?.fr === description && { description: texts.description[language] }),
  }
}

function textsOf(row: TodoRow, owed: Owed, language: Language) {
  const template = row.source === 'template' ? templateOf(row.code) : undefined
  if (!template) return ofTheDemo(row, language)
  const campaign = row.year === null ? undefined : owed.get(row.year)
  const consequence =
    template.consequence && template.costs_interest && campaign
      ? withInterest(template.consequence, campaign.gross_cents, campaign.deadline)
      : template.consequence
  return {
    title: template.title[language],
    description: template.description[language],
    due_rule: template.due_rule[language],
    consequence: consequence?.[language] ?? null,
    related: template.related({
      company_id: row.company_id,
      campaign: campaign ? { id: campaign.id } : null,
    } as TodoFacts),
  }
}
