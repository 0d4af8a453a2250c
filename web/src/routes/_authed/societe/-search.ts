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
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const [kind, person] = [textOf(search['kind']), textOf(search['person'])]
  return {
    ...(section && section !== 'identity' ? { section } : {}),
    ...(kind ? { kind } : {}),
    ...(person ? { person } : {}),
  }
}
