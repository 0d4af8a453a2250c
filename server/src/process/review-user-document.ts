import { sql } from 'kysely'
import { reviewUserDocument } from '@moisson/contract/process'
import { canWork } from '@moisson/core/process/life-cycle'
import { handle } from '../http/handle.ts'
import { Refused, notFound } from '../http/refused.ts'
import { refuseStale } from '../campaign/campaign-store.ts'
import { acceptPapers } from './accept-papers.ts'
import { saveStep, settleProcess, workOn } from './process-store.ts'
import { writeComment } from './step-comments.ts'
import { tellSide } from './tell-side.ts'
import { holdUserDocument } from './user-document-store.ts'
import { userDocument } from './user-document-view.ts'

/** Accepts one paper, or refuses it: the step then goes back to the company with the reason. */
export const handleReviewUserDocument = handle(reviewUserDocument, async (context) => {
  const { tx, companyId, input, caller, now, language, services, outbox, ifMatch, refuse, note } = context
  const held = await holdUserDocument(tx, companyId, input.path.id)
  const { paper, step, process } = held
  if (paper.deleted_at) throw notFound()
  const show = () => userDocument(tx, services.config.apiBaseUrl, paper.id)
  await refuseStale(ifMatch, paper, show)
  if (paper.status === 'replaced') throw refuse('paper_replaced')
  const { decision, reason } = input.body
  note({ target_type: 'user_document', target_id: paper.id, summary: `${paper.document_name}: ${decision}` })
  if (decision === paper.status) return show()
  const closed = canWork(workOn(held, language))
  if (closed && closed.refusal !== 'step_locked') throw new Refused(closed)
  if (decision === 'accepted') {
    await acceptPapers(tx, held, [paper.id], { caller, now })
    await settleProcess(tx, process, now)
    return show()
  }
  if (!reason) throw refuse('reason_missing')
  await tx
    .updateTable('user_document')
    .set({
      status: 'rejected',
      rejection_reason: reason,
      reviewed_by: caller.user_id,
      reviewed_by_name: caller.name,
      reviewed_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', paper.id)
    .execute()
  const label = step.required_documents.find((one) => one.document_name === paper.document_name)?.label
  const text = `${label?.[language] ?? paper.document_name}\u00a0: ${reason}`
  await writeComment(tx, step, { caller, text, now })
  await saveStep(tx, step.id, now, { status: 'changes_requested', comment: text })
  const event = `${step.id}:${step.version + 1}`
  const told = { event, process, step, caller, text, now }
  await tellSide(tx, outbox, { kind: 'step-sent-back', to: 'company_admin', ...told })
  await settleProcess(tx, process, now)
  return show()
})
