import { readUserDocument } from '@moisson/contract/process'
import { openFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'

export const handleReadUserDocument = handle(readUserDocument, async ({ tx, companyId, input, services }) => {
  const paper = await tx
    .selectFrom('user_document')
    .select('file_id')
    .where('company_id', '=', companyId)
    .where('id', '=', input.path.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!paper) throw notFound()
  const file = await openFile(services, tx, paper.file_id)
  return { file: { name: file.file_name, type: file.mime_type, body: file.bytes, sha256: file.sha256 } }
})
