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
  'GoToR',
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
  if (has(text, activeNames) || hasAutomatic(text)) return refuse('active_pdf')
  if (has(text, encrypted)) return refuse('locked_document')
  // What says where everything stands: without it a reader guesses, each one differently.
  if (!/trailer|startxref/.test(text)) return refuse('damaged_document')
  const groups: string[] = []
  return (
    (await packedObjects(bytes, text, groups)) ??
    (opensOther([text, ...groups]) ? refuse('active_pdf') : undefined)
  )
}

const blank = String.raw`(?:[\0\s]|%[^\r\n]*[\r\n])*`
const dictionaryOrReference = String.raw`${blank}(?:<<|\d+[\0\s]+\d+[\0\s]+R)`
const additional = new RegExp(nameOf(['AA']).source + dictionaryOrReference, 'g')
const script = new RegExp(`${nameOf(['JS']).source}${blank}(?:[(<]|\\d+[\\0\\s]+\\d+[\\0\\s]+R)`, 'g')
/** Whether something is to happen by itself on a page, in a field or at an event: short names, told by what follows them. */
const hasAutomatic = (text: string): boolean => has(text, additional) || has(text, script)

const opening = new RegExp(`${nameOf(['OpenAction']).source}${blank}(<<|\\d+[\\0\\s]+\\d+[\\0\\s]+R)`, 'g')
const goTo = new RegExp(`${nameOf(['S']).source}${blank}${nameOf(['GoTo']).source}`)
const another = new RegExp(`${nameOf(['S', 'Next']).source}`, 'g')

/**
 * Whether opening the document does more than show one of its own pages. The action may stand there, or elsewhere under a
 * number: every object of that number must be harmless, and one that is not found may be anything.
 */
function opensOther(texts: readonly string[]): boolean {
  const shows = (from: string): boolean => {
    const action = from.slice(0, 2000)
    if (!/^(?:[\0\s]|%[^\r\n]*[\r\n])*<</.test(action)) return true
    const end = action.search(/endobj|>>[\0\s]*>>/)
    const own = end < 0 ? action : action.slice(0, end + 2)
    return goTo.test(own) && (own.match(another) ?? []).length === 1
  }
  return texts.some((text) =>
    [...text.matchAll(opening)].some((found) => {
      const value = found[1] ?? ''
      if (value === '<<') return !shows(text.slice(found.index + found[0].length - 2))
      const [number = '', generation = ''] = value.split(/[\0\s]+/)
      const objects = texts.flatMap((other) => objectsOf(other, number, generation))
      return objects.length === 0 || !objects.every(shows)
    }),
  )
}

/** What stands under a number: written out, or in a packed group, which begins with its numbers and their places. */
function objectsOf(text: string, number: string, generation: string): string[] {
  const written = new RegExp(String.raw`(?<![0-9])0*${number}[\0\s]+0*${generation}[\0\s]+obj\b`, 'g')
  const found = [...text.matchAll(written)].map(({ index, 0: all }) => text.slice(index + all.length))
  const head = /^[\0\s]*(?:\d+[\0\s]+\d+(?:[\0\s]+|$))+/.exec(text)?.[0]
  if (head === undefined) return found
  const numbers = head.trim().split(/[\0\s]+/)
  const at = numbers.findIndex((one, place) => place % 2 === 0 && Number(one) === Number(number))
  return at < 0 ? found : [...found, text.slice(head.length + Number(numbers[at + 1]))]
}

const has = (text: string, names: RegExp): boolean => {
  names.lastIndex = 0
  return names.test(text)
}

/**
 * Looks for the same names in packed groups of objects, and gives those groups. Dictionaries are not believed: readers disagree about how
 * they are written, so every packed stream that begins as such a group does is unpacked, to its own end.
 */
async function packedObjects(bytes: Buffer, text: string, groups: string[]): Promise<PdfRefusal | undefined> {
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
    if (has(inner, activeNames) || hasAutomatic(inner)) return refuse('active_pdf')
    groups.push(inner)
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
