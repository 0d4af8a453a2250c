import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isRefusal } from '@moisson/core/refusal'
import type { Tx } from '../database/connect.ts'
import { Refused, notFound } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { checkContent } from './check-content.ts'

export interface KeptFile {
  id: string
  file_name: string
  mime_type: string
  size_bytes: number
  sha256: string
}

interface Given {
  /** The company whose key seals the file; null for what belongs to the platform. */
  companyId: string | null
  by: string | null
  now: Date
}

/**
 * Checks a file by its content, seals it with the company's key, puts it in the store and writes its row. The object
 * is there before the row: a row always finds its object, and an object without a row is swept away.
 */
export async function keepFile(
  services: Services,
  tx: Tx,
  source: { name: string; path: string } | { name: string; bytes: Buffer },
  { companyId, by, now }: Given,
): Promise<KeptFile> {
  const bytes = 'bytes' in source ? source.bytes : await readFile(source.path)
  const content = await checkContent(bytes, source.name)
  if (isRefusal(content)) throw new Refused(content)
  const id = randomUUID()
  const key = randomUUID()
  await services.files.put(key, services.sealer.seal(owner(companyId), `file/${id}`, bytes))
  const kept = {
    id,
    file_name: labelOf(source.name),
    mime_type: content.mime_type,
    size_bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  await tx
    .insertInto('stored_file')
    .values({ ...kept, company_id: companyId, object_key: key, created_by: by, created_at: now })
    .execute()
  return kept
}

/** A stored file in clear, compared with the print taken when it came. */
export async function openFile(
  services: Services,
  tx: Tx,
  fileId: string,
): Promise<KeptFile & { bytes: Buffer }> {
  const row = await tx.selectFrom('stored_file').selectAll().where('id', '=', fileId).executeTakeFirst()
  if (!row) throw notFound()
  const sealed = await services.files.get(row.object_key)
  const bytes = services.sealer.open(owner(row.company_id), `file/${row.id}`, sealed)
  if (createHash('sha256').update(bytes).digest('hex') !== row.sha256)
    throw new Error(`stored file ${row.id} is not what was kept`)
  const { id, file_name, mime_type, size_bytes, sha256 } = row
  return { id, file_name, mime_type, size_bytes, sha256, bytes }
}

const owner = (companyId: string | null): string => companyId ?? 'platform'

/** The name as a label: no path, no control character, 200 characters at most. */
function labelOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 200) || 'document'
  )
}
