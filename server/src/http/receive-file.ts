import { createWriteStream } from 'node:fs'
import { mkdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CallDeclaration } from '@moisson/contract/call'
import { Refused, refused } from './refused.ts'

/** What a company keeps as a paper. */
export const fileLimitBytes = 20 * 1024 * 1024
const limitOf = ({ maxFile = fileLimitBytes }: CallDeclaration): number => maxFile
const tooLarge = (call: CallDeclaration) =>
  refused('file_too_large', { limit: `${limitOf(call) / 1024 / 1024} Mo`, advice: '' })
/** The other fields of a form, with what stands between them. */
const formAround = 512 * 1024

/** Refuses a form whose length, as it is announced, is beyond what its call takes, before a byte of it is read. */
export function refuseLongFile(call: CallDeclaration, { headers }: FastifyRequest): void {
  if (call.input?.file && Number(headers['content-length']) > limitOf(call) + formAround) throw tooLarge(call)
}

export interface ReceivedFile {
  /** A label only: the file is stored under a generated name. */
  name: string
  path: string
  size: number
  sha256: string
}

export interface ReceivedForm {
  file: ReceivedFile | undefined
  /** The text fields of the form, wherever they stood. */
  fields: Record<string, string>
}

/** Streams the multipart field `file` to disk within the limit; a form may do without it where a stored file may be named. */
export async function receiveFile(
  request: FastifyRequest,
  dataFolder: string,
  call: CallDeclaration,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw refused('missing_file')
  const folder = join(dataFolder, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fields: Record<string, string> = {}
  let received: ReceivedFile | undefined
  try {
    for await (const part of request.parts({
      limits: { fileSize: limitOf(call), files: 1, fields: 20, fieldSize: 10_000 },
    })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      if (part.fieldname !== 'file') {
        // A file under another name is told with the keys that nobody knows.
        fields[part.fieldname] ??= ''
        part.file.resume()
        continue
      }
      const path = join(folder, randomUUID())
      received = { name: part.filename || 'fichier', path, size: 0, sha256: '' }
      const hash = createHash('sha256')
      part.file.on('data', (chunk: Buffer) => hash.update(chunk))
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      if (part.file.truncated) throw tooLarge(call)
      received.size = part.file.bytesRead
      received.sha256 = hash.digest('hex')
    }
  } catch (error) {
    if (received) await unlink(received.path).catch(() => {})
    throw sayWhy(error, call)
  }
  if (!received && call.input?.file === 'file') throw refused('missing_file')
  return { file: received, fields }
}

/** What is wrong with a form, in words; a full disk or a lost client stays what it is. */
function sayWhy(error: unknown, call: CallDeclaration): unknown {
  if (!(error instanceof Error) || error instanceof Refused) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(call)
  if (code === 'FST_FILES_LIMIT') return refused('several_files')
  // The parser of forms gives its own errors no code.
  const unreadable = /multipart|part header|terminated early/i.test(error.message)
  return code.startsWith('FST_') || (code === '' && unreadable) ? refused('invalid_form') : error
}
