import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'

/** A code names one fund; two who take it at once are heard one after the other. */
export async function refuseTakenCode(tx: Tx, code: string, ownId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fund ${code}`}, 0))`.execute(tx)
  const taken = await tx
    .selectFrom('fund')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', ownId)
    .executeTakeFirst()
  if (taken) throw refused('fund_code_exists', { code })
}
