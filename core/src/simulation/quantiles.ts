/** Under this number of people a lowest, a highest or a curve would say what one person gets. */
export const SMALLEST_TEAM = 5
/** From this number on the curve has twenty steps; below, the four quarters. */
const FINE_CURVE_FROM = 40

/** The amount at a part (0 to 1) of the sorted amounts: the nearest rank, an amount somebody gets. */
export function atRank(sorted: Float64Array, part: number): number {
  const place = Math.max(0, Math.ceil(part * sorted.length) - 1)
  return sorted[Math.min(place, sorted.length - 1)] ?? 0
}

/** From the lowest to the highest at equal steps. */
export function curveOf(sorted: Float64Array): { percentile: number; amount_cents: number }[] {
  const steps = sorted.length >= FINE_CURVE_FROM ? 20 : 4
  return Array.from({ length: steps + 1 }, (_, place) => ({
    percentile: Math.round((100 * place) / steps),
    amount_cents: atRank(sorted, place / steps),
  }))
}
