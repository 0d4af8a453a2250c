/** What the screen keeps in the address: the exercice, and the campaign whose answer or late cost is open. */
export interface PaymentSearch {
  year?: string
  answer?: string
  interest?: string
}

const shapes = { year: /^\d{4}$/, answer: /^[0-9a-f-]{36}$/, interest: /^[0-9a-f-]{36}$/ } as const

export function readSearch(search: Record<string, unknown>): PaymentSearch {
  const found: PaymentSearch = {}
  for (const key of ['year', 'answer', 'interest'] as const) {
    const value = search[key]
    if (typeof value === 'string' && shapes[key].test(value)) found[key] = value
  }
  return found
}

export const requestOf = (company: string, year: string | undefined) => ({
  path: { id: company },
  query: { year },
})
