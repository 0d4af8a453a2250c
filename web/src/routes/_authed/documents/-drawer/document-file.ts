import type { Output } from '@moisson/contract/call'
import type { getDocument } from '@moisson/contract/document'

export type DocumentFile = Output<typeof getDocument>
