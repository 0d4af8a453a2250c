import { sql } from 'kysely'
import type { FactorKind } from '@moisson/core/vocabulary'
import type { Tx } from '../../database/connect.ts'
import type { Scope } from '../../database/transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { endSessions } from '../end-sessions.ts'
import { identityScope } from '../see-identity.ts'
import { accountRow } from '../user-record.ts'
import { factorNotice } from './factor-notice.ts'
import { factorsOf } from './factor-store.ts'
import { hashedCodes, keepCodes, newRecoveryCodes } from './recovery-codes.ts'

/** How a session was confirmed, in the words of RFC 8176. */
export const amrOf = { passkey: ['pop', 'user'], totp: ['otp'] } as const satisfies Record<
  FactorKind,
  string[]
>

interface FactorContext {
  caller: Caller
  newId: () => string
  inTransaction: <Result>(
    work: (tx: Tx, now: Date, outbox: Outbox) => Promise<Result>,
    scope?: Scope,
  ) => Promise<Result>
  audit: (
    tx: Tx,
    now: Date,
    note: { target_type: string; target_id: string; summary: string },
  ) => Promise<void>
}

/**
 * Keeps a factor in one transaction: with the first one come the recovery codes, this session counts as confirmed, the
 * person’s other sessions end, and a mail says so. Answers the codes, or null.
 */
export async function keepFactor(
  context: FactorContext,
  added: { kind: FactorKind; name: string },
  keep: (tx: Tx) => Promise<string>,
): Promise<{ id: string; recovery_codes: string[] | null }> {
  const { caller } = context
  const isFirst = async (tx: Tx) => (await factorsOf(tx, caller.user_id)).length === 0
  const codes = (await context.inTransaction(isFirst, identityScope)) ? newRecoveryCodes() : []
  const hashes = await hashedCodes(codes)
  return context.inTransaction(async (tx, now, outbox) => {
    await tx.updateTable('app_user').set({ factor_asked: false }).where('id', '=', caller.user_id).execute()
    const first = hashes.length > 0 && (await isFirst(tx))
    const id = await keep(tx)
    if (first) await keepCodes(tx, caller.user_id, hashes)
    const proved = [...amrOf[added.kind], 'mfa']
    await sql`update session set amr = (select array_agg(distinct one) from unnest(amr || ${proved}::text[]) one)
      where id = ${caller.session_id}`.execute(tx)
    await endSessions(tx, { userId: caller.user_id, except: caller.session_id }, 'second factor added')
    const user = await accountRow(tx, caller.user_id)
    await outbox.add(factorNotice(context.newId(), user, now, { factor_change: 'added', factor: added.name }))
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: caller.user_id,
      summary: `second factor added (${added.kind})`,
    })
    return { id, recovery_codes: first ? codes : null }
  }, identityScope)
}
