import type { listAccordDrafts } from '@moisson/contract/accord-drafts'
import type { Output } from '@moisson/contract/call'

export type Draft = Output<typeof listAccordDrafts>['items'][number]
