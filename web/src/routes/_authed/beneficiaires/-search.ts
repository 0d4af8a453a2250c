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
  /** The exercice whose pay is shown, or of the file to be chosen; a file that was read says its own. */
  year?: string
  /** The draft that sent somebody here to mend what it lacks. */
  campaign?: string
  /** The field of the open file to mend. */
  field?: string
}

export const importSteps = ['columns', 'rows', 'changes'] as const
export type ImportStep = (typeof importSteps)[number]

const texts = [
  'q',
  'status',
  'site',
  'issue',
  'sort',
  'person',
  'import',
  'only',
  'year',
  'campaign',
  'field',
] as const

export function readSearch(search: Record<string, unknown>): PeopleSearch {
  const found: PeopleSearch = textsIn(search, texts)
  const step = importSteps.find((known) => known === search['step'])
  return step ? { ...found, step } : found
}
