import { randomUUID } from 'node:crypto'
import { commentStep, listStepComments } from '@moisson/contract/step-comment'
import { handle } from '../http/handle.ts'
import type { Caller } from '../http/caller.ts'
import type { Tx } from '../database/connect.ts'
import { readStep, type StepRow } from './process-store.ts'
import { sideOf } from './step-view.ts'
import { tellSide } from './tell-side.ts'

type Role = 'company_admin' | 'manager' | 'platform_admin'

function roleOf(caller: Caller, companyId: string): Role {
  if (sideOf(caller, companyId) === 'company') return 'company_admin'
  return caller.manages.includes(companyId) ? 'manager' : 'platform_admin'
}

/** Writes in the thread of a step; gives the row. */
export async function writeComment(
  tx: Tx,
  step: Pick<StepRow, 'id' | 'company_id'>,
  { caller, text, now }: { caller: Caller; text: string; now: Date },
) {
  const row = {
    id: randomUUID(),
    company_id: step.company_id,
    step_id: step.id,
    author_id: caller.user_id,
    author_name: caller.name,
    author_role: roleOf(caller, step.company_id),
    text,
    created_at: now,
  }
  await tx.insertInto('step_comment').values(row).execute()
  return row
}

export const handleListStepComments = handle(listStepComments, async ({ tx, companyId, input, caller }) => {
  const { step } = await readStep(tx, companyId, input.path.id)
  const rows = await tx
    .selectFrom('step_comment')
    .selectAll()
    .where('step_id', '=', step.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const items = rows.map(({ author_id, ...row }) => ({
    ...row,
    author_role: row.author_role,
    mine: author_id === caller.user_id,
    created_at: row.created_at.toISOString(),
  }))
  return { items, total: items.length, next_cursor: null }
})

export const handleCommentStep = handle(commentStep, async (context) => {
  const { tx, companyId, input, caller, now, outbox, note } = context
  const { step, process } = await readStep(tx, companyId, input.path.id)
  const row = await writeComment(tx, step, { caller, text: input.body.text, now })
  const to = row.author_role === 'company_admin' ? 'manager' : 'company_admin'
  const told = { event: row.id, process, step, caller, text: row.text, now }
  await tellSide(tx, outbox, { kind: 'step-comment', to, ...told })
  note({ target_type: 'step', target_id: step.id, summary: step.texts.title.fr })
  return { ...row, mine: true, created_at: now.toISOString() }
})
