import { cancelRatification, endRatification } from '@moisson/contract/ratification'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { rowIn } from '../http/row-in.ts'
import { ratificationOf } from './ratification-store.ts'
import { settleRatification } from './settle-ratification.ts'
import { tellCalledOff } from './tell-voters.ts'

export const handleEndRatification = handle(endRatification, async (context) => {
  const { tx, companyId, input, now, services, outbox, note, refuse } = context
  const row = await rowIn(tx, 'ratification', companyId, input.path.rid, 'update')
  if (row.state !== 'open') throw refuse('ratification_over')
  const { rows } =
    await sql`select from ratification_voter where ratification_id = ${row.id} and answer is null
    limit 1`.execute(tx)
  if (rows.length > 0) throw refuse('answers_awaited')
  const result = await settleRatification(services, tx, outbox, row, now)
  note({
    target_type: 'ratification',
    target_id: row.id,
    before: { state: 'open' },
    after: result,
  })
  return ratificationOf(tx, companyId, row.id)
})

export const handleCancelRatification = handle(cancelRatification, async (context) => {
  const { tx, companyId, input, now, outbox, note, refuse } = context
  const row = await rowIn(tx, 'ratification', companyId, input.path.rid, 'update')
  if (row.state !== 'open') throw refuse('ratification_over')
  const { reason } = input.body
  await tx
    .updateTable('ratification')
    .set({
      state: 'cancelled',
      ended_at: now,
      reason,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  await tellCalledOff(tx, outbox, row, reason)
  note({
    target_type: 'ratification',
    target_id: row.id,
    before: { state: 'open' },
    after: { state: 'cancelled', reason },
  })
  return ratificationOf(tx, companyId, row.id)
})
