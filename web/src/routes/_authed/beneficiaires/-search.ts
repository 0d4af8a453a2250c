import { textsIn } from '../../../shell/texts-in.ts'

/** Everything the list and the import assistant keep in the address. */
export interface PeopleSearch {
  q?: string
  status?: string
  site?: string
  issue?: string
  sort?: string
  /** The person whose file is open, or `new`. */
  person?: string
  /** `new`, or the file read that is being checked. */
  import?: string
  step?: ImportStep
  /** The rows of the file that are shown. */
  only?: string
  /** The exercice of the pay in the file to be chosen; a file that was read says its own. */
  year?: string
}

export const importSteps = ['columns', 'rows', 'changes'] as const
export type ImportStep = (typeof importSteps)[number]

const texts = ['q', 'status', 'site', 'issue', 'sort', 'person', 'import', 'only', 'year'] as const

export function readSearch(search: Record<string, unknown>): PeopleSearch {
  const found: PeopleSearch = textsIn(search, texts)
  const step = importSteps.find((known) => known === search['step'])
  return step ? { ...found, step } : found
}
