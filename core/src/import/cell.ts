/** A cell that holds no usable value although it is not blank. */
export interface BrokenCell {
  /** `error`: `#N/A`, `#REF!`…; `formula`: a formula the program never computed. */
  readonly broken: 'error' | 'formula'
  /** What the spreadsheet shows in the cell. */
  readonly text: string
}

/** A cell as the reader of files gives it; a number shown with leading zeros arrives as the text shown. */
export type Cell = string | number | BrokenCell | null | undefined
export type Cells = readonly Cell[]

/** The rows of a sheet from its top, as many as were read: `row` is 1-based, blank rows may be absent. */
export interface SheetHead {
  readonly name: string
  readonly rows: readonly { readonly row: number; readonly cells: Cells }[]
  /** 0-based indexes of columns hidden in the spreadsheet. */
  readonly hiddenColumns?: readonly number[]
  readonly hidden?: boolean
}

const COMBINING = /[\u0300-\u036f]/
/** Zero-width and direction marks, and the NUL that no database stores. */
const INVISIBLE = /\p{Cf}|\p{Cc}(?<![\t\n\r])/gu
const HAS_INVISIBLE = /\p{Cf}|\p{Cc}(?<![\t\n\r])/u
/** `="000123"`, written by programs that want a spreadsheet to keep the zeros. */
const QUOTED_FORMULA = /^="([^"]*)"$/
/** The apostrophe our own exports, and careful people, put before what a spreadsheet would run as a formula. */
const GUARDED = /^'(?=\s*[=+@＝＋－＠-])/
/** What people type for “nothing”. */
const BLANK = /^[-–—./_]*$/

/** Text without outer spaces (no-break ones included), NFC; blank and lone dashes are ''. */
export function cleanText(text: string): string {
  let clean = text.trim()
  if (clean === '') return ''
  if (HAS_INVISIBLE.test(clean)) clean = clean.replace(INVISIBLE, '').trim()
  if (clean.charCodeAt(0) === 39) clean = clean.replace(GUARDED, '').trim()
  if (clean.charCodeAt(0) === 61) clean = QUOTED_FORMULA.exec(clean)?.[1]?.trim() ?? clean
  if (clean.length < 4 && BLANK.test(clean)) return ''
  return COMBINING.test(clean) ? clean.normalize('NFC') : clean
}

/** The text of a cell as a person reads it; '' when blank. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cleanText(cell)
  if (typeof cell === 'number') return numberText(cell)
  return cell?.text ?? ''
}

export function isBlank(cell: Cell): boolean {
  if (cell === null || cell === undefined) return true
  if (typeof cell !== 'string') return false
  // Asked of every cell of a file: a letter or a digit in front settles it.
  const first = cell.charCodeAt(0)
  if ((first >= 48 && first <= 57) || (first >= 65 && first <= 90) || (first >= 97 && first <= 122))
    return false
  return cell === '' || cleanText(cell) === ''
}

export const isBroken = (cell: Cell): cell is BrokenCell => typeof cell === 'object' && cell !== null

/** A header as one line: NFC, line breaks as spaces. */
export const headerText = (cell: Cell): string => cleanText(cellText(cell).replace(/\s*[\r\n]+\s*/g, ' '))

/** Whole numbers without exponent, so that identifiers typed as numbers keep their digits. */
const numberText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(0) : String(value)
