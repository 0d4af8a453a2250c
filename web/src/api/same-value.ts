/** A value as it is sent: an empty text is none, and an object of which nothing is filled neither. */
export function filled(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, part]) => [name, filled(part)] as const)
    .filter(([, part]) => part !== null && part !== undefined)
  return entries.length === 0 ? null : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The values of a record are plain data: two are the same when they say the same. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(filled(a) ?? null) === JSON.stringify(filled(b) ?? null)
