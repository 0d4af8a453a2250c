import type pg from 'pg'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/transaction.ts'
import { closeAccount } from '../identity/close-account.ts'
import { identityScope } from '../identity/see-identity.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import type { JournaledErasure } from '../store/erasure-journal.ts'

export interface Replayed {
  replayed: number
  /** Those that could not be, each with its reason: by hand then. */
  failed: { id: string; reason: string }[]
}

/** Erases again what was erased after the backup was made; what the backup knows of, or never held, is passed over. */
export async function replayErasures(pool: pg.Pool, entries: readonly JournaledErasure[]): Promise<Replayed> {
  const done: Replayed = { replayed: 0, failed: [] }
  for (const entry of entries)
    try {
      if (await again(pool, entry)) done.replayed += 1
    } catch (error) {
      done.failed.push({ id: entry.id, reason: error instanceof Error ? error.message : String(error) })
    }
  return done
}

const again = (pool: pg.Pool, entry: JournaledErasure): Promise<boolean> =>
  inTransaction(pool, identityScope, async (tx, now) => {
    const told = (action: string, company_id: string | null, target: [string, string]) =>
      writeAudit(
        tx,
        now,
        action,
        { name: 'npm run restore' },
        {
          company_id,
          target_type: target[0],
          target_id: target[1],
          summary: 'erased again after a restore',
        },
      )
    if (entry.kind === 'account') {
      const open = await tx
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', entry.id)
        .where('status', '<>', 'closed')
        .executeTakeFirst()
      if (!open) return false
      await closeAccount(tx, entry.id, now)
      await told('identity.deleteAccount', null, ['user', entry.id])
      return true
    }
    const { id, company_id, beneficiary_id, whole, purposes } = entry
    const person = await tx
      .selectFrom('beneficiary')
      .select('id')
      .where('company_id', '=', company_id)
      .where('id', '=', beneficiary_id)
      .executeTakeFirst()
    const answered = await tx
      .selectFrom('erasure_request')
      .select('id')
      .where('id', '=', id)
      .where('decided_at', 'is not', null)
      .executeTakeFirst()
    if (!person || answered) return false
    await erasePerson(
      tx,
      { companyId: company_id, id: beneficiary_id },
      { erasure: { whole, purposes }, now },
    )
    const decided = {
      decided_at: new Date(entry.at),
      granted: true,
      done: JSON.stringify({ whole, purposes }),
      journaled_at: now,
    }
    await tx
      .insertInto('erasure_request')
      .values({ id, company_id, beneficiary_id, asked_at: new Date(entry.at), ...decided })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(decided))
      .execute()
    await told('beneficiary.decideErasure', company_id, ['beneficiary', beneficiary_id])
    return true
  })
