import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/** Business time at this statement, not at the opening of the transaction. */
export async function businessNow(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select business_now() as now`.execute(tx)
  const now = rows[0]?.now
  if (!now) throw new Error('business_now() gave nothing')
  return now
}
