import { proposeTodos, type Proposal } from '@moisson/core/todo/templates'
import type { TodoPriority, TodoTemplateName, TodoType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { putTemplateTodo } from './put-template-todo.ts'
import { todoFacts } from './todo-facts.ts'
import type { Text } from '@moisson/law/text'
import { parisDay } from '@moisson/law/paris-time'

/** A thing to do as it was, or would be, given to a company; `id` is null when nothing was written. */
export interface Populated {
  id: string | null
  template_code: string
  year: number
  type: TodoType
  priority: TodoPriority
  due_date: string | null
  title: Text
}
/** One of the set that was left out: already in the list, already done, or not this company's concern. */
export type Skipped = Populated & { reason: 'exists' | 'settled' | 'not_applicable' }

/**
 * Gives a company the things to do of a set, each once per exercice: a second call adds nothing, and two at the same
 * time add once. `reference` is the day the dates are counted from, today unless given; `dryRun` writes nothing.
 * Refuses a renewal of an agreement without an end (`agreement_end_missing`).
 */
export async function populateTodos(
  tx: Tx,
  given: { companyId: string; template: TodoTemplateName; reference?: string | undefined; dryRun?: boolean },
  now: Date,
): Promise<{ created: Populated[]; skipped: Skipped[] }> {
  const { companyId, template, reference = parisDay(now), dryRun = false } = given
  const facts = await todoFacts(tx, companyId, template, reference)
  if (template === 'renewal' && !facts.agreement?.ends_on) throw refused('agreement_end_missing')
  const proposals = proposeTodos(template, facts)
  const existing = await tx
    .selectFrom('todo')
    .select(['id', 'code', 'year'])
    .where('company_id', '=', companyId)
    .where('source', '=', 'template')
    .where(
      'code',
      'in',
      proposals.map(({ template: { code } }) => code),
    )
    .execute()
  const created: Populated[] = []
  const skipped: Skipped[] = []
  for (const proposal of proposals) {
    const known = existing.find(({ code, year }) => code === proposal.template.code && year === proposal.year)
    if (known) skipped.push({ ...shown(proposal, known.id), reason: 'exists' })
    else if (proposal.needless) skipped.push({ ...shown(proposal, null), reason: proposal.needless })
    else if (dryRun) created.push(shown(proposal, null))
    else {
      const id = await putTemplateTodo(tx, companyId, writtenOf(proposal), now)
      if (id) created.push(shown(proposal, id))
      else skipped.push({ ...shown(proposal, null), reason: 'exists' })
    }
  }
  return { created, skipped }
}

function shown({ template, year, due_date }: Proposal, id: string | null): Populated {
  const { code, type, priority, title } = template
  return { id, template_code: code, year, type, priority, due_date, title }
}

const writtenOf = ({ template, year, due_date }: Proposal) => ({
  type: template.type,
  title: template.title.fr,
  description: template.description.fr,
  priority: template.priority,
  due_date,
  due_rule: template.due_rule.fr,
  code: template.code,
  year,
  estimated_minutes: template.minutes,
  consequence: template.consequence?.fr ?? null,
})
