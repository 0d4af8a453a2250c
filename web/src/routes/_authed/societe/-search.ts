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
  section?: SectionId | undefined
  /** What the journal is filtered by. */
  kind?: string
  /** The field that takes the focus: what another screen said to mend. */
  field?: string
  person?: string
  /** The agreement whose form is open at once: what another screen said to enter. */
  begin?: string
}

/** The address of the screen: which part of the file, and the journal's filters. */
export function readSearch(search: Record<string, unknown>): SocieteSearch {
  const section = sections.find((one) => one === search['section'])
  const found = textsIn(search, ['kind', 'person', 'field', 'begin'])
  // Said even where it is none: what the address holds and nobody knows would stay in it otherwise.
  return { ...found, section: section === 'identity' ? undefined : section }
}
