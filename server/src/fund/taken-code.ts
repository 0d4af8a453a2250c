import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'

/** A code names one fund. */
export async function refuseTakenCode(tx: Tx, code: string, ownId: string): Promise<void> {
  const taken = await tx
    .selectFrom('fund')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', ownId)
    .executeTakeFirst()
  if (taken) throw refused('fund_code_exists', { code })
}
