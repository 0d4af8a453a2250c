import type { Matched } from './account.ts'
import type { UsedOfYear } from './used-of-year.ts'

/** One live entry of an account: an opening, what a confirmed choice holds, or what was settled. */
export interface LiveEntry {
  id: string
  kind: 'opening' | 'reservation' | 'settlement'
  contributed_cents: number
  gross_cents: number
  above_cap_cents: number
  confirmed_at: Date
}

/** Openings come first; the rest counts in the order of its confirmation. */
export function inOrder(a: LiveEntry, b: LiveEntry): number {
  const opening = Number(b.kind === 'opening') - Number(a.kind === 'opening')
  if (opening !== 0) return opening
  return a.confirmed_at.getTime() - b.confirmed_at.getTime() || (a.id < b.id ? -1 : 1)
}

/**
 * Gives what an account has free to the choices that were cut, in the order of their confirmation. Nothing that is held
 * is ever taken back; what was settled stays. `granted` is the rule of the entry's own campaign.
 */
export function dealFreed<Entry extends LiveEntry>(
  entries: readonly Entry[],
  granted: (entry: Entry, used: UsedOfYear) => Matched,
): { entry: Entry; used: UsedOfYear; matched: Matched }[] {
  const raised: { entry: Entry; used: UsedOfYear; matched: Matched }[] = []
  const above_cap_cents = entries.reduce((sum, entry) => sum + entry.above_cap_cents, 0)
  let held = entries.reduce((sum, entry) => sum + entry.gross_cents, 0)
  let contributed_cents = 0
  for (const entry of entries.toSorted(inOrder)) {
    if (entry.kind === 'reservation') {
      const used = { contributed_cents, gross_cents: held - entry.gross_cents, above_cap_cents }
      const matched = granted(entry, used)
      if (matched.gross_cents > entry.gross_cents) {
        raised.push({ entry, used, matched })
        held += matched.gross_cents - entry.gross_cents
      }
    }
    contributed_cents += entry.contributed_cents
  }
  return raised
}
