import { listUserDocuments } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { readStep } from './process-store.ts'
import { userDocuments } from './user-document-view.ts'

export const handleListUserDocuments = handle(
  listUserDocuments,
  async ({ tx, companyId, input, services }) => {
    const { step } = await readStep(tx, companyId, input.path.id)
    const items = await userDocuments(tx, services.config.apiBaseUrl, step.id)
    return { items, total: items.length, next_cursor: null }
  },
)
