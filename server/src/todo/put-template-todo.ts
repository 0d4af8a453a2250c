import { sql, type Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'
import type { TodoTable } from '../database/schema-company-side.ts'

type Written = Pick<
  Insertable<TodoTable>,
  | 'type'
  | 'title'
  | 'description'
  | 'priority'
  | 'due_date'
  | 'due_rule'
  | 'code'
  | 'year'
  | 'estimated_minutes'
  | 'consequence'
>

/** Writes one of a set and answers its id, unless somebody else has written it meanwhile: null then. */
export async function putTemplateTodo(
  tx: Tx,
  companyId: string,
  todo: Written,
  now: Date,
): Promise<string | null> {
  const written = await tx
    .insertInto('todo')
    .values({
      ...todo,
      id: randomUUID(),
      company_id: companyId,
      source: 'template',
      created_at: now,
      updated_at: now,
    })
    // Which index is meant must not hang on a value: a plan kept for all of them would find none.
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'code', 'year']).where('source', '=', sql.lit('template')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return written?.id ?? null
}
