import {
  AlignmentType,
  Bookmark,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LeaderType,
  LevelFormat,
  LevelSuffix,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { startsPage, type WrittenAccord, type WrittenClause } from '@moisson/core/accord/write-accord'
import type { ClausePages } from './accord-pdf.ts'
import { coverLines } from './cover-lines.ts'
import { paragraph, partsOf, runsOf, signatureTable, textWidth } from './document-parts.ts'

const green = '166534'
const slate = '475569'

// The faces of the PDF go with the document: it reads alike, page by page, where nobody installed them.
const faceOf = (file: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${file}`))
const face = {
  name: 'Inter',
  data: faceOf('400Regular/Inter_400Regular.ttf'),
  bold: faceOf('600SemiBold/Inter_600SemiBold.ttf'),
}

/**
 * The agreement as a Word document, to be reviewed and signed: styles, numbering, contents, head and foot. The contents
 * tell the pages of the PDF of the same text until Word counts its own.
 */
export async function writeDocx(accord: WrittenAccord, code: string, pages: ClausePages): Promise<Buffer> {
  let lists = 0
  const nextList = () => (lists += 1)
  const section = (
    clause: WrittenClause,
    reference: string,
    more: { onNewPage?: boolean; held?: boolean },
  ) => [heading(clause, reference, more.onNewPage ?? false), ...partsOf(clause.blocks, nextList, more.held)]
  const [first, last] = [accord.clauses[0], accord.clauses.at(-1)]
  const document = new Document({
    title: accord.title,
    subject: accord.subtitle,
    creator: accord.company,
    lastModifiedBy: accord.company,
    description: `Code d’identification ${code}`,
    styles,
    numbering,
    fonts: [face],
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1247, bottom: 1361, left: 1361, right: 1361 },
          },
        },
        headers: {
          default: new Header({ children: [small(accord.title, accord.company)] }),
          first: new Header({ children: [] }),
        },
        footers: { default: footer(code, accord.initials), first: footer(code, 0) },
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            spacing: { before: 4200 },
            children: [new TextRun(accord.title)],
          }),
          new Paragraph({ style: 'Subtitle', children: runsOf(accord.subtitle) }),
          ...coverLines(accord, code).map((line) => paragraph(line)),
          new Paragraph({ style: 'TOCHeading', pageBreakBefore: true, children: [new TextRun('Sommaire')] }),
          new TableOfContents('Sommaire', {
            hyperlink: true,
            headingStyleRange: '1-1',
            beginDirty: false,
            tabLeader: LeaderType.DOT,
            cachedEntries: [
              ...accord.clauses.map((one) => entryOf(one, 'Article', pages)),
              ...accord.annexes.map((one) => entryOf(one, 'Annexe', pages)),
            ],
          }),
          // Nobody signs a page without text: the last paragraph stays with the boxes.
          ...accord.clauses.flatMap((one) =>
            section(one, 'articles', { onNewPage: one === first, held: one === last }),
          ),
          new Paragraph({
            keepNext: true,
            spacing: { before: 480, after: 200 },
            children: [new TextRun(accord.signatures.made)],
          }),
          signatureTable(accord.signatures.boxes),
          // A heading that begins a page would take the table before it along.
          thin(),
          ...accord.annexes.flatMap((one) =>
            section(one, 'annexes', { onNewPage: startsPage.has(one.code) }),
          ),
          thin(),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

// Of one point, so that it fits under a table that fills its page: with a line of text it would begin a page of its own.
const thin = (): Paragraph =>
  new Paragraph({ spacing: { after: 0, line: 20, lineRule: LineRuleType.EXACT }, children: [] })

const placeOf = ({ code }: WrittenClause): string => `accord_${code}`
const entryOf = (clause: WrittenClause, word: string, pages: ClausePages) => ({
  title: clause.number === null ? clause.title : `${word}\u00a0${clause.number}\u00a0– ${clause.title}`,
  level: 1,
  href: placeOf(clause),
  ...(pages.has(clause.code) && { page: pages.get(clause.code) }),
})

const heading = (clause: WrittenClause, reference: string, onNewPage: boolean): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    ...(onNewPage && { pageBreakBefore: true, spacing: { before: 0, after: 60 } }),
    ...(clause.number === null ? {} : { numbering: { reference, level: 0 } }),
    children: [new Bookmark({ id: placeOf(clause), children: [new TextRun(clause.title)] })],
  })

/** One text at each margin. */
const small = (left: string, right: string): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [new TextRun({ children: [left, new Tab(), right], size: 15, color: slate })],
  })

const faint = { size: 15, color: slate }
/** « Paraphes », and a box for each who signs. */
const initialsBoxes = (count: number): TextRun[] => [
  new TextRun({ text: 'Paraphes', ...faint }),
  ...Array.from({ length: count }, () => [
    new TextRun({ text: '\u00a0 ', ...faint }),
    new TextRun({
      text: '\u00a0'.repeat(14),
      border: { style: 'single', size: 4, color: 'CBD5E1', space: 2 },
      ...faint,
    }),
  ]).flat(),
]

const footer = (code: string, initials: number): Footer =>
  new Footer({
    children: [
      new Paragraph({
        tabStops: [
          { type: TabStopType.RIGHT, position: textWidth - 1100 },
          { type: TabStopType.RIGHT, position: textWidth },
        ],
        border: { top: { style: 'single', size: 4, color: 'CBD5E1', space: 4 } },
        spacing: { before: 0, after: 0 },
        children: [
          new TextRun({ children: [`Code d’identification ${code}`, new Tab()], ...faint }),
          ...(initials > 0 ? initialsBoxes(initials) : []),
          new TextRun({
            children: [new Tab(), 'Page ', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
            ...faint,
          }),
        ],
      }),
    ],
  })

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, left: number) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.LEFT,
  suffix: left === 0 ? LevelSuffix.SPACE : LevelSuffix.TAB,
  style: { paragraph: { indent: { left, hanging: left === 0 ? 0 : 280 } } },
})
const numbering = {
  config: [
    { reference: 'articles', levels: [level(LevelFormat.DECIMAL, 'Article\u00a0%1\u00a0–', 0)] },
    { reference: 'annexes', levels: [level(LevelFormat.DECIMAL, 'Annexe\u00a0%1\u00a0–', 0)] },
    { reference: 'steps', levels: [level(LevelFormat.DECIMAL, '%1.', 420)] },
    { reference: 'points', levels: [level(LevelFormat.BULLET, '•', 420)] },
  ],
}

const styles = {
  default: {
    document: {
      run: { font: 'Inter', size: 19, language: { value: 'fr-FR' } },
      paragraph: { spacing: { after: 96, line: 274 } },
    },
    title: {
      run: { size: 40, bold: true, color: green },
      paragraph: { spacing: { before: 240, after: 120 } },
    },
    heading1: {
      run: { size: 23, bold: true, color: green },
      paragraph: { spacing: { before: 280, after: 60, line: 264 }, keepNext: true },
    },
    heading2: {
      run: { size: 20, bold: true },
      paragraph: { spacing: { before: 120, after: 20, line: 264 }, keepNext: true },
    },
    // No space between the points of a list, that of a paragraph after the last.
    listParagraph: { paragraph: { spacing: { after: 84, line: 260 }, contextualSpacing: true } },
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 23, color: slate },
      paragraph: { spacing: { after: 360 } },
    },
    {
      id: 'TOCHeading',
      name: 'TOC Heading',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 25, bold: true },
      paragraph: { spacing: { after: 160 } },
    },
    {
      id: 'TOC1',
      name: 'toc 1',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { after: 20, line: 246 } },
    },
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 18, bold: true, color: slate },
      paragraph: { spacing: { before: 90, after: 40 }, keepNext: true },
    },
  ],
}
