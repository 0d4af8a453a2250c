import { createHash, randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { isRefusal } from '@moisson/core/refusal'
import type { Tx } from '../database/connect.ts'
import { Refused, notFound, refused } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { fileLimitBytes } from '../http/receive-file.ts'
import { checkContent, labelOf } from './check-content.ts'
import { scanContent } from './scan-content.ts'

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
  const bytes = 'bytes' in source ? source.bytes : await readWithin(source.path)
  const content = await checkContent(bytes, source.name)
  if (isRefusal(content)) throw new Refused(content)
  const scanned = await scan(services, bytes)
  const id = randomUUID()
  const key = randomUUID()
  await put(services, key, services.sealer.seal(fileOwner(companyId), filePlace(id), bytes))
  const kept = {
    id,
    file_name: labelOf(source.name, content.extension),
    mime_type: content.mime_type,
    size_bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  await tx
    .insertInto('stored_file')
    .values({ ...kept, company_id: companyId, object_key: key, scanned, created_by: by, created_at: now })
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
  const sealed = await services.files.get(row.object_key).catch((error: unknown) => {
    report(`stored file ${row.id} cannot be read`, error)
    throw refused('storage_unavailable')
  })
  const bytes = services.sealer.open(fileOwner(row.company_id), filePlace(row.id), sealed)
  if (createHash('sha256').update(bytes).digest('hex') !== row.sha256)
    throw new Error(`stored file ${row.id} is not what was kept`)
  const { id, file_name, mime_type, size_bytes, sha256 } = row
  return { id, file_name, mime_type, size_bytes, sha256, bytes }
}

/** Whose key seals a file, and for which place. */
export const fileOwner = (companyId: string | null): string => companyId ?? 'platform'
export const filePlace = (id: string): string => `file/${id}`

/** What is too large is refused before it takes any memory. */
async function readWithin(path: string): Promise<Buffer> {
  if ((await stat(path)).size > fileLimitBytes)
    throw refused('file_too_large', { limit: '20 Mo', advice: '' })
  return readFile(path)
}

async function scan({ config }: Services, bytes: Buffer): Promise<'unscanned' | 'clean'> {
  if (!config.clamdUrl) return 'unscanned'
  const verdict = await scanContent(config.clamdUrl, bytes).catch((error: unknown) => {
    report('the virus scanner failed', error)
    throw refused('scanner_unavailable')
  })
  if (verdict === 'infected') throw refused('infected_file')
  return verdict
}

async function put(services: Services, key: string, sealed: Buffer): Promise<void> {
  try {
    await services.files.put(key, sealed)
  } catch (error) {
    report('a file cannot be kept', error)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw refused(code === 'ENOSPC' || code === 'EDQUOT' ? 'storage_full' : 'storage_unavailable')
  }
}

/** The operator reads why; the person reads what to do. */
function report(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(JSON.stringify({ level: 'error', what, error: reason }))
}
