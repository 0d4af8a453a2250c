import type { AllocationGiven, CriterionName, Sharer } from '../src/allocation.ts'
import { cut, fraction, isBelow, minus, over, times, type Fraction } from './fraction.ts'

/**
 * Cents of a total in proportion to weights: everybody the whole cents of their exact part, then one cent more for
 * the largest remainders, the first number first among equals. Nobody weighs: nobody receives.
 */
export function largestRemainders(
  total: bigint,
  weights: readonly bigint[],
  keys: readonly string[],
): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map(() => 0n)
  const exact = weights.map((weight) => times(fraction(total), fraction(weight, whole)))
  const cents = exact.map(cut)
  const remainders = exact.map((part, i) => minus(part, fraction(cents[i]!)))
  let left = total - cents.reduce((sum, part) => sum + part, 0n)
  const waiting = new Set(weights.keys())
  while (left > 0n) {
    let best: number | null = null
    for (const i of waiting) if (best === null || comesBefore(i, best, remainders, keys)) best = i
    if (best === null) throw new RangeError('more cents left than people')
    waiting.delete(best)
    cents[best] = cents[best]! + 1n
    left -= 1n
  }
  return cents
}

function comesBefore(
  a: number,
  b: number,
  remainders: readonly Fraction[],
  keys: readonly string[],
): boolean {
  if (isBelow(remainders[b]!, remainders[a]!)) return true
  if (isBelow(remainders[a]!, remainders[b]!)) return false
  return keys[a]! < keys[b]!
}

/** Pay within the floor and the ceiling of the agreement (L3314-5, L3324-5). */
function payCounted(person: Sharer, given: AllocationGiven): number {
  let pay = person.salary_cents ?? 0
  const floor = person.salary_floor_cents ?? given.salary_floor_cents ?? null
  const ceiling = person.salary_ceiling_cents ?? given.salary_ceiling_cents ?? null
  if (floor !== null && pay < floor) pay = floor
  if (ceiling !== null && pay > ceiling) pay = ceiling
  return pay
}

function weighs(criterion: CriterionName, person: Sharer, given: AllocationGiven): bigint {
  if (criterion === 'uniform') return 1n
  if (criterion === 'salary') return BigInt(payCounted(person, given))
  return BigInt((criterion === 'presence' ? person.presence : person.appartenance) ?? 0)
}

/** What is left to a person under their ceiling once what was granted before is counted (L3314-8, D3324-12). */
function room(person: Sharer, given: AllocationGiven): bigint | null {
  const ceiling = person.ceiling_cents ?? given.ceiling_cents ?? null
  if (ceiling === null) return null
  const left = BigInt(ceiling) - BigInt(person.already_granted_cents ?? 0)
  return left > 0n ? left : 0n
}

/** The cents of one person: by criterion before any ceiling, then what is paid. */
export type SlowShare = Record<`${CriterionName}_cents`, number> & {
  gross_cents: number
  ceiling_cents: number | null
}

/**
 * The envelope in sub-masses, each shared by its criterion (L3314-5, circulaire du 14/09/2005); what ceilings hold back is
 * shared again among those below theirs, the same way, until nothing moves (L3314-11, L3324-7).
 */
export function slowAllocation(given: AllocationGiven) {
  const paid = given.people.map(() => 0n)
  const rooms = given.people.map((person) => room(person, given))
  const first = given.people.map(() => ({ uniform: 0n, salary: 0n, presence: 0n, appartenance: 0n }))
  const whole = wholeParts(given)
  let [pool, round] = [BigInt(given.envelope_cents), 0]
  // A first sharing takes place whatever the envelope.
  while (round === 0 || (pool > 0n && given.redistribution)) {
    const open = [...given.people.keys()].filter(
      (i) => round === 0 || rooms[i] === null || paid[i]! < rooms[i]!,
    )
    const keys = open.map((i) => given.people[i]!.key)
    const weights = given.criteria.map(({ criterion }) =>
      open.map((i) => weighs(criterion, given.people[i]!, given)),
    )
    // A criterion for which nobody left has any weight gives its sub-mass to the others.
    const shares = given.criteria.map((_, c) => (weights[c]!.some((weight) => weight > 0n) ? whole[c]! : 0n))
    if (shares.every((share) => share === 0n)) break
    const order = given.criteria.map((_, c) => String.fromCharCode(97 + c))
    const masses = largestRemainders(pool, shares, order)
    for (const [c, { criterion }] of given.criteria.entries()) {
      const parts = largestRemainders(masses[c]!, weights[c]!, keys)
      for (const [place, i] of open.entries()) {
        paid[i] = paid[i]! + parts[place]!
        if (round === 0) first[i]![criterion] += parts[place]!
      }
    }
    pool = takeBack(paid, rooms)
    round += 1
  }
  const shares = given.people.map((_, i): SlowShare => ({
    uniform_cents: Number(first[i]!.uniform),
    salary_cents: Number(first[i]!.salary),
    presence_cents: Number(first[i]!.presence),
    appartenance_cents: Number(first[i]!.appartenance),
    gross_cents: Number(paid[i]!),
    ceiling_cents: rooms[i] === null ? null : Number(rooms[i]),
  }))
  return { shares, not_distributed_cents: Number(pool), rounds: round - 1 }
}

/** How much each criterion shares: its basis points, or cent by cent of each slice of the envelope. */
function wholeParts({ criteria, slices, envelope_cents }: AllocationGiven): bigint[] {
  if (!slices || envelope_cents === 0) return criteria.map(({ share_bps }) => BigInt(share_bps))
  const parts = criteria.map(() => 0n)
  let reached = 0
  for (const { up_to_cents, criteria: own } of slices) {
    const to = up_to_cents === null || up_to_cents > envelope_cents ? envelope_cents : up_to_cents
    const width = to > reached ? to - reached : 0
    const shared = largestRemainders(
      BigInt(width),
      own.map(({ share_bps }) => BigInt(share_bps)),
      own.map((_, c) => String.fromCharCode(97 + c)),
    )
    for (const [c, { criterion }] of own.entries())
      parts[criteria.findIndex((one) => one.criterion === criterion)]! += shared[c]!
    reached += width
  }
  return parts
}

/** Brings everybody back to their ceiling, and says how much that frees. */
function takeBack(paid: bigint[], rooms: readonly (bigint | null)[]): bigint {
  let freed = 0n
  for (const [i, most] of rooms.entries()) {
    if (most === null || paid[i]! <= most) continue
    freed += paid[i]! - most
    paid[i] = most
  }
  return freed
}

/** An amount per head, in proportion to the presence of each, to the nearest cent (L3314-5). */
export const headAmount = (amount: number, presence: number, full: number): number =>
  Number(cut(over(fraction(2n * BigInt(amount) * BigInt(presence) + BigInt(full)), fraction(2 * full))))
