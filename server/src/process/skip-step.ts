import { skipStep } from '@moisson/contract/process'
import { canSkip } from '@moisson/core/process/life-cycle'
import { refuseStale } from '../campaign/campaign-store.ts'
import { isAdvised } from '../company/advisers.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { holdStep, readStep, saveStep, settleProcess, workOn } from './process-store.ts'
import { writeComment } from './step-comments.ts'
import { stepView, workingSide } from './step-view.ts'

/** Does without a step; the reason stays in its thread. */
export const handleSkipStep = handle(skipStep, async (context) => {
  const { tx, companyId, input, caller, now, language, ifMatch, note } = context
  const held = await holdStep(tx, companyId, input.path.id)
  const { step, process } = held
  const show = async () => stepView(tx, await readStep(tx, companyId, step.id), context)
  await refuseStale(ifMatch, step, show)
  const side = workingSide(caller, companyId, await isAdvised(tx, companyId))
  const refusal = canSkip(workOn(held, language), side)
  if (refusal) throw new Refused(refusal)
  const { reason } = input.body
  await writeComment(tx, step, { caller, text: reason, now })
  await saveStep(tx, step.id, now, { status: 'skipped', comment: reason })
  await settleProcess(tx, process, now)
  note({ target_type: 'step', target_id: step.id, summary: `${step.texts.title.fr} – ${reason}` })
  return show()
})
