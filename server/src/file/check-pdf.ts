import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import type { Refusal } from '@moisson/core/refusal'
import { refuse } from '@moisson/core/refusal'
import { hidesZip } from './hidden-zip.ts'

type PdfRefusal = Refusal<
  'damaged_document' | 'locked_document' | 'active_pdf' | 'two_formats_document' | 'inflating_document'
>

/** Names without which a PDF can neither run, send, launch nor carry anything. */
const active = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
]
/** A name may write any of its letters as #xx. */
const nameOf = (names: readonly string[]) => {
  const letter = (one: string) => {
    const code = one.charCodeAt(0).toString(16)
    return `(?:${one}|#${code.replaceAll(/[a-f]/g, (hex) => `[${hex}${hex.toUpperCase()}]`)})`
  }
  const any = names.map((name) => [...name].map(letter).join('')).join('|')
  return new RegExp(String.raw`/(?:${any})(?=[\0\t\n\f\r /<>()\[\]{}%]|$)`, 'g')
}
const activeNames = nameOf(active)
const encrypted = nameOf(['Encrypt'])
const objectStream = nameOf(['ObjStm'])
const page = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i

const inflateAll = promisify(inflate)
const STREAM_LIMIT = 16 * 1024 * 1024
const STREAMS_LIMIT = 64 * 1024 * 1024

/**
 * Refuses a PDF that could act when opened, that nobody can look into, or that is something else besides. Names are
 * looked for in every byte, and in the packed objects once unpacked.
 */
export async function checkPdf(bytes: Buffer): Promise<PdfRefusal | undefined> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return refuse('damaged_document')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) return refuse('damaged_document')
  if (/[^\0\s]/.test(text.slice(end + 5)) || hidesZip(bytes) || page.test(text.slice(0, 1100)))
    return refuse('two_formats_document')
  if (has(text, activeNames)) return refuse('active_pdf')
  if (has(text, encrypted)) return refuse('locked_document')
  return packedObjects(bytes, text)
}

const has = (text: string, names: RegExp): boolean => {
  names.lastIndex = 0
  return names.test(text)
}

/** Unpacks each packed group of objects and looks for the same names there. */
async function packedObjects(bytes: Buffer, text: string): Promise<PdfRefusal | undefined> {
  let unpacked = 0
  for (const found of text.matchAll(objectStream)) {
    const start = text.indexOf('stream', found.index)
    const stop = text.indexOf('endstream', start)
    if (start < 0 || stop < 0 || start - found.index > 4096) return refuse('damaged_document')
    const object = text.lastIndexOf('obj', found.index)
    const dictionary = text.slice(object, start)
    // Without a filter its objects were read with the rest.
    if (!/\/(?:F|#46)/.test(dictionary)) continue
    if (
      !/\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(dictionary) ||
      /Predictor/.test(dictionary)
    )
      return refuse('locked_document')
    const from = start + 6 + (text[start + 6] === '\r' ? 2 : 1)
    let inner: string
    try {
      inner = (
        await inflateAll(bytes.subarray(from, stop), {
          maxOutputLength: STREAM_LIMIT,
          finishFlush: constants.Z_SYNC_FLUSH,
        })
      ).toString('latin1')
    } catch (error) {
      const tooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
      return refuse(tooLong ? 'inflating_document' : 'damaged_document')
    }
    unpacked += inner.length
    if (unpacked > STREAMS_LIMIT) return refuse('inflating_document')
    if (has(inner, activeNames)) return refuse('active_pdf')
  }
  return undefined
}
