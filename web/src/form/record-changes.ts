import { sameValue } from '../api/same-value.ts'

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
    if (mine === undefined || sameValue(base[key], current[key])) return []
    if (sameValue(mine, current[key]) || isMaskOf(current[key], mine)) return []
    return [{ key, mine, theirs: current[key] }]
  })
}

/** Whether what was asked for stands already; of a secret only a mask comes back, which says so once it has changed. */
export const holds = <Values extends object>(
  base: Values,
  asked: Partial<Values>,
  current: Values,
): boolean =>
  (Object.keys(asked) as (keyof Values)[]).every(
    (key) =>
      sameValue(asked[key], current[key]) ||
      (!sameValue(base[key], current[key]) && isMaskOf(current[key], asked[key])),
  )

/** Whether a text is what the server shows of a secret: its last characters behind dots. */
function isMaskOf(mask: unknown, secret: unknown): boolean {
  const shown = typeof mask === 'string' ? /^•+(.+)$/.exec(mask)?.[1] : undefined
  const bare = typeof secret === 'string' ? secret.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase() : ''
  return shown !== undefined && bare.length > shown.length && bare.endsWith(shown)
}

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
