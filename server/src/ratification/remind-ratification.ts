import { remindRatification } from '@moisson/contract/ratification'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { rowIn } from '../http/row-in.ts'
import { askVoters } from './ask-voters.ts'

export const handleRemindRatification = handle(remindRatification, async (context) => {
  const { tx, companyId, input, now, outbox, note, refuse } = context
  const row = await rowIn(tx, 'ratification', companyId, input.path.rid, 'update')
  const today = parisDay(now)
  if (row.state !== 'open' || today > row.ends_on) throw refuse('ratification_over')
  if (parisDay(row.reminded_at ?? row.opened_at) === today) throw refuse('reminded_today')
  const reminded = await askVoters(tx, outbox, {
    ratificationId: row.id,
    reminder: today,
    now,
  })
  await tx
    .updateTable('ratification')
    .set({ reminded_at: now, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  note({
    target_type: 'ratification',
    target_id: row.id,
    after: { reminded },
  })
  return { reminded }
})
