import type { CellKind, CellValue } from '@moisson/core/export/layout'
import { decimalOf } from '@moisson/core/export/write-cell'
import { writeZip, type ZipEntry } from './write-zip.ts'

export interface Cell {
  value: CellValue | undefined
  kind: CellKind
  bold?: boolean
}
export interface Sheet {
  name: string
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
  /** The first row stays in view. */
  frozenHeader?: boolean
}

/**
 * A workbook as a stream of bytes. Sheets are written in the order of `written` and shown in the order of `shown`:
 * a cover may hold the totals of rows that were written before it. Text is typed as text, so nothing ever runs.
 */
export function writeXlsx(
  shown: readonly Sheet[],
  written: readonly Sheet[] = shown,
): AsyncGenerator<Buffer> {
  const number = (sheet: Sheet) => shown.indexOf(sheet) + 1
  const parts: ZipEntry[] = [
    { name: '[Content_Types].xml', content: [contentTypes(shown.length)] },
    { name: '_rels/.rels', content: [rootRelations] },
    { name: 'xl/workbook.xml', content: [workbook(shown)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(shown.length)] },
    { name: 'xl/styles.xml', content: [styles] },
    ...written.map((sheet) => ({
      name: `xl/worksheets/sheet${number(sheet)}.xml`,
      content: sheetXml(sheet),
    })),
  ]
  return writeZip(parts)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const contentTypes = (count: number) =>
  `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${numbers(
    count,
  )
    .map(
      (at) =>
        `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    )
    .join('')}</Types>`
const rootRelations = `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const workbook = (sheets: readonly Sheet[]) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
    .map((sheet, at) => `<sheet name="${escaped(sheet.name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`
const workbookRelations = (count: number) =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${numbers(count)
    .map(
      (at) =>
        `<Relationship Id="rId${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
    )
    .join(
      '',
    )}<Relationship Id="rId${count + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`
/** 0 general, 1 amount, 2 day, 3 bold, 4 text. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

async function* sheetXml({ rows, frozenHeader }: Sheet): AsyncGenerator<string> {
  const view = frozenHeader
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : ''
  yield `${declaration}<worksheet xmlns="${main}">${view}<sheetData>`
  let row = 0
  for await (const cells of rows) {
    row += 1
    let xml = `<row r="${row}">`
    for (let at = 0; at < cells.length; at += 1) xml += cellXml(cells[at] as Cell, letters(at), row)
    yield `${xml}</row>`
  }
  yield '</sheetData></worksheet>'
}

function cellXml({ value, kind, bold }: Cell, column: string, row: number): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') {
    const amount = kind === 'cents' || kind === 'percent'
    return `<c r="${column}${row}"${amount ? ' s="1"' : ''}><v>${amount ? decimalOf(value, '.') : value}</v></c>`
  }
  if (kind === 'day') return `<c r="${column}${row}" s="2"><v>${serialOf(value)}</v></c>`
  return `<c r="${column}${row}" t="inlineStr" s="${bold ? 3 : 4}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const names: string[] = []
function letters(at: number): string {
  const known = names[at]
  if (known !== undefined) return known
  const name = (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
  names[at] = name
  return name
}

/** Days since 30 December 1899, as spreadsheets count them. */
const serialOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569

const SPECIAL = /[&<>"]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|_x[0-9a-f]{4}_/giu
const HAS_SPECIAL = new RegExp(SPECIAL.source, 'iu')
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML text; what XML cannot hold is dropped, and `_x000A_` stays the seven characters it is. */
const escaped = (text: string): string =>
  HAS_SPECIAL.test(text)
    ? text.replaceAll(SPECIAL, (found) => entities[found] ?? (found.length > 2 ? `_x005F${found}` : ''))
    : text
