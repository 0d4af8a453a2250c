import { listSteps } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { processIn, stepsIn } from './process-store.ts'
import { stepViews } from './step-view.ts'

export const handleListSteps = handle(listSteps, async (context) => {
  const { tx, companyId, input } = context
  const process = await processIn(tx, companyId, input.path.id)
  const items = await stepViews(tx, process, await stepsIn(tx, [process]), context)
  const counts: Record<string, number> = {}
  for (const { status } of items) counts[status] = (counts[status] ?? 0) + 1
  return { items, total: items.length, next_cursor: null, counts }
})
