import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { refuse } from '@moisson/core/refusal'
import { hidesZip } from './hidden-zip.ts'
import type { Refusal } from '@moisson/law/refusal'

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
  const any = names.map((name) => Array.from(name, letter).join('')).join('|')
  return new RegExp(String.raw`/(?:${any})(?=[\0\t\n\f\r /<>()\[\]{}%]|$)`, 'g')
}
const activeNames = nameOf(active)
const encrypted = nameOf(['Encrypt'])
const objectStream = nameOf(['ObjStm'])
const filter = nameOf(['Filter'])
const predictor = nameOf(['Predictor'])
const page = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i

const inflateAll = promisify(inflate)
const STREAM_LIMIT = 32 * 1024 * 1024
const STREAMS_LIMIT = 128 * 1024 * 1024
const STREAM_COUNT_LIMIT = 20_000

/**
 * Refuses a PDF that could act when opened, that nobody can look into, or that is something else besides. Names are
 * looked for in every byte, and in packed groups of objects once unpacked.
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

/**
 * Looks for the same names in packed groups of objects. Dictionaries are not believed: readers disagree about how
 * they are written, so every packed stream that begins as such a group does is unpacked, to its own end.
 */
async function packedObjects(bytes: Buffer, text: string): Promise<PdfRefusal | undefined> {
  let unpacked = 0
  let streams = 0
  let before = 0
  for (const found of text.matchAll(streamKeyword)) {
    streams += 1
    if (streams > STREAM_COUNT_LIMIT) return refuse('inflating_document')
    const between = text.slice(before, found.index)
    before = found.index
    const declared = has(between, objectStream)
    const from = found.index + found[0].length
    // Without a filter its objects were read with the rest; with another one nobody can look into them.
    const otherwise = !plainFlate.test(between) || has(between, predictor)
    if (declared && has(between, filter) && otherwise) return refuse('locked_document')
    if (!isPacked(bytes, from)) continue
    if (!declared && !(await beginsAsGroup(bytes, from))) continue
    const inner = await unpack(bytes, from)
    if (typeof inner !== 'string') return inner
    unpacked += inner.length
    if (unpacked > STREAMS_LIMIT) return refuse('inflating_document')
    if (has(inner, activeNames)) return refuse('active_pdf')
  }
  return undefined
}

const plainFlate = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/
const streamKeyword = /(?<!end)stream[ \t]*(?:\r\n|\r|\n)?/g

/** The first two bytes of zlib data. */
const isPacked = (bytes: Buffer, from: number): boolean =>
  from + 2 <= bytes.length && ((bytes[from] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(from) % 31 === 0

/** A group begins with pairs of numbers; a comment may stand before them. */
async function beginsAsGroup(bytes: Buffer, from: number): Promise<boolean> {
  const start = await inflateAll(bytes.subarray(from, from + 256), {
    finishFlush: constants.Z_SYNC_FLUSH,
  }).catch(() => undefined)
  return start !== undefined && /^[\0\s]*(?:%|[+-]?\d+[\0\s]+[+-]?\d)/.test(start.toString('latin1', 0, 256))
}

/** What is packed there, whatever follows it. */
async function unpack(bytes: Buffer, from: number): Promise<string | PdfRefusal> {
  try {
    return (await inflateAll(bytes.subarray(from), { maxOutputLength: STREAM_LIMIT })).toString('latin1')
  } catch (error) {
    const tooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return refuse(tooLong ? 'inflating_document' : 'damaged_document')
  }
}
