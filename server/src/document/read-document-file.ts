import { isUtf8 } from 'node:buffer'
import { readDocumentFile } from '@moisson/contract/document'
import { openFile, type KeptFile } from '../file/keep-file.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { handle } from '../http/handle.ts'
import { documentIn } from './document-store.ts'
import { logAccess } from './log-access.ts'

/** The file of any version, to save or to show; who read it is noted in the same transaction. */
export const handleReadDocumentFile = handle(readDocumentFile, async (context) => {
  const { tx, caller, companyId, input, now, services } = context
  const row = await documentIn(tx, caller, { companyId, documentId: input.path.did })
  const kept = await openFile(services, tx, row.file_id)
  const inline = input.query.inline === true
  await logAccess(
    tx,
    row,
    { kind: inline ? 'preview' : 'download', who: caller.name, user_id: caller.user_id },
    now,
  )
  return fileAnswer(kept, inline)
})

/** Types a browser shows by itself; the others are saved whatever was asked. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'text/plain'])

export function fileAnswer(
  { file_name, mime_type, bytes, sha256 }: KeptFile & { bytes: Buffer },
  inline: boolean,
): FileAnswer {
  const type = mime_type.startsWith('text/') ? `${mime_type}; charset=${charsetOf(bytes)}` : mime_type
  return { file: { name: file_name, type, body: bytes, sha256, inline: inline && shown.has(mime_type) } }
}

const charsetOf = (bytes: Buffer) => (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
