import { textsIn } from '../../../shell/texts-in.ts'

/** What the screen keeps in the address: the exercice, and the campaign whose answer or late cost is open. */
export interface PaymentSearch {
  year?: string
  answer?: string
  interest?: string
  /** Which of the held sums are shown. */
  held?: string
}

export const readSearch = (search: Record<string, unknown>): PaymentSearch =>
  textsIn(search, ['year', 'answer', 'interest', 'held'])
