import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/**
 * Runs statements that join whole campaigns. Right after a bulk write the planner's statistics are those of an empty
 * table, and a nested loop over all people with all people would take minutes: hash joins are right whatever they say.
 * A failed statement ends the transaction, and the setting with it.
 */
export async function withHashJoins<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`set local enable_nestloop = off`.execute(tx)
  const result = await work()
  await sql`set local enable_nestloop = on`.execute(tx)
  return result
}
