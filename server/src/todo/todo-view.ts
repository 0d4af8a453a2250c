import type { Todo } from '@moisson/contract/todo'
import { withInterest } from '@moisson/core/todo/after-close-todos'
import { isOpen } from '@moisson/core/todo/pressing'
import type { TodoFacts } from '@moisson/core/todo/template'
import { templateOf } from '@moisson/core/todo/templates'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { TodoRow } from './todo-store.ts'
import type { Language } from '@moisson/law/text'
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
      and (m.role = 'company_admin' or (m.role = 'manager' and u.is_manager))
    order by name, u.id, m.role limit 200`.execute(tx)
  return rows
}

/** What the exercices owe and until when, and where their campaign is. */
type Owed = Map<number, { id: string; gross_cents: number; deadline: string }>
async function owedByYear(tx: Tx, companyId: string): Promise<Owed> {
  const { rows } = await sql<{ year: number; id: string; gross_cents: number; deadline: string }>`
    select year, (array_agg(id order by launched_at desc nulls last, created_at desc))[1] as id,
      sum(greatest(distributed_gross_cents, coalesce(envelope_gross_cents, 0)))::bigint as gross_cents,
      min(legal_payment_deadline) as deadline
    from campaign where company_id = ${companyId} and state not in ('cancelled', 'completed') group by year`.execute(
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
  return rows.map((row) => {
    const { code, company_id, completed_by_name, ...kept } = row
    const status = row.status as TodoOut['status']
    return {
      ...(kept as unknown as TodoOut),
      ...textsOf(row, owed, language),
      company_id,
      overdue: isOpen({ status }) && row.due_date !== null && row.due_date < today,
      assignee_name: assignees.find(({ id }) => id === row.assignee_id)?.name ?? null,
      template_code: row.source === 'template' ? code : null,
      completed_at: row.completed_at?.toISOString() ?? null,
      completed_by: completed_by_name,
      created_at: row.created_at?.toISOString() ?? null,
      updated_at: row.updated_at?.toISOString() ?? null,
    }
  })
}

function textsOf(row: TodoRow, owed: Owed, language: Language) {
  const template = row.source === 'template' ? templateOf(row.code) : undefined
  if (!template) return {}
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
