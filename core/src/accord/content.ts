import type { Article } from '@moisson/law/article'
import type { Text } from '@moisson/law/text'
import type { Accord } from './accord.ts'
import { typesetClause } from './typeset.ts'
import { sentence } from './french-wording.ts'
import type { WorkedExample } from './worked-example-shape.ts'

/** What a clause is made of; both writers know these kinds and no other. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'points'; items: string[] }
  | { kind: 'steps'; items: string[] }
  | { kind: 'subtitle'; text: string }
  | {
      kind: 'table'
      caption: string
      columns: string[]
      rows: string[][]
      /** Columns of figures, set to the right. */
      figures: number[]
    }
  /** Lines to be filled by hand, each with what is written before it. */
  | { kind: 'lines'; items: string[] }

/** M the law requires it, L it applies even unwritten, U usual, C needed in the case at hand. */
export type ClauseKind = 'M' | 'L' | 'U' | 'C'

export interface ClauseWriter {
  code: string
  title: string | ((accord: Accord) => string)
  kind: ClauseKind
  /** The law leaves no choice about these words. */
  locked: boolean
  why: Text
  articles: readonly Article[]
  when?: (accord: Accord) => boolean
  write: (writing: Writing) => Block[]
}

export interface Writing {
  accord: Accord
  act: ActWords
  example: WorkedExample
  /** « l’article 12 », for a clause that is written; for one that is not, « les dispositions légales ». */
  article: (code: string) => string
  /** « l’annexe 2 » */
  annex: (code: string) => string
  has: (code: string) => boolean
}

/** How the text speaks of itself: an agreement that is concluded, or a decision that is taken. */
export interface ActWords {
  the: string
  The: string
  of: string
  to: string
  by: string
  /** « l’accord », « la décision » */
  short: string
  concluded: string
  signed: string
  e: '' | 'e'
  /** « par avenant », « par décision modificative » */
  byAmendment: string
  /** « Un avenant conclu », « Une décision modificative prise » */
  anAmendment: string
  /** « Les avenants sont déposés » */
  amendmentsFiled: string
  parties: string
  Parties: string
  it: string
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text: typesetClause(text) })
/** What somebody wrote, paragraph by paragraph, each a sentence. */
export const prose = (text: string): Block[] => text.split('\n').map((line) => paragraph(sentence(line)))
export const points = (items: readonly string[]): Block => ({
  kind: 'points',
  items: items.map(typesetClause),
})
export const steps = (items: readonly string[]): Block => ({ kind: 'steps', items: items.map(typesetClause) })
export const subtitle = (text: string): Block => ({ kind: 'subtitle', text: typesetClause(text) })
export const lines = (items: readonly string[]): Block => ({ kind: 'lines', items: items.map(typesetClause) })
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly number[] = [],
): Block => ({
  kind: 'table',
  caption: typesetClause(caption),
  columns: columns.map(typesetClause),
  rows: rows.map((row) => row.map(typesetClause)),
  figures: [...figures],
})

/** The blocks as plain text, one line each, tables with their cells apart. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph' || block.kind === 'subtitle') return block.text
      if (block.kind === 'points') return block.items.map((item) => `• ${item}`).join('\n')
      if (block.kind === 'steps') return block.items.map((item, place) => `${place + 1}. ${item}`).join('\n')
      if (block.kind === 'lines') return block.items.join('\n')
      return [block.caption, block.columns.join(' | '), ...block.rows.map((row) => row.join(' | '))].join(
        '\n',
      )
    })
    .join('\n')
}
