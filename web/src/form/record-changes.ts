/** The values of a record are plain data: two are the same when they are written the same. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

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

/** My changes without those that give way to what was saved meanwhile. */
export function withoutKeys<Values extends object>(
  changes: Partial<Values>,
  dropped: ReadonlySet<keyof Values>,
): Partial<Values> {
  const kept = { ...changes }
  for (const key of dropped) delete kept[key]
  return kept
}
