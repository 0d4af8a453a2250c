import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  LeaderType,
  LineRuleType,
  TextRun,
  VerticalAlignTable,
  WidthType,
  type FileChild,
} from 'docx'
import type { Block } from '@moisson/core/accord/content'

const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'CBD5E1' }
const borders = { top: hairline, bottom: hairline, left: hairline, right: hairline }
/** Width of the text on the page, in twentieths of a point. */
export const textWidth = 9180

/** What ends in a colon stays with what it announces. */
const announces = (text: string): boolean => text.endsWith(':')

/**
 * The blocks of a clause as Word knows them: real styles, real numbering, real tables. `heldBy`: the last paragraph
 * stays with what follows the clause.
 */
export function partsOf(blocks: readonly Block[], nextList: () => number, heldBy = false): FileChild[] {
  return blocks.flatMap((block, place): FileChild[] => {
    if (block.kind === 'paragraph')
      return [paragraph(block.text, announces(block.text) || (heldBy && place === blocks.length - 1))]
    if (block.kind === 'subtitle')
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(block.text)] })]
    if (block.kind === 'points')
      return block.items.map(
        (item) =>
          new Paragraph({
            style: 'ListParagraph',
            numbering: { reference: 'points', level: 0 },
            children: runsOf(item),
          }),
      )
    if (block.kind === 'steps') {
      const instance = nextList()
      return block.items.map(
        (item) =>
          new Paragraph({
            style: 'ListParagraph',
            numbering: { reference: 'steps', level: 0, instance },
            children: runsOf(item),
          }),
      )
    }
    if (block.kind === 'lines') return block.items.map(lineToFill)
    return [
      new Paragraph({ style: 'Caption', keepNext: true, children: [new TextRun(block.caption)] }),
      tableOf(block.columns, block.rows, block.figures),
      // Word asks for a paragraph between a table and what follows it: a thin one.
      new Paragraph({ spacing: { after: 0, line: 120, lineRule: LineRuleType.EXACT }, children: [] }),
    ]
  })
}

/** A text with its ordinals raised: « 1er », « 5e ». */
export const runsOf = (text: string, more: { bold?: boolean; size?: number } = {}): TextRun[] =>
  text
    .split(/(?<=\b\d{1,2})(er|e)(?=[\s\u00a0\u202f.,;]|$)/u)
    .filter((part) => part !== '')
    .map(
      (part) =>
        new TextRun({ text: part, ...more, ...((part === 'er' || part === 'e') && { superScript: true }) }),
    )

export const paragraph = (text: string, keepNext = false): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.BOTH,
    keepNext,
    ...(announces(text) && { spacing: { after: 40 } }),
    children: runsOf(text),
  })

/** A label and a dotted line up to the margin. */
const lineToFill = (label: string): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth, leader: LeaderType.DOT }],
    spacing: { before: 160, after: 160 },
    children: [new TextRun({ children: [`${label} `, new Tab()] })],
  })

function tableOf(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly number[],
) {
  const widths = widthsOf(columns.length, figures.length)
  const size = columns.length > 5 ? 15 : columns.length > 3 ? 17 : 18
  // A table of a few rows is read at a glance: it goes to the next page whole, as in the PDF.
  const whole = rows.length <= 12
  const cell = (text: string, place: number, bold: boolean, { head = false, keepNext = false }) =>
    new TableCell({
      borders,
      width: { size: widths[place] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.CENTER,
      margins: { top: 64, bottom: 64, left: 90, right: 90 },
      ...(head ? { shading: { fill: 'F1F5F9' } } : {}),
      children: [
        new Paragraph({
          keepNext,
          // Of its own height: readers give a small text the line of the ordinary one.
          spacing: { before: 0, after: 0, line: Math.round(size * 12.3), lineRule: LineRuleType.EXACT },
          alignment: figures.includes(place) ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: runsOf(text, { bold, size }),
        }),
      ],
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((name, place) => cell(name, place, true, { head: true, keepNext: true })),
      }),
      ...rows.map(
        (row, at) =>
          new TableRow({
            cantSplit: true,
            // A row to be filled by hand is tall enough for a signature.
            ...(row.every((text) => text === '') ? { height: { value: 480, rule: HeightRule.ATLEAST } } : {}),
            children: row.map((text, place) =>
              cell(text, place, row[0] === 'Total', { keepNext: whole && at < rows.length - 1 }),
            ),
          }),
      ),
    ],
  })
}

/** The first column is the widest, unless it holds short terms beside their meaning. */
function widthsOf(count: number, figures: number): number[] {
  const first = count === 2 && figures === 0 ? 0.6 : count > 5 ? 1.5 : 1.35
  const unit = textWidth / (first + count - 1)
  return Array.from({ length: count }, (_, place) => Math.floor(place === 0 ? unit * first : unit))
}

/** The boxes to sign in, two in a row. */
export function signatureTable(boxes: readonly { heading: string; lines: string[] }[]): Table {
  const pairs = Array.from({ length: Math.ceil(boxes.length / 2) }, (_, row) =>
    boxes.slice(row * 2, row * 2 + 2),
  )
  const width = Math.floor(textWidth / 2)
  const columns = boxes.length === 1 ? [0] : [0, 1]
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width * columns.length, type: WidthType.DXA },
    columnWidths: columns.map(() => width),
    rows: pairs.map(
      (pair, row) =>
        new TableRow({
          cantSplit: true,
          children: columns.map((place) => {
            const box = pair[place]
            // Every row but the last stays with the next: nobody signs on two pages.
            const keepNext = row < pairs.length - 1
            return new TableCell({
              borders,
              width: { size: width, type: WidthType.DXA },
              margins: { top: 120, bottom: 900, left: 140, right: 140 },
              children: box
                ? [
                    new Paragraph({ keepNext, children: [new TextRun({ text: box.heading, bold: true })] }),
                    ...box.lines.map(
                      (line) =>
                        new Paragraph({
                          keepNext,
                          spacing: { after: 0 },
                          children: [new TextRun({ text: line, size: 18, color: '475569' })],
                        }),
                    ),
                  ]
                : [new Paragraph({ children: [] })],
            })
          }),
        }),
    ),
  })
}
