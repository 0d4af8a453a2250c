import { kthLargest } from './kth-largest.ts'
import { wholeCents } from './money.ts'

/** Below these bounds products are computed exactly in pairs of floats; above, in BigInt. */
const EXACT = 2 ** 50
const SPLIT = 2 ** 27 + 1

/**
 * Shares `total` (cents) in proportion to `weights`: the floor of each exact share, then one more cent to the
 * largest remainders until the sum is `total`. Equal remainders are served in the order of `rank`
 * (lower first, asked for only when it decides; default: position). Weights are whole and non-negative; returns null when they are all zero.
 */
export function largestRemainder(
  total: number,
  weights: Float64Array,
  rank?: () => ArrayLike<number>,
): Float64Array | null {
  wholeCents(total, 'the amount to share')
  let sum = 0
  for (let i = 0; i < weights.length; i += 1) sum += weights[i] as number
  if (sum === 0) return null
  const shares = new Float64Array(weights.length)
  const remainders = new Float64Array(weights.length)
  const given =
    sum <= EXACT && total <= EXACT
      ? shareByPairs(total, sum, weights, shares, remainders)
      : shareByBigInt(total, weights, shares, remainders)
  topUp(total - given, shares, remainders, weights, rank)
  return shares
}

/** Floors and exact remainders without BigInt: each product is a rounded part plus its exact error. */
function shareByPairs(
  total: number,
  sum: number,
  weights: Float64Array,
  shares: Float64Array,
  remainders: Float64Array,
): number {
  const [totalHigh, sumHigh] = [highPart(total), highPart(sum)]
  const [totalLow, sumLow] = [total - totalHigh, sum - sumHigh]
  let given = 0
  for (let i = 0; i < weights.length; i += 1) {
    const weight = weights[i] as number
    if (weight === 0) continue
    const product = total * weight
    const weightHigh = highPart(weight)
    const weightLow = weight - weightHigh
    const error =
      weightLow * totalLow -
      (product - weightHigh * totalHigh - weightLow * totalHigh - weightHigh * totalLow)
    let share = Math.floor(product / sum)
    const back = share * sum
    const shareHigh = highPart(share)
    const shareLow = share - shareHigh
    const backError =
      shareLow * sumLow - (back - shareHigh * sumHigh - shareLow * sumHigh - shareHigh * sumLow)
    let remainder = product - back + (error - backError)
    if (remainder < 0) {
      remainder += sum
      share -= 1
    } else if (remainder >= sum) {
      remainder -= sum
      share += 1
    }
    shares[i] = share
    remainders[i] = remainder
    given += share
  }
  return given
}

const highPart = (value: number): number => {
  const scaled = value * SPLIT
  return scaled - (scaled - value)
}

function shareByBigInt(
  total: number,
  weights: Float64Array,
  shares: Float64Array,
  remainders: Float64Array,
): number {
  const whole = BigInt(total)
  let sum = 0n
  for (const weight of weights) sum += BigInt(weight)
  const left: bigint[] = []
  let given = 0
  for (let i = 0; i < weights.length; i += 1) {
    const product = whole * BigInt(weights[i] as number)
    shares[i] = Number(product / sum)
    left.push(product % sum)
    given += shares[i] as number
  }
  // Remainders may not fit a float exactly: their order does.
  const order = [...new Set(left)].toSorted((a, b) => (a < b ? -1 : 1))
  const place = new Map(order.map((remainder, index) => [remainder, index]))
  for (let i = 0; i < left.length; i += 1) remainders[i] = place.get(left[i] as bigint) as number
  return given
}

/** One cent more to the `cents` largest remainders; those equal to the last one served go by rank. */
function topUp(
  cents: number,
  shares: Float64Array,
  remainders: Float64Array,
  weights: Float64Array,
  rank: (() => ArrayLike<number>) | undefined,
): void {
  if (cents === 0) return
  const threshold = kthLargest(remainders, cents)
  const tied = new Int32Array(remainders.length)
  let [count, left] = [0, cents]
  for (let i = 0; i < shares.length; i += 1) {
    const remainder = remainders[i] as number
    if (weights[i] === 0 || remainder < threshold) continue
    if (remainder === threshold) {
      tied[count] = i
      count += 1
    } else {
      shares[i] = (shares[i] as number) + 1
      left -= 1
    }
  }
  for (const i of firstByRank(tied.subarray(0, count), left, rank)) shares[i] = (shares[i] as number) + 1
}

/** The `wanted` places with the lowest ranks, all of them when they are exactly enough. */
function firstByRank(
  places: Int32Array,
  wanted: number,
  rank: (() => ArrayLike<number>) | undefined,
): Int32Array {
  if (places.length === wanted || rank === undefined) return places.subarray(0, wanted)
  const ranks = rank()
  const own = Int32Array.from(places, (place) => ranks[place] as number)
  const last = own.toSorted()[wanted - 1] as number
  return places.filter((_, i) => (own[i] as number) <= last)
}
