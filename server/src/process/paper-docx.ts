import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PaperBlock } from '@moisson/core/process/paper-text'
import { say } from '@moisson/law/text'

/** A Word document from its blocks, to be completed by whoever receives it. */
export async function paperDocx(title: string, blocks: readonly PaperBlock[]): Promise<Buffer> {
  const document = new Document({
    title,
    creator: 'Moisson',
    styles: {
      default: { document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 120 } } } },
    },
    sections: [{ children: blocks.flatMap(laidOut) }],
  })
  return Packer.toBuffer(document, undefined, [{ path: 'docProps/core.xml', data: coreOf(title) }])
}

/** Without the instant of writing: the same paper has the same size each time it is asked for. */
function coreOf(title: string): string {
  const clean = title.replaceAll(/[<>&]/g, ' ')
  return `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${clean}</dc:title><dc:creator>Moisson</dc:creator></cp:coreProperties>`
}

/** The text with French spaces, as the file and the page say it. */
export const spaced = (text: string): string => say(text, '').fr

function laidOut(block: PaperBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({ text: spaced(block.text), heading: HeadingLevel.TITLE, spacing: { after: 240 } }),
      ]
    case 'heading':
      return [
        new Paragraph({
          text: spaced(block.text),
          heading: HeadingLevel.HEADING_2,
          spacing: { before: 240, after: 80 },
        }),
      ]
    case 'text':
      return [new Paragraph({ children: [new TextRun(spaced(block.text))] })]
    case 'list':
      return block.items.map((item) => new Paragraph({ text: spaced(item), bullet: { level: 0 } }))
    case 'boxes':
      return block.items.map(
        (item) => new Paragraph({ children: [new TextRun(`☐  ${spaced(item)}`)], indent: { left: 240 } }),
      )
    case 'table':
      return [tableOf(block), new Paragraph('')]
    case 'signatures':
      return [new Paragraph(''), signaturesOf(block.names)]
  }
}

function tableOf({ head, rows, empty = 0 }: Extract<PaperBlock, { kind: 'table' }>): Table {
  const blank = Array.from({ length: empty }, () => head.map(() => ''))
  const row = (cells: readonly string[], bold: boolean) =>
    new TableRow({
      tableHeader: bold,
      height: bold ? undefined : { value: 500, rule: 'atLeast' },
      children: cells.map(
        (text) =>
          new TableCell({
            children: [new Paragraph({ children: [new TextRun({ text: spaced(text), bold })] })],
          }),
      ),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(head, true), ...[...rows, ...blank].map((cells) => row(cells, false))],
  })
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const frameless = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
}

function signaturesOf(names: readonly string[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: frameless,
    rows: [
      new TableRow({
        height: { value: 1400, rule: 'atLeast' },
        children: names.map(
          (name) =>
            new TableCell({
              children: [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  children: [new TextRun({ text: name, bold: true })],
                }),
                new Paragraph({ alignment: AlignmentType.CENTER, text: '(date et signature)' }),
              ],
            }),
        ),
      }),
    ],
  })
}
