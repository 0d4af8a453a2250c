/** What the screen keeps in the address. */
export interface DocumentsSearch {
  /** A family of types, or `pack`; every paper without it. */
  view?: string
  q?: string
  year?: string
  status?: string
  /** The paper that is open. */
  doc?: string
  /** `new`, or the type of the paper to drop. */
  add?: string
  /** The mode of conclusion the filing pack is made for. */
  mode?: string
}

const texts = ['view', 'q', 'year', 'status', 'doc', 'add', 'mode'] as const

export function readSearch(search: Record<string, unknown>): DocumentsSearch {
  const found: DocumentsSearch = {}
  for (const key of texts) {
    const value = search[key]
    if (typeof value === 'string' && value !== '') found[key] = value
  }
  return found
}
