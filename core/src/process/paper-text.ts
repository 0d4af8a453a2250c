/** What a paper we give is filled with; what the company's file does not say stays a line to complete. */
export interface PaperFacts {
  company: string
  siren: string
  address: string
  city: string
  /** The exercice, its bounds in words, and the day the agreement must be signed and filed by. */
  year: number
  exercise: string
  signature_day: string
  filing_day: string
  payment_day: string
  contact: string
}

export type PaperBlock =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Boxes to tick. */
  | { kind: 'boxes'; items: readonly string[] }
  /** The first row is the head; `empty` more rows are left to write in. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; empty?: number }
  | { kind: 'signatures'; names: readonly string[] }

/** The text of a paper; the papers are French because the authorities and the staff read them in French. */
export type PaperText = (facts: PaperFacts) => PaperBlock[]

export const title = (text: string): PaperBlock => ({ kind: 'title', text })
export const heading = (text: string): PaperBlock => ({ kind: 'heading', text })
export const paragraph = (text: string): PaperBlock => ({ kind: 'text', text })
export const list = (...items: string[]): PaperBlock => ({ kind: 'list', items })
export const boxes = (...items: string[]): PaperBlock => ({ kind: 'boxes', items })
