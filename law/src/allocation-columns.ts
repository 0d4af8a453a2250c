import { largestRemainder } from './largest-remainder.ts'

/** One sub-mass: the part of the envelope (basis points) shared in proportion to `weights`, one per person. */
export type Mass = { readonly name: string; readonly share_bps: number; readonly weights: Float64Array }

export type Columns = {
  readonly envelope_cents: number
  readonly masses: readonly Mass[]
  /** Most each person may receive, in cents; null when there is no ceiling. */
  readonly ceilings: Float64Array | null
  /** Order in which equal remainders are served, lower first; asked for only when it decides. */
  readonly rank?: () => ArrayLike<number>
  readonly redistribution: boolean
}

export type Round = {
  readonly envelope_cents: number
  readonly people: number
  readonly masses: readonly { name: string; cents: number; total_weight: number }[]
}

export type AllocatedColumns = {
  /** What each person receives, in cents. */
  readonly granted: Float64Array
  /** First sharing, before any ceiling: one column per sub-mass. */
  readonly parts: readonly Float64Array[]
  readonly left_cents: number
  readonly rounds: readonly Round[]
}

type Spread = { readonly parts: Float64Array[]; readonly round: Round; readonly shared_cents: number }

/** Splits an amount into the sub-masses that somebody can receive, each by largest remainder. */
function spread(cents: number, masses: readonly Mass[], rank: (() => ArrayLike<number>) | undefined): Spread {
  const totals = masses.map((mass) => mass.weights.reduce((sum, weight) => sum + weight, 0))
  const usable = masses.map((mass, i) => (totals[i] === 0 ? 0 : mass.share_bps))
  const people = masses[0]?.weights.length ?? 0
  const amounts = largestRemainder(cents, Float64Array.from(usable)) ?? new Float64Array(masses.length)
  const parts = masses.map((mass, i) => {
    const amount = amounts[i] as number
    return largestRemainder(amount, mass.weights, rank) ?? new Float64Array(people)
  })
  const details = masses.map(({ name }, i) => ({
    name,
    cents: amounts[i] as number,
    total_weight: totals[i] as number,
  }))
  return {
    parts,
    round: { envelope_cents: cents, people, masses: details },
    shared_cents: amounts.reduce((sum, amount) => sum + amount, 0),
  }
}

const pick = (column: ArrayLike<number>, places: Int32Array): Float64Array => {
  const picked = new Float64Array(places.length)
  for (let i = 0; i < places.length; i += 1) picked[i] = column[places[i] as number] as number
  return picked
}

/**
 * Shares an envelope over columns, to the cent: sub-masses by largest remainder, each split by largest remainder,
 * then the ceiling; what it prevents is lost, or shared again by the same criteria among those below until
 * nothing is left or nobody is below. Exact at any size; about 0.1 s for 300,000 people and three sub-masses.
 */
export function allocateColumns(given: Columns): AllocatedColumns {
  const { masses, ceilings, rank } = given
  const people = masses[0]?.weights.length ?? 0
  const first = spread(given.envelope_cents, masses, rank)
  const granted = new Float64Array(people)
  for (const part of first.parts) for (let i = 0; i < people; i += 1) granted[i] = granted[i]! + part[i]!
  const rounds = [first.round]
  let left = given.envelope_cents - first.shared_cents
  if (ceilings === null) return { granted, parts: first.parts, left_cents: left, rounds }

  left += cut(granted, ceilings)
  while (given.redistribution && left > 0) {
    const open = below(granted, ceilings)
    const among = masses.map((mass) => ({ ...mass, weights: pick(mass.weights, open) }))
    const next = spread(left, among, rank === undefined ? undefined : () => pick(rank(), open))
    if (next.shared_cents === 0) break
    for (const part of next.parts) {
      for (let i = 0; i < open.length; i += 1) granted[open[i]!] = granted[open[i]!]! + part[i]!
    }
    rounds.push(next.round)
    left = left - next.shared_cents + cut(granted, ceilings)
  }
  return { granted, parts: first.parts, left_cents: left, rounds }
}

/** Brings everyone down to the ceiling and answers the total removed. */
function cut(granted: Float64Array, ceilings: Float64Array): number {
  let removed = 0
  for (let i = 0; i < granted.length; i += 1) {
    const over = granted[i]! - ceilings[i]!
    if (over > 0) {
      removed += over
      granted[i] = ceilings[i]!
    }
  }
  return removed
}

function below(granted: Float64Array, ceilings: Float64Array): Int32Array {
  const places = new Int32Array(granted.length)
  let count = 0
  for (let i = 0; i < granted.length; i += 1) {
    if (granted[i]! < ceilings[i]!) {
      places[count] = i
      count += 1
    }
  }
  return places.subarray(0, count)
}
