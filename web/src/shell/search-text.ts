/** The search of an address as plain texts: `?q=0123` is not a number, and nothing is written that was not typed. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Lists are written `a,b`; what is absent or empty leaves no trace. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)])
  // A comma and a slash read better than their codes, and are legal here.
  const written = new URLSearchParams(pairs).toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return written ? `?${written}` : ''
}
