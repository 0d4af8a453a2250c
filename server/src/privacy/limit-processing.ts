import { randomUUID } from 'node:crypto'
import { restrictionReason, type DataRequestKind } from '@moisson/core/privacy/data-requests'
import type { Tx } from '../database/connect.ts'

interface Of {
  companyId: string
  id: string
  by: { id: string; name: string | null }
  now: Date
}

/**
 * What nobody may refuse is done as soon as it is asked: optional reminders stop, and a restricted file is held as it is
 * (GDPR, articles 18, 1, d and 21, 1).
 */
export async function limitProcessing(
  tx: Tx,
  kind: DataRequestKind,
  { companyId, id, by, now }: Of,
): Promise<void> {
  if (kind === 'erasure') return
  await tx
    .updateTable('beneficiary')
    .set({ wants_reminders: false })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  if (kind === 'objection') return
  await tx
    .insertInto('legal_hold')
    .values({
      id: randomUUID(),
      company_id: companyId,
      beneficiary_id: id,
      reason: restrictionReason,
      placed_at: now,
      placed_by: by.id,
      placed_by_name: by.name,
    })
    .onConflict((conflict) => conflict.column('beneficiary_id').where('lifted_at', 'is', null).doNothing())
    .execute()
}

/** A restriction that is refused holds the file no longer; a dispute recorded by the company stays. */
export async function endRestriction(tx: Tx, { companyId, id, by, now }: Of): Promise<void> {
  await tx
    .updateTable('legal_hold')
    .set({ lifted_at: now, lifted_by_name: by.name })
    .where('company_id', '=', companyId)
    .where('beneficiary_id', '=', id)
    .where('reason', '=', restrictionReason)
    .where('lifted_at', 'is', null)
    .execute()
}
