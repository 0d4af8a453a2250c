import { textsIn } from '../../../shell/texts-in.ts'

export const sections = [
  'identity',
  'headcount',
  'representative',
  'schemes',
  'plans',
  'agreements',
  'payroll',
  'bank',
  'establishments',
  'admins',
  'journal',
] as const
export type SectionId = (typeof sections)[number]

export interface SocieteSearch {
  section?: SectionId
  /** What the journal is filtered by. */
  kind?: string
  /** The field that takes the focus: what another screen said to mend. */
  field?: string
  person?: string
}

/** The address of the screen: which part of the file, and the journal's filters. */
export function readSearch(search: Record<string, unknown>): SocieteSearch {
  const section = sections.find((one) => one === search['section'])
  const found = textsIn(search, ['kind', 'person', 'field'])
  return section && section !== 'identity' ? { ...found, section } : found
}
