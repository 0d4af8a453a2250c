import { sql } from 'kysely'
import { deleteUserDocument } from '@moisson/contract/process'
import { canWork } from '@moisson/core/process/life-cycle'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { papersMissing } from './complete-step.ts'
import { saveStep, settleProcess, workOn } from './process-store.ts'
import { holdUserDocument } from './user-document-store.ts'

/** Takes a paper back while nobody accepted it. What was sent complete is no longer sent once a paper is missing. */
export const handleDeleteUserDocument = handle(deleteUserDocument, async (context) => {
  const { tx, companyId, input, now, language, refuse, note } = context
  const held = await holdUserDocument(tx, companyId, input.path.id)
  const { paper, step, process } = held
  note({ target_type: 'user_document', target_id: paper.id, summary: paper.document_name })
  if (paper.deleted_at) return
  if (paper.status === 'accepted') throw refuse('paper_settled')
  const closed = canWork(workOn(held, language))
  // A step that another one closed again keeps its papers free.
  if (closed && closed.refusal !== 'step_locked') throw new Refused(closed)
  await tx
    .updateTable('user_document')
    .set({ deleted_at: now, version: sql<number>`version + 1` })
    .where('id', '=', paper.id)
    .execute()
  if (step.status === 'submitted' && (await papersMissing(tx, step)).length > 0)
    await saveStep(tx, step.id, now, { status: 'in_progress' })
  await settleProcess(tx, process, now)
})
