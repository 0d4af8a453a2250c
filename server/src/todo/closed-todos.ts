import { closedBy, templateOf } from '@moisson/core/todo/templates'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { todoFacts } from './todo-facts.ts'

/** A thing to do of a template that nobody closed, and that what is on record closes. */
export interface ClosedTodo {
  closes: string
  code: string
  year: number
  closed: 'done' | 'dismissed'
}

export const isSame = (one: { code: string; year: number }, other: ClosedTodo): boolean =>
  one.code === other.code && one.year === other.year

/**
 * What of a company's templates is behind it by the facts of its exercice. Looked for at each reading and never kept,
 * so that what is undone opens again by itself.
 */
export async function closedTodos(tx: Tx, companyId: string, now: Date): Promise<ClosedTodo[]> {
  const open = await tx
    .selectFrom('todo')
    .select(['id', 'code', 'year'])
    .where('company_id', '=', companyId)
    .where('source', '=', 'template')
    .where('status', 'in', ['todo', 'in_progress', 'blocked'])
    .execute()
  const bySet = Map.groupBy(
    open.flatMap(({ id, code, year }) => {
      const set = templateOf(code)?.set
      return set && code !== null && year !== null ? [{ id, code, year, set }] : []
    }),
    ({ set, year }) => `${set} ${year}`,
  )
  const closed: ClosedTodo[] = []
  for (const todos of bySet.values()) {
    const [first] = todos
    if (!first) continue
    const facts = await todoFacts(tx, companyId, first.set, parisDay(now), first.year)
    for (const { id, code, year } of todos) {
      const why = closedBy(code, facts)
      if (why) closed.push({ closes: id, code, year, closed: why === 'settled' ? 'done' : 'dismissed' })
    }
  }
  return closed
}
