const WHOLE = 10_000

/** What parts in basis points make together when that is not the whole; null when it is. */
export function notWhole(parts_bps: readonly number[]): number | null {
  const sum = parts_bps.reduce((total, part) => total + part, 0)
  return sum === WHOLE ? null : sum
}
