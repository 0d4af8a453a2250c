import { inEach, languages } from '@moisson/law/text'
import type { Updateable } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import { updateStep } from '@moisson/contract/process'
import { canSet, isReviewed } from '@moisson/core/process/life-cycle'
import type { RequiredDocument } from '@moisson/core/process/template'
import { refuseStale } from '../campaign/campaign-store.ts'
import type { ProcessStepTable } from '../database/schema-company-side.ts'
import { handle, type Context } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { acceptPapers } from './accept-papers.ts'
import { livingPapers, papersMissing } from './complete-step.ts'
import { holdStep, readStep, saveStep, settleProcess, workOn, type HeldStep } from './process-store.ts'
import { writeComment } from './step-comments.ts'
import { stepView } from './step-view.ts'
import { namesOf } from './submit-step.ts'
import { tellSide } from './tell-side.ts'

type Changes = Updateable<ProcessStepTable>
type Body = Infer<(typeof updateStep)['input']['body']>

/** The adviser's word on a step: validated, sent back, open again; its date, its owner, its papers. */
export const handleUpdateStep = handle(updateStep, async (context) => {
  const { tx, companyId, input, caller, now, language, outbox, ifMatch, note } = context
  const held = await holdStep(tx, companyId, input.path.id)
  const { step, process } = held
  const show = async () => stepView(tx, await readStep(tx, companyId, step.id), context)
  await refuseStale(ifMatch, step, show)
  const { status, comment, due_date, responsible, required_documents } = input.body
  const changes: Changes = {
    ...(due_date === undefined ? {} : { due_date }),
    ...(responsible ? { responsible } : {}),
    ...(required_documents
      ? { required_documents: JSON.stringify(renamed(required_documents, step.required_documents)) }
      : {}),
  }
  const moved = status !== undefined && status !== step.status
  if (moved) Object.assign(changes, await moveTo(status, context, held, comment ?? null))
  else if (comment && comment !== step.comment) {
    await writeComment(tx, step, { caller, text: comment, now })
    changes.comment = comment
  }
  if (Object.keys(changes).length > 0) {
    await saveStep(tx, step.id, now, changes)
    await settleProcess(tx, process, now)
  }
  if (moved && (status === 'validated' || status === 'changes_requested')) {
    const event = `${step.id}:${step.version + 1}`
    const told = { event, process, step, caller, text: comment ?? null, now }
    const kind = status === 'validated' ? 'step-validated' : 'step-sent-back'
    await tellSide(tx, outbox, { kind, to: 'company_admin', ...told })
  }
  note({
    target_type: 'step',
    target_id: step.id,
    before: { status: step.status, due_date: step.due_date },
    after: { status: status ?? step.status, due_date: due_date ?? step.due_date },
    summary: `${step.texts.title[language]}: ${status ?? step.status}`,
  })
  return show()
})

/** What a change of status writes; refused when the step is not ready for it. */
async function moveTo(
  status: NonNullable<Body['status']>,
  context: Context<typeof updateStep>,
  held: HeldStep,
  comment: string | null,
): Promise<Changes> {
  const { tx, caller, now, language, refuse } = context
  const { step } = held
  // What the steps before it decide is not written by hand.
  if (status === 'locked' || status === 'submitted') {
    throw new Refused({ refusal: 'invalid_request', details: {} }, { fieldErrors: [notByHand[language]] })
  }
  const refusal = canSet(workOn(held, language), status)
  if (refusal) throw new Refused(refusal)
  if (status === 'changes_requested' && !comment) throw refuse('comment_missing')
  if (status === 'skipped' && !comment) throw refuse('reason_missing')
  if (comment) await writeComment(tx, step, { caller, text: comment, now })
  const reopened = { validated_at: null, validated_by: null, validated_by_name: null }
  if (status !== 'validated') return { status, comment: comment ?? step.comment, ...reopened }
  if (isReviewed(step) && step.status === 'submitted' && step.submitted_by === caller.user_id)
    throw refuse('own_step')
  const missing = await papersMissing(tx, step)
  if (missing.length > 0) throw refuse('papers_missing', namesOf(missing, language))
  const waiting = (await livingPapers(tx, step.id)).filter((paper) => paper.status === 'uploaded')
  await acceptPapers(
    tx,
    held,
    waiting.map((paper) => paper.id),
    { caller, now },
  )
  return { status, comment, validated_at: now, validated_by: caller.user_id, validated_by_name: caller.name }
}

const notByHand = {
  fr: {
    field: 'status',
    code: 'invalid_value',
    message: 'Cet état découle des autres étapes ou de l’envoi par la société.',
  },
  en: {
    field: 'status',
    code: 'invalid_value',
    message: 'This state follows from other steps, or from the company’s sending.',
  },
}

/** The papers asked for, with the words in both languages of those that keep their label. */
function renamed(
  sent: NonNullable<Body['required_documents']>,
  before: readonly RequiredDocument[],
): RequiredDocument[] {
  return sent.map((one) => {
    const known = before.find((other) => other.document_name === one.document_name)
    const same = known && languages.some((language) => known.label[language] === one.label)
    return {
      ...one,
      label: same ? known.label : inEach(() => one.label),
      type: known?.type ?? 'other',
    }
  })
}
