import { startsPage, type WrittenAccord } from '@moisson/core/accord/write-accord'
import { printPlaced } from '../print/print-pdf.ts'
import { coverLines } from './cover-lines.ts'

/** The page on which each clause and annex begins, by its code. */
export type ClausePages = ReadonlyMap<string, number>

/** The agreement as a PDF: the very blocks that the Word document is made of. */
export const accordPdf = async (accord: WrittenAccord, code: string): Promise<Buffer> =>
  (await setAccord(accord, code)).pdf

/** The same, with the pages that the contents of the Word document tell. */
export async function setAccord(
  accord: WrittenAccord,
  code: string,
): Promise<{ pdf: Buffer; pages: ClausePages }> {
  const { pdf, places } = await printPlaced('accord', accordPage(accord, code), 20_000)
  return { pdf, pages: new Map(places.map((place) => [place.code, place.page])) }
}

/** What the template receives: values only. */
export function accordPage(accord: WrittenAccord, code: string): object {
  const part = (prefix: string) => (one: WrittenAccord['clauses'][number]) => ({
    code: one.code,
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
