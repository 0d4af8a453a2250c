// Own reader: hucre's stream drops number formats and formulas, its full reader holds a sheet several times over.
import type { Cell, Cells, SheetHead } from '@moisson/core/import/cell'
import type { SheetLimits } from './sheet-limits.ts'
import { SheetRefusal } from './sheet-refusal.ts'
import { HEAD_ROWS, type SheetSource } from './sheet-source.ts'
import { joined, readWorkbook, scan, unescaped, type SheetPart, type Workbook } from './sheet-workbook.ts'
import { attribute, type XmlEvents } from './sheet-xml.ts'
import { SheetZip } from './sheet-zip.ts'

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

/** The last row a workbook can have. */
const LAST_ROW = 1_048_576

/** A file that names its hidden columns again and again names no new one. */
const HIDDEN_TOLD = 16_384

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Turns the events of a worksheet into rows. */
class RowEvents implements XmlEvents {
  readonly #book: Workbook
  readonly #onRow: (row: number, cells: Cells, hidden: boolean) => void
  readonly hiddenColumns: number[] = []
  #row = 0
  #hidden = false
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

  constructor(book: Workbook, onRow: (row: number, cells: Cells, hidden: boolean) => void) {
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
    if (this.#reading === 'value') this.#value = joined(this.#value ?? '', text)
    else if (this.#reading === 'inline') this.#inline = joined(this.#inline, text)
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#reading = null
    else if (name === 'c') this.#closeCell()
    else if (name === 'row' && this.#inData) this.#onRow(this.#row, this.#cells, this.#hidden)
    else if (name === 'rPh') this.#inGuide = false
    else if (name === 'sheetData') this.#inData = false
  }

  #openRow(attributes: string): void {
    const row = Number(attribute(attributes, 'r') ?? Number.NaN)
    if (row > LAST_ROW) throw new SheetRefusal('damaged')
    this.#row = Number.isInteger(row) && row > this.#row ? row : this.#row + 1
    this.#hidden = attributes.includes('hidden') && isTrue(attribute(attributes, 'hidden'))
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
    // Beyond what a number holds it is words, to be told and not to be reckoned with.
    if (!Number.isFinite(number)) return value
    const digits = this.#book.digits[this.#style] ?? 0
    return digits > 0 && Number.isInteger(number) && number >= 0
      ? number.toFixed(0).padStart(digits, '0')
      : number
  }

  #hide(attributes: string): void {
    if (!isTrue(attribute(attributes, 'hidden'))) return
    const from = Math.max(1, Number(attribute(attributes, 'min')))
    const to = Math.min(Number(attribute(attributes, 'max')), this.#book.limits.columns)
    for (let column = from; column <= to && this.hiddenColumns.length < HIDDEN_TOLD; column += 1)
      this.hiddenColumns.push(column - 1)
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
