import { assignAdviser, previewAdviser } from '@moisson/contract/admin'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { seeIdentity } from '../identity/see-identity.ts'

/** Who advises a company, and who would with one more; refused when that one is no adviser. */
async function advisersWith(tx: Tx, companyId: string, userId: string) {
  await seeIdentity(tx)
  const { rows: found } = await sql<{ name: string }>`
    select coalesce(display_name, email) as name from app_user
    where id = ${userId}::uuid and is_manager and status = 'active' for share`.execute(tx)
  const [adviser] = found
  if (!adviser) throw refused('unknown_manager')
  const { rows: held } = await sql<{ id: string; name: string }>`
    select id, name from adviser where company_id = ${companyId} order by since, id`.execute(tx)
  const added = held.every(({ id }) => id !== userId)
  return {
    before: held.map(({ id }) => id),
    told: { advisers: [...held, ...(added ? [adviser] : [])].map(({ name }) => ({ name })), added },
  }
}

export const handlePreviewAdviser = handle(previewAdviser, async ({ tx, companyId, input }) => {
  const { told } = await advisersWith(tx, companyId, input.query.user_id)
  return told
})

/** Gives a company one adviser more; those it has keep it. */
export const handleAssignAdviser = handle(assignAdviser, async ({ tx, companyId, input, now, note }) => {
  const { user_id } = input.body
  const { before, told } = await advisersWith(tx, companyId, user_id)
  if (told.added)
    await tx
      .insertInto('membership')
      .values({ user_id, company_id: companyId, role: 'manager', status: 'active', created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'company_id', 'role']).doUpdateSet({ status: 'active' }),
      )
      .execute()
  note({
    target_type: 'user',
    target_id: user_id,
    before: { advisers: before },
    after: { added: told.added },
  })
  return told
})
