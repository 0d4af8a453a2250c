import { fileTypeFromBuffer } from 'file-type'
import { isRefusal, refuse } from '@moisson/core/refusal'
import type { RefusalCode } from '@moisson/contract/refusals'
import { checkImage } from './check-image.ts'
import { checkOffice } from './check-office.ts'
import { checkPdf } from './check-pdf.ts'
import { fileLimitBytes } from '../http/receive-file.ts'
import { isPlainText } from './plain-text.ts'
import type { Refusal } from '@moisson/law/refusal'

export interface Content {
  mime_type: string
  /** The ending a file of this type has, whatever its name said. */
  extension: string
}

type Check = (bytes: Buffer) => Refusal<RefusalCode> | undefined | Promise<Refusal<RefusalCode> | undefined>

const accepted = new Map<string, { extension: string; check: Check }>([
  ['application/pdf', { extension: 'pdf', check: checkPdf }],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    { extension: 'docx', check: checkOffice },
  ],
  [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    { extension: 'xlsx', check: checkOffice },
  ],
  ['image/png', { extension: 'png', check: checkImage }],
  ['image/jpeg', { extension: 'jpg', check: checkImage }],
])

const macroEnabled = /macroenabled/i

/**
 * The type of a file by its content, whatever its name says. Refuses what companies have no use for here, and what
 * could act, inflate or pass for something else when it is opened.
 */
export async function checkContent(bytes: Buffer, name: string): Promise<Content | Refusal<RefusalCode>> {
  if (bytes.length === 0) return refuse('empty_file')
  if (bytes.length > fileLimitBytes) return refuse('file_too_large', { limit: '20 Mo', advice: '' })
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!found) {
    if (!isPlainText(bytes)) return refuse('unreadable_text', { name })
    return /\.csv$/i.test(name)
      ? { mime_type: 'text/csv', extension: 'csv' }
      : { mime_type: 'text/plain', extension: 'txt' }
  }
  if (macroEnabled.test(found.mime)) return refuse('active_office_document', { name })
  const known = accepted.get(found.mime)
  if (!known) return refuse('unsupported_document', { format: found.ext, name })
  const problem = await known.check(bytes)
  return isRefusal(problem) ? problem : { mime_type: found.mime, extension: known.extension }
}

const sameEnding = new Map([['jpeg', 'jpg']])

/**
 * The name of a file as a label: no path, nothing invisible, 200 characters at most, and the ending of what it is,
 * so that a script named like a letter is never handed out as one.
 */
export function labelOf(name: string, extension: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  const ending = clean.includes('.') ? (clean.split('.').at(-1)?.toLowerCase() ?? '') : ''
  if ((sameEnding.get(ending) ?? ending) === extension) {
    const stem = clean.slice(0, -ending.length - 1)
    return `${Array.from(stem).slice(0, 190).join('') || 'document'}.${ending}`
  }
  return `${Array.from(clean).slice(0, 190).join('') || 'document'}.${extension}`
}
