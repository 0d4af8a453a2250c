import { fileTypeFromBuffer } from 'file-type'
import type { Refusal } from '@moisson/core/refusal'
import { refuse } from '@moisson/core/refusal'

export const fileLimitBytes = 20 * 1024 * 1024

const accepted = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/png',
  'image/jpeg',
] as const

/** The type of a file by its content, whatever its name says; refuses what companies have no use for here. */
export async function checkContent(
  bytes: Buffer,
  name: string,
): Promise<{ mime_type: string } | Refusal<'empty_file' | 'file_too_large' | 'unsupported_document'>> {
  if (bytes.length === 0) return refuse('empty_file')
  if (bytes.length > fileLimitBytes) return refuse('file_too_large', { limit: '20 Mo', advice: '' })
  const found = await fileTypeFromBuffer(bytes)
  if (found) {
    const known = accepted.find((type) => type === found.mime)
    return known ? { mime_type: known } : refuse('unsupported_document', { format: found.ext, name })
  }
  if (isText(bytes)) return { mime_type: /\.csv$/i.test(name) ? 'text/csv' : 'text/plain' }
  return refuse('unsupported_document', { format: '?', name })
}

function isText(bytes: Buffer): boolean {
  return !bytes.includes(0)
}
