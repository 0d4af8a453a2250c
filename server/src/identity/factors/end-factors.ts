import type { Tx } from '../../database/connect.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { endSessions } from '../end-sessions.ts'
import { accountRow } from '../user-record.ts'
import { forgetFactors } from './factor-store.ts'
import { tellRecovery } from './recovery-store.ts'

/** Ends somebody's factors and sessions: a new factor is asked for at the next sign-in, and the person is told. */
export async function endFactors(
  tx: Tx,
  outbox: Outbox,
  { userId, event }: { userId: string; event: string },
): Promise<void> {
  await forgetFactors(tx, userId)
  await endSessions(tx, { userId }, 'second factors recovered')
  await tx.updateTable('app_user').set({ factor_asked: true }).where('id', '=', userId).execute()
  const { email, display_name, locale } = await accountRow(tx, userId)
  await tellRecovery(outbox, { id: event, email, name: display_name, locale }, 'done')
}
