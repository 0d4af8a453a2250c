import { listOwnTemplates } from '@moisson/contract/own-template'
import { handle } from '../http/handle.ts'
import { ownTemplateOut, ownTemplates } from './own-template-store.ts'

export const handleListOwnTemplates = handle(listOwnTemplates, async ({ tx }) => ({
  items: (await ownTemplates(tx)).map(ownTemplateOut),
}))
