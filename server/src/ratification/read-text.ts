import type { Tx } from '../database/connect.ts'
import { openFile } from '../file/keep-file.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import type { Services } from '../services.ts'

/** The text put to the vote, as it is kept. */
export async function readSealedText(services: Services, tx: Tx, documentId: string): Promise<FileAnswer> {
  const { file_id } = await tx
    .selectFrom('document')
    .select('file_id')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const kept = await openFile(services, tx, file_id)
  return {
    file: {
      name: kept.file_name,
      type: kept.mime_type,
      body: kept.bytes,
      sha256: kept.sha256,
      inline: false,
    },
  }
}
