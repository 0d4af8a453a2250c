// Own reader: hucre's stream drops number formats and formulas, its full reader holds a sheet several times over.
import type { Cell, Cells, SheetHead } from '@moisson/core/import/cell'
import type { SheetLimits } from './sheet-limits.ts'
import { SheetRefusal } from './sheet-refusal.ts'
import { HEAD_ROWS, type SheetSource } from './sheet-source.ts'
import { attribute, relationId, XmlScanner, type XmlEvents } from './sheet-xml.ts'
import { SheetZip } from './sheet-zip.ts'

const MOST_SHEETS = 100
const MOST_STRINGS = 20_000_000
/** An Excel cell holds 32,767 characters; a relation list or a style sheet comes in tags far shorter than this. */
const LONGEST_TEXT = 4 * 1024 * 1024

interface SheetPart {
  readonly name: string
  readonly path: string
  readonly hidden: boolean
}

interface Workbook {
  readonly zip: SheetZip
  readonly limits: SheetLimits
  readonly sheets: readonly SheetPart[]
  readonly strings: readonly string[]
  /** By style index: how many digits a whole number is shown with, 0 for any other format. */
  readonly digits: readonly number[]
  readonly date1904: boolean
}

const nothing: XmlEvents = { open: () => {}, close: () => {}, text: () => {} }

/** Streams one part of the workbook through a scanner; `pause` may end it early by returning false. */
async function scan(
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

async function readWorkbook(zip: SheetZip, limits: SheetLimits): Promise<Workbook> {
  const main =
    (await relationsOf(zip, '')).find((relation) => relation.type === 'officeDocument')?.path ??
    'xl/workbook.xml'
  if (!zip.has(main)) throw new SheetRefusal('damaged')
  const relations = await relationsOf(zip, main)
  const sheets: SheetPart[] = []
  let date1904 = false
  await scan(zip, main, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? '')
      if (name !== 'sheet' || sheets.length >= MOST_SHEETS) return
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
        if (strings.length > MOST_STRINGS) throw new SheetRefusal('inflates_too_much')
      }
    },
    text(text) {
      if (inText) current += text
    },
  })
  return strings
}

/** `_x000D_` is how these files write a character that XML cannot hold. */
const unescaped = (text: string): string =>
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
        formats.set(attribute(attributes, 'numFmtId') ?? '', /^0{2,}$/.test(code) ? code.length : 0)
      } else if (name === 'xf' && inCells)
        digits.push(formats.get(attribute(attributes, 'numFmtId') ?? '') ?? 0)
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return digits
}

/** 0-based column of `BC12`; -1 without letters. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at) & 0xdf
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}

/** Turns the events of a worksheet into rows. */
class RowEvents implements XmlEvents {
  readonly #book: Workbook
  readonly #onRow: (row: number, cells: Cells) => void
  readonly hiddenColumns: number[] = []
  #row = 0
  #cells: Cell[] = []
  #column = -1
  #type = ''
  #style = 0
  #value: string | null = null
  #inline = ''
  #formula = false
  #reading: 'value' | 'inline' | null = null
  #inGuide = false
  #inData = false

  constructor(book: Workbook, onRow: (row: number, cells: Cells) => void) {
    this.#book = book
    this.#onRow = onRow
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') {
      this.#reading = 'value'
      this.#value = ''
    } else if (name === 'f') this.#formula = true
    else if (name === 'row') this.#openRow(attributes)
    else if (name === 'sheetData') this.#inData = true
    else if (name === 'rPh') this.#inGuide = true
    else if (name === 't') this.#reading = this.#inGuide ? null : 'inline'
    else if (name === 'col' && !this.#inData) this.#hide(attributes)
  }

