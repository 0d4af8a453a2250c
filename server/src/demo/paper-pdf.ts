import { printPdf } from '../print/print-pdf.ts'

export interface Paper {
  title: string
  subtitle: string
  issuer: string
  /** Headings with their sentences. */
  sections: [string, string[]][]
  signatures?: string[]
}

/** A short paper as companies file it, said to be a demonstration at its foot. */
export function paperPdf({ sections, signatures = [], ...paper }: Paper): Promise<Buffer> {
  return printPdf('paper', {
    ...paper,
    language: 'fr',
    footer: `${paper.issuer} – document de démonstration`,
    words: { page: 'Page' },
    sections: sections.map(([title, sentences]) => ({ title, sentences })),
    signatures,
  })
}
