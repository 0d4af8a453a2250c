import { deleteBeneficiary } from '@moisson/contract/beneficiary'
import { auditNameOf } from '@moisson/contract/calls'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'

export const handleDeleteBeneficiary = handle(
  deleteBeneficiary,
  async ({ input, tx, companyId, now, note }) => {
    const { bid } = input.path
    const file = await tx
      .selectFrom('beneficiary')
      .select('status')
      .where('company_id', '=', companyId)
      .where('id', '=', bid)
      .forUpdate()
      .executeTakeFirst()
    if (!file) {
      if (await wasDeleted(tx, companyId, bid)) return
      throw notFound()
    }
    if (file.status === 'archived') return
    const used = await tx
      .selectFrom('campaign_beneficiary')
      .select('id')
      .where('company_id', '=', companyId)
      .where('beneficiary_id', '=', bid)
      .limit(1)
      .executeTakeFirst()
    if (used) {
      await tx
        .updateTable('beneficiary')
        .set((row) => ({ status: 'archived', updated_at: now, version: row('version', '+', 1) }))
        .where('company_id', '=', companyId)
        .where('id', '=', bid)
        .execute()
    } else {
      await tx.deleteFrom('beneficiary').where('company_id', '=', companyId).where('id', '=', bid).execute()
    }
    note({ summary: used ? 'archived' : 'deleted' })
  },
)

/** A repeated DELETE answers as the first one did; only this company's own trail is read. */
async function wasDeleted(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('audit')
    .select('id')
    .where('target_id', '=', id)
    .where('company_id', '=', companyId)
    .where('action', '=', auditNameOf(deleteBeneficiary))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