  text(text: string): void {
    if (this.#reading === 'value') this.#value = (this.#value ?? '') + text
    else if (this.#reading === 'inline') this.#inline += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#reading = null
    else if (name === 'c') this.#closeCell()
    else if (name === 'row' && this.#inData) this.#onRow(this.#row, this.#cells)
    else if (name === 'rPh') this.#inGuide = false
    else if (name === 'sheetData') this.#inData = false
  }

  #openRow(attributes: string): void {
    const row = Number(attribute(attributes, 'r') ?? Number.NaN)
    this.#row = Number.isInteger(row) && row > this.#row ? row : this.#row + 1
    this.#cells = []
    this.#column = -1
  }

  #openCell(attributes: string): void {
    const reference = attribute(attributes, 'r')
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference)
    this.#type = attribute(attributes, 't') ?? ''
    this.#style = Number(attribute(attributes, 's') ?? 0)
    this.#value = null
    this.#inline = ''
    this.#formula = false
  }

  #closeCell(): void {
    const cell = this.#cell()
    if (cell === null || cell === '' || this.#column < 0) return
    const limit = this.#book.limits.columns
    if (this.#column >= limit) throw new SheetRefusal('too_many_columns', { limit })
    this.#cells[this.#column] = cell
  }

  #cell(): Cell {
    const value = this.#value
    if (this.#type === 'inlineStr') return unescaped(this.#inline)
    if (value === null || (value === '' && this.#type !== 'str')) {
      return this.#formula ? { broken: 'formula', text: '' } : null
    }
    if (this.#type === 's') return this.#book.strings[Number(value)] ?? null
    if (this.#type === 'str' || this.#type === 'd') return unescaped(value)
    if (this.#type === 'e') return { broken: 'error', text: value }
    if (this.#type === 'b') return value === '1' || value === 'true' ? 'VRAI' : 'FAUX'
    const number = Number(value)
    if (Number.isNaN(number)) return value
    const digits = this.#book.digits[this.#style] ?? 0
    return digits > 0 && Number.isInteger(number) && number >= 0
      ? number.toFixed(0).padStart(digits, '0')
      : number
  }

  #hide(attributes: string): void {
    if (!/^(?:1|true)$/.test(attribute(attributes, 'hidden') ?? '')) return
    const from = Number(attribute(attributes, 'min'))
    const to = Math.min(Number(attribute(attributes, 'max')), this.#book.limits.columns)
    for (let column = from; column <= to; column += 1) this.hiddenColumns.push(column - 1)
  }
}

async function headOf(book: Workbook, sheet: SheetPart): Promise<SheetHead> {
  const rows: { row: number; cells: Cells }[] = []
  const events = new RowEvents(book, (row, cells) => {
    if (rows.length < HEAD_ROWS && cells.length > 0) rows.push({ row, cells })
  })
  await scan(book.zip, sheet.path, eventsOf(events), async () => rows.length < HEAD_ROWS)
  return { name: sheet.name, hidden: sheet.hidden, rows, hiddenColumns: events.hiddenColumns }
}

const eventsOf = (events: XmlEvents): XmlEvents => ({
  open: (name, attributes) => events.open(name, attributes),
  close: (name) => events.close(name),
  text: (text) => events.text(text),
})

/** Opens an .xlsx workbook within the limits. Throws a SheetRefusal. */
export async function openXlsx(path: string, limits: SheetLimits): Promise<SheetSource> {
  const zip = await SheetZip.open(path, limits)
  try {
    const book = await readWorkbook(zip, limits)
    const heads: SheetHead[] = []
    for (const sheet of book.sheets) heads.push(await headOf(book, sheet))
    return {
      heads,
      date1904: book.date1904,
      encoding: null,
      delimiter: null,
      close: () => zip.close(),
      async rows(name, onRow, pause) {
        const sheet = book.sheets.find((one) => one.name === name)
        if (sheet === undefined) throw new SheetRefusal('no_header')
        await scan(zip, sheet.path, eventsOf(new RowEvents(book, onRow)), async (done) => {
          await pause(done, zip.declaredBytes(sheet.path))
          return true
        })
      },
    }
  } catch (error) {
    await zip.close()
    throw error
  }
}
