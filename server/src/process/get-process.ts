import { getProcess } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { processIn } from './process-store.ts'
import { processView } from './process-view.ts'

export const handleGetProcess = handle(getProcess, async ({ tx, companyId, input, language }) =>
  processView(tx, await processIn(tx, companyId, input.path.processId), language),
)
