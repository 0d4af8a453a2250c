import { sql } from 'kysely'
import { inTransaction } from './database/transaction.ts'
import type { Services } from './services.ts'

/** Deletes what is kept for a time only: files read (30 days), ended sessions, old links, answers to repeated requests. */
export async function forgetOld(services: Services): Promise<void> {
  await inTransaction(services.pool, { companies: '*', identity: true }, async (tx) => {
    await sql`delete from extract where expires_at < business_now()`.execute(tx)
    await sql`delete from sign_in_link where expires_at < now() - interval '90 days'`.execute(tx)
    await sql`delete from session where expires_at < now() - interval '30 days'`.execute(tx)
    await sql`delete from idempotency where created_at < now() - interval '2 days'`.execute(tx)
    await sql`delete from used_challenge where expires_at < now()`.execute(tx)
    await sql`delete from rate_limit where window_start < now() - interval '2 days'`.execute(tx)
  })
}
