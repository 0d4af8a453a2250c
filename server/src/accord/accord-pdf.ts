import { startsPage, type WrittenAccord } from '@moisson/core/accord/write-accord'
import { printPdf } from '../print/print-pdf.ts'
import { coverLines } from './cover-lines.ts'

/** The agreement as a PDF: the very blocks that the Word document is made of. */
export function accordPdf(accord: WrittenAccord, code: string): Promise<Buffer> {
  return printPdf('accord', accordPage(accord, code), 20_000)
}

/** What the template receives: values only. */
export function accordPage(accord: WrittenAccord, code: string): object {
  const part = (prefix: string) => (one: WrittenAccord['clauses'][number]) => ({
    heading: one.number === null ? one.title : `${prefix}\u00a0${one.number}\u00a0– ${one.title}`,
    starts_page: startsPage.has(one.code),
    blocks: one.blocks,
  })
  return {
    language: 'fr',
    title: accord.title,
    subtitle: accord.subtitle,
    issuer: accord.company,
    code,
    cover: coverLines(accord, code),
    initials: accord.initials,
    words: { contents: 'Sommaire', page: 'Page', code: 'Code d’identification', initials: 'Paraphes' },
    clauses: accord.clauses.map(part('Article')),
    annexes: accord.annexes.map(part('Annexe')),
    signatures: accord.signatures,
  }
}
