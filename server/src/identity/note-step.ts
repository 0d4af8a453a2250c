import { sql } from 'kysely'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { Verified } from './id-token.ts'

/** Remembers that the bearer of a refresh has been used: its answer arrived, and the token before it has done its part. */
export async function noteStep(services: Services, bearer: Verified): Promise<void> {
  if (bearer.noted) return
  bearer.noted = true
  if (bearer.step === 0) return
  await inTransaction(services.pool, { identity: true }, (tx) =>
    tx
      .updateTable('session')
      .set({ used_step: bearer.step, used_step_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', bearer.sessionId)
      .where('used_step', '<', bearer.step)
      .execute(),
  )
}
