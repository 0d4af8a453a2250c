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

/** The changes after one more; a value put back to what is stored is no change. */
export function withChange<Values extends object, Key extends keyof Values>(
  base: Values,
  changes: Partial<Values>,
  key: Key,
  value: Values[Key],
): Partial<Values> {
  const next = { ...changes }
  if (sameValue(base[key], value)) delete next[key]
  else next[key] = value
  return next
}

export interface Conflict<Values, Key extends keyof Values = keyof Values> {
  key: Key
  mine: Values[Key]
  theirs: Values[Key]
}

/** What somebody else changed while I did: only the fields that both of us changed, differently. */
export function conflictsOf<Values extends object>(
  base: Values,
  changes: Partial<Values>,
  current: Values,
): Conflict<Values>[] {
  return (Object.keys(changes) as (keyof Values)[]).flatMap((key) => {
    const mine = changes[key]
    if (mine === undefined || sameValue(base[key], current[key]) || sameValue(mine, current[key])) return []
    return [{ key, mine, theirs: current[key] }]
  })
}

/** Whether what was asked for stands already. */
export const holds = <Values extends object>(current: Values, asked: Partial<Values>): boolean =>
  (Object.keys(asked) as (keyof Values)[]).every((key) => sameValue(asked[key], current[key]))

/** The changes without those of these fields. */
export function withoutKeys<Values extends object>(
  changes: Partial<Values>,
  dropped: Iterable<keyof Values>,
): Partial<Values> {
  const kept = { ...changes }
  for (const key of dropped) delete kept[key]
  return kept
}

/** The changes of these fields alone. */
export const onlyKeys = <Values extends object>(
  changes: Partial<Values>,
  kept: readonly string[],
): Partial<Values> =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => kept.includes(key))) as Partial<Values>
