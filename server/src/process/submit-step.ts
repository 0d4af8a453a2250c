import { submitStep } from '@moisson/contract/process'
import { checkForm } from '@moisson/core/process/check-form'
import { newlyKnown } from '@moisson/core/process/known-answers'
import { canSubmit, isReviewed } from '@moisson/core/process/life-cycle'
import { endsByItself } from '@moisson/core/process/step-facts'
import type { RequiredDocument } from '@moisson/core/process/template'
import { companyRow } from '../company/company-store.ts'
import { fillFile } from '../company/fill-from-accord.ts'
import { isAdvised } from '../company/advisers.ts'
import { refuseStale } from '../campaign/campaign-store.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { papersMissing } from './complete-step.ts'
import { formFaults } from './form-faults.ts'
import { holdStep, readStep, saveStep, settleProcess, workOn } from './process-store.ts'
import { writeComment } from './step-comments.ts'
import { sideOf, stepView, workingSide } from './step-view.ts'
import { tellSide } from './tell-side.ts'
import type { Language } from '@moisson/law/text'

/** Sends a step to the adviser, or ends it when nobody has to look at it; a draft only keeps the answers. */
export const handleSubmitStep = handle(submitStep, async (context) => {
  const { tx, companyId, input, caller, now, language, outbox, ifMatch, refuse, note } = context
  const held = await holdStep(tx, companyId, input.path.id)
  const { step, process } = held
  const show = async () => stepView(tx, await readStep(tx, companyId, step.id), context)
  await refuseStale(ifMatch, step, show)
  const side = sideOf(caller, companyId)
  const advised = await isAdvised(tx, companyId)
  const refusal = canSubmit(workOn(held, language), workingSide(caller, companyId, advised))
  if (refusal) throw new Refused(refusal)
  if (endsByItself(process, step)) throw refuse('step_ends_by_itself')
  const { form_data, draft, comment } = input.body ?? {}
  const fields = step.form_schema ?? []
  const given = form_data ?? step.form_data ?? {}
  const { answers, faults } = checkForm(fields, given)
  const wrong = faults.filter((one) => !draft || (one.fault !== 'required' && one.fault !== 'other_sum'))
  if (wrong.length > 0) throw formFaults(wrong, language)
  note({ target_type: 'step', target_id: step.id, summary: step.texts.title.fr })
  const kept = fields.length > 0 ? { form_data: JSON.stringify(answers) } : {}
  if (draft) {
    const status = step.status === 'available' ? { status: 'in_progress' as const } : {}
    await saveStep(tx, step.id, now, { ...kept, ...status })
    await settleProcess(tx, process, now)
    return show()
  }
  const missing = await papersMissing(tx, step)
  if (missing.length > 0) throw refuse('papers_missing', namesOf(missing, language))
  if (comment) await writeComment(tx, step, { caller, text: comment, now })
  // Where nobody advises, nobody would ever answer: what is sent is done.
  const reviewed =
    advised && isReviewed(step) && !(side === 'adviser' && step.responsible !== 'company_admin')
  const who = { submitted_at: now, submitted_by: caller.user_id, submitted_by_name: caller.name }
  const done = { validated_at: now, validated_by: caller.user_id, validated_by_name: caller.name }
  const file = await companyRow(tx, companyId, { lock: true })
  await fillFile(tx, file, newlyKnown(fields, answers, file), { caller, now, source: 'process' })
  await saveStep(tx, step.id, now, {
    ...kept,
    ...who,
    ...(reviewed ? { status: 'submitted' } : { status: 'validated', ...done }),
  })
  if (reviewed && side === 'company') {
    const event = `${step.id}:${step.version + 1}`
    const told = { event, process, step, caller, text: comment ?? null, now }
    await tellSide(tx, outbox, { kind: 'step-submitted', to: 'manager', ...told })
  }
  await settleProcess(tx, process, now)
  return show()
})

/** The papers of a refusal, in words. */
export function namesOf(papers: readonly RequiredDocument[], language: Language) {
  return { count: papers.length, papers: papers.map((paper) => paper.label[language]).join(', ') }
}
