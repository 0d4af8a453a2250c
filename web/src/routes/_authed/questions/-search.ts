import { textsIn } from '../../../shell/texts-in.ts'

/** What the screen keeps in the address. */
export interface QuestionsSearch {
  q?: string
  state?: string
  kind?: string
  /** The question that is open. */
  open?: string
}

export const readSearch = (search: Record<string, unknown>): QuestionsSearch =>
  textsIn(search, ['q', 'state', 'kind', 'open'])

/** What the address asks of the list. */
export const listQuery = ({ q, state, kind }: QuestionsSearch) => ({ limit: '100', q, state, kind })
