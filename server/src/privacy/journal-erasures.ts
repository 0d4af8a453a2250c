import { sql } from 'kysely'
import type { Purpose } from '@moisson/core/beneficiary/purposes'
import { inTransaction } from '../database/transaction.ts'
import { identityScope } from '../identity/see-identity.ts'
import type { Services } from '../services.ts'
import { writeErasure } from '../store/erasure-journal.ts'

/** Writes outside the database what was erased in it: people at their request, accounts closed by their owners. */
export async function journalErasures({ pool, files }: Services): Promise<{ journaled: number }> {
  return inTransaction(pool, identityScope, async (tx, now) => {
    const { rows: people } = await sql<{
      id: string
      company_id: string
      beneficiary_id: string
      decided_at: Date
      done: { whole: boolean; purposes: Purpose[] }
    }>`
      select id, company_id, beneficiary_id, decided_at, done from erasure_request
      where granted and done is not null and journaled_at is null
      order by decided_at limit 100 for update skip locked`.execute(tx)
    for (const { decided_at, done, ...ids } of people)
      await writeErasure(files, { kind: 'person', ...ids, at: decided_at.toISOString(), ...done })
    const { rows: accounts } = await sql<{ id: string }>`
      select id from app_user where status = 'closed' and closure_journaled_at is null
      order by id limit 100 for update skip locked`.execute(tx)
    for (const { id } of accounts) await writeErasure(files, { kind: 'account', id, at: now.toISOString() })
    await sql`update erasure_request set journaled_at = ${now}
      where id = any(${people.map(({ id }) => id)}::uuid[])`.execute(tx)
    await sql`update app_user set closure_journaled_at = ${now}
      where id = any(${accounts.map(({ id }) => id)}::uuid[])`.execute(tx)
    return { journaled: people.length + accounts.length }
  })
}
