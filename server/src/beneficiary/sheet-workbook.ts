import type { SheetLimits } from './sheet-limits.ts'
import { SheetRefusal } from './sheet-refusal.ts'
import { attribute, relationId, XmlScanner, type XmlEvents } from './sheet-xml.ts'
import type { SheetZip } from './sheet-zip.ts'

const MOST_SHEETS = 100
/** More than any workbook names: each sheet is looked up among them. */
const MOST_RELATIONS = 5_000
/** Excel itself holds 65,490. */
const MOST_STYLES = 65_536
const MOST_STRINGS = 20_000_000
/** An Excel cell holds 32,767 characters; a relation list or a style sheet comes in tags far shorter than this. */
const LONGEST_TEXT = 4 * 1024 * 1024
/** All texts of a workbook together: ten times those of 300,000 people in thirty columns. */
const MOST_CHARACTERS = 256 * 1024 * 1024

export interface SheetPart {
  readonly name: string
  readonly path: string
  readonly hidden: boolean
}

export interface Workbook {
  readonly zip: SheetZip
  readonly limits: SheetLimits
  readonly sheets: readonly SheetPart[]
  readonly strings: readonly string[]
  /** By style index: how many digits a whole number is shown with, 0 for any other format. */
  readonly digits: readonly number[]
  readonly date1904: boolean
}

const nothing: XmlEvents = { open: () => {}, close: () => {}, text: () => {} }

/** A text and its next piece: a cell in thousands of runs is as long as one in a single piece. */
export function joined(text: string, piece: string): string {
  if (text.length + piece.length > LONGEST_TEXT) throw new SheetRefusal('inflates_too_much')
  return text + piece
}

/** Streams one part of the workbook through a scanner; `pause` may end it early by returning false. */
export async function scan(
  zip: SheetZip,
  path: string,
  events: Partial<XmlEvents>,
  pause?: (done: number) => Promise<boolean>,
): Promise<void> {
  const scanner = new XmlScanner({ ...nothing, ...events }, LONGEST_TEXT)
  let decoder: TextDecoder | null = null
  let done = 0
  for await (const piece of zip.read(path)) {
    decoder ??= new TextDecoder(encodingOf(piece))
    scanner.write(decoder.decode(piece, { stream: true }))
    done += piece.length
    if (pause !== undefined && !(await pause(done))) return
  }
  scanner.write(decoder?.decode() ?? '')
  scanner.end()
}

const encodingOf = (piece: Buffer): string =>
  piece[0] === 0xff && piece[1] === 0xfe
    ? 'utf-16le'
    : piece[0] === 0xfe && piece[1] === 0xff
      ? 'utf-16be'
      : 'utf-8'

/** Path of a target written in a part of folder `folder`. */
function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = folder === '' ? [] : folder.split('/')
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

interface Relation {
  readonly id: string
  readonly type: string
  readonly path: string
}

async function relationsOf(zip: SheetZip, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf('/')
  const folder = slash < 0 ? '' : part.slice(0, slash)
  const path = `${folder === '' ? '' : `${folder}/`}_rels/${part.slice(slash + 1)}.rels`
  const relations: Relation[] = []
  if (!zip.has(path)) return relations
  await scan(zip, path, {
    open(name, attributes) {
      if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return
      if (relations.length >= MOST_RELATIONS) throw new SheetRefusal('inflates_too_much')
      const type = attribute(attributes, 'Type') ?? ''
      const target = attribute(attributes, 'Target') ?? ''
      relations.push({
        id: attribute(attributes, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        path: resolve(folder, target),
      })
    },
  })
  return relations
}

export async function readWorkbook(zip: SheetZip, limits: SheetLimits): Promise<Workbook> {
  const main =
    (await relationsOf(zip, '')).find((relation) => relation.type === 'officeDocument')?.path ??
    'xl/workbook.xml'
  if (!zip.has(main)) throw new SheetRefusal('damaged')
  const relations = await relationsOf(zip, main)
  const sheets: SheetPart[] = []
  let told = 0
  let date1904 = false
  await scan(zip, main, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? '')
      if (name !== 'sheet' || sheets.length >= MOST_SHEETS) return
      if ((told += 1) > MOST_RELATIONS) throw new SheetRefusal('inflates_too_much')
      const id = relationId(attributes)
      const part = relations.find((relation) => relation.id === id && relation.type === 'worksheet')
      if (part === undefined || !zip.has(part.path)) return
      const state = attribute(attributes, 'state') ?? 'visible'
      sheets.push({ name: attribute(attributes, 'name') ?? '', path: part.path, hidden: state !== 'visible' })
    },
  })
  if (sheets.length === 0) throw new SheetRefusal('damaged')
  const partOf = (type: string): string | undefined =>
    relations.find((relation) => relation.type === type && zip.has(relation.path))?.path
  const strings = await readStrings(zip, partOf('sharedStrings'))
  return { zip, limits, sheets, strings, digits: await readDigits(zip, partOf('styles')), date1904 }
}

/** The table of texts; runs of rich text are joined, phonetic guides left out. */
async function readStrings(zip: SheetZip, path: string | undefined): Promise<string[]> {
  const strings: string[] = []
  if (path === undefined) return strings
  let current = ''
  let characters = 0
  let inText = false
  let inGuide = false
  await scan(zip, path, {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 'rPh') inGuide = true
      else if (name === 't') inText = !inGuide
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inGuide = false
      else if (name === 'si') {
        strings.push(unescaped(current))
        characters += current.length
        if (strings.length > MOST_STRINGS || characters > MOST_CHARACTERS)
          throw new SheetRefusal('inflates_too_much')
      }
    },
    text(text) {
      if (inText) current = joined(current, text)
    },
  })
  return strings
}

/** `_x000D_` is how these files write a character that XML cannot hold. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** How many digits each style shows a whole number with (`000000` → 6). */
async function readDigits(zip: SheetZip, path: string | undefined): Promise<number[]> {
  const digits: number[] = []
  if (path === undefined) return digits
  const formats = new Map<string, number>()
  let inCells = false
  await scan(zip, path, {
    open(name, attributes) {
      if (name === 'cellXfs') inCells = true
      else if (name === 'numFmt') {
        const code = (attribute(attributes, 'formatCode') ?? '').split(';')[0]?.replaceAll('\\', '') ?? ''
        formats.set(attribute(attributes, 'numFmtId') ?? '', /^0{2,32}$/.test(code) ? code.length : 0)
      } else if (name === 'xf' && inCells && digits.length < MOST_STYLES)
        digits.push(formats.get(attribute(attributes, 'numFmtId') ?? '') ?? 0)
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return digits
}
