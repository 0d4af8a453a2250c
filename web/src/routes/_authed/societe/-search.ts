import { textsIn } from '../../../shell/texts-in.ts'

export const sections = [
  'identity',
  'headcount',
  'representative',
  'schemes',
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
  person?: string
}

/** The address of the screen: which part of the file, and the journal's filters. */
export function readSearch(search: Record<string, unknown>): SocieteSearch {
  const section = sections.find((one) => one === search['section'])
  const found = textsIn(search, ['kind', 'person'])
  return section && section !== 'identity' ? { ...found, section } : found
}
