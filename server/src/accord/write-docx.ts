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
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  Tab,
  TableOfContents,
  TabStopType,
  TextRun,
  type FileChild,
} from 'docx'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { startsPage, type WrittenAccord, type WrittenClause } from '@moisson/core/accord/write-accord'
import type { ClausePages } from './accord-pdf.ts'
import { coverLines } from './cover-lines.ts'
import { paragraph, partsOf, signatureTable, textWidth } from './document-parts.ts'

const green = '166534'
const slate = '475569'

// The face of the PDF goes with the document: it reads alike where nobody installed it.
const face = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
)

/**
 * The agreement as a Word document, to be reviewed and signed: styles, numbering, contents, head and foot. The contents
 * tell the pages of the PDF of the same text until Word counts its own.
 */
export async function writeDocx(accord: WrittenAccord, code: string, pages: ClausePages): Promise<Buffer> {
  let lists = 0
  const nextList = () => (lists += 1)
  const section = (clause: WrittenClause, reference: string, onNewPage = false): FileChild[] => [
    heading(clause, reference, onNewPage),
    ...partsOf(clause.blocks, nextList),
  ]
  const document = new Document({
    title: accord.title,
    subject: accord.subtitle,
    creator: accord.company,
    lastModifiedBy: accord.company,
    description: `Code d’identification ${code}`,
    styles,
    numbering,
    fonts: [{ name: 'Inter', data: face }],
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
          new Paragraph({ style: 'Subtitle', children: [new TextRun(accord.subtitle)] }),
          ...coverLines(accord, code).map((line) => paragraph(line)),
          new Paragraph({ children: [new PageBreak()] }),
          new Paragraph({ style: 'TOCHeading', children: [new TextRun('Sommaire')] }),
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
          new Paragraph({ children: [new PageBreak()] }),
          ...accord.clauses.flatMap((one) => section(one, 'articles')),
          new Paragraph({
            keepNext: true,
            spacing: { before: 480, after: 200 },
            children: [new TextRun(accord.signatures.made)],
          }),
          signatureTable(accord.signatures.boxes),
          ...accord.annexes.flatMap((one) => section(one, 'annexes', startsPage.has(one.code))),
          paragraph(''),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

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
    pageBreakBefore: onNewPage,
    ...(clause.number === null ? {} : { numbering: { reference, level: 0 } }),
    children: [new Bookmark({ id: placeOf(clause), children: [new TextRun(clause.title)] })],
  })

/** One text at each margin. */
const small = (left: string, right: string): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [new TextRun({ children: [left, new Tab(), right], size: 15, color: slate })],
  })

/** « Paraphes », and a box for each who signs. */
const initialsLine = (count: number): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        text: `Paraphes\u00a0: ${Array.from({ length: count }, () => '[\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0]').join(' ')}`,
        size: 15,
        color: slate,
      }),
    ],
  })

const footer = (code: string, initials: number): Footer =>
  new Footer({
    children: [
      ...(initials > 0 ? [initialsLine(initials)] : []),
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        border: { top: { style: 'single', size: 4, color: 'CBD5E1', space: 4 } },
        children: [
          new TextRun({
            children: [
              `Code d’identification ${code}`,
              new Tab(),
              'Page ',
              PageNumber.CURRENT,
              ' / ',
              PageNumber.TOTAL_PAGES,
            ],
            size: 15,
            color: slate,
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
      paragraph: { spacing: { after: 130, line: 276 } },
    },
    title: {
      run: { size: 40, bold: true, color: green },
      paragraph: { spacing: { before: 240, after: 120 } },
    },
    heading1: {
      run: { size: 25, bold: true, color: green },
      paragraph: { spacing: { before: 360, after: 140 }, keepNext: true },
    },
    heading2: {
      run: { size: 21, bold: true },
      paragraph: { spacing: { before: 200, after: 100 }, keepNext: true },
    },
    listParagraph: { paragraph: { spacing: { after: 60 } } },
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
      paragraph: { spacing: { after: 30, line: 250 } },
    },
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 18, bold: true, color: slate },
      paragraph: { spacing: { before: 160, after: 80 }, keepNext: true },
    },
  ],
}
