import { inOrder, type LiveEntry } from './deal-freed.ts'

/**
 * What unsettled choices must give back so that an account stays within its ceilings: the last confirmed first. What
 * was settled stays, and nothing is cut that fits: each has room for what was confirmed before it, by the rule of its
 * own campaign, whatever a later rule granted on top of it.
 */
export function cutToCeilings<Entry extends LiveEntry>(
  entries: readonly Entry[],
  ceilingOf: (entry: Entry, above_cap_cents: number) => number,
): { entry: Entry; gross_cents: number }[] {
  const above_cap_cents = entries.reduce((sum, entry) => sum + entry.above_cap_cents, 0)
  let before = entries.reduce((sum, entry) => sum + entry.gross_cents, 0)
  const cuts: { entry: Entry; gross_cents: number }[] = []
  for (const entry of entries.toSorted(inOrder).toReversed()) {
    if (entry.kind !== 'reservation') continue
    const cut = Math.min(entry.gross_cents, Math.max(0, before - ceilingOf(entry, above_cap_cents)))
    if (cut > 0) cuts.push({ entry, gross_cents: entry.gross_cents - cut })
    before -= entry.gross_cents
  }
  return cuts
}
