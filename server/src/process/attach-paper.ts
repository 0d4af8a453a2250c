import { attachPaper, uploadPaper } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { givePaper } from './give-paper.ts'

export const handleAttachPaper = handle(attachPaper, (context) => givePaper(context))
export const handleUploadPaper = handle(uploadPaper, (context) => givePaper(context))
