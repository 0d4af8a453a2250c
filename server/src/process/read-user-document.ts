import { readUserDocument } from '@moisson/contract/process'
import { openFile } from '../file/keep-file.ts'
import { rowIn } from '../http/row-in.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'

export const handleReadUserDocument = handle(readUserDocument, async ({ tx, companyId, input, services }) => {
  const paper = await rowIn(tx, 'user_document', companyId, input.path.id)
  if (paper.deleted_at) throw notFound()
  const file = await openFile(services, tx, paper.file_id)
  return { file: { name: file.file_name, type: file.mime_type, body: file.bytes, sha256: file.sha256 } }
})
