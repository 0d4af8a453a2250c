export interface Group {
  key: string
  label: string
  count: number
  amount_cents: number
  answered: number
}

/** Fewer people than this would let somebody read one person's amount or choice. */
export const SMALLEST_GROUP = 5

/**
 * Groups under five people become « Autres ». When what was merged is still under five, the smallest group left joins
 * it, since the total minus the groups shown would give it away.
 */
export function mergeSmallGroups(groups: readonly Group[], others: string): Group[] {
  const byCount = groups.filter((group) => group.count > 0).toSorted((a, b) => a.count - b.count)
  const merged: Group = { key: 'others', label: others, count: 0, amount_cents: 0, answered: 0 }
  const absorbed = new Set<string>()
  for (const group of byCount) {
    const tooSmall = group.count < SMALLEST_GROUP
    const othersTooSmall = merged.count > 0 && merged.count < SMALLEST_GROUP
    if (!tooSmall && !othersTooSmall) break
    merged.count += group.count
    merged.amount_cents += group.amount_cents
    merged.answered += group.answered
    absorbed.add(group.key)
  }
  const shown = groups.filter((group) => group.count > 0 && !absorbed.has(group.key))
  return merged.count > 0 ? [...shown, merged] : shown
}
