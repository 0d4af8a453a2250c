import type { Tx } from '../database/connect.ts'

/** Ends a person's open sessions, all or all but one; each acts on the next request. Answers how many ended. */
export async function endSessions(
  tx: Tx,
  { userId, except }: { userId: string; except?: string },
  reason: string,
): Promise<number> {
  let query = tx
    .updateTable('session')
    .set({ ended_at: new Date(), end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (except) query = query.where('id', '<>', except)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends one session; false when it was not open. */
export async function endSessionRow(tx: Tx, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: new Date(), end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
