/** What the portfolio keeps in the address. */
export interface PortfolioSearch {
  q?: string
  status?: string
  /** The company whose file is open, or `new`. */
  company?: string
  /** The campaign being checked, in the company open. */
  review?: string
}

const texts = ['q', 'status', 'company', 'review'] as const

export function readSearch(search: Record<string, unknown>): PortfolioSearch {
  const found: PortfolioSearch = {}
  for (const key of texts) {
    const value = search[key]
    if (typeof value === 'string' && value !== '') found[key] = value
  }
  return found
}
