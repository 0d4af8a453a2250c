import { largestRemainder } from '@moisson/law/largest-remainder'

export interface Part<Key extends string = string> {
  key: Key
  cents: number
  /** Stays as it is while the others move. */
  locked?: boolean
}

/** Below one euro a part is a crumb: nobody places it, and the API refuses it. */
const crumbCents = 100

export function sumOf(parts: readonly { cents: number }[]): number {
  return parts.reduce((sum, part) => sum + part.cents, 0)
}

/** Moves of one part, one after the other: where all were before the first, and what the last one gave. */
export interface Run<Key extends string = string> {
  key: Key
  from: readonly Part<Key>[]
  gave: readonly Part<Key>[]
}

/**
 * Where a move starts. While nothing but this part has moved, it starts from where the others were: an amount typed
 * lower and typed back, or a slider pushed to the end and back, restores them to the cent.
 */
export function startOf<Key extends string>(
  run: Run<Key> | null,
  now: readonly Part<Key>[],
  key: Key,
): readonly Part<Key>[] {
  const untouched = run?.gave.every((part, place) => {
    const other = now[place]
    return part.key === other?.key && part.cents === other.cents && !part.locked === !other.locked
  })
  return run && run.key === key && untouched && run.gave.length === now.length ? run.from : now
}

/** Whether the others take up what is taken from a part; where they do not, a rest stays to be placed. */
export function othersFollow(parts: readonly Part[], total: number): boolean {
  return sumOf(parts) === total && parts.filter((part) => !part.locked && part.cents > 0).length > 1
}

/**
 * Gives one part an amount and lets the others follow, so that parts and remainder always make the total to the cent.
 * What is added comes first from what remains, then from the unlocked others in proportion; what is taken away goes to
 * the unlocked others that hold something, or stays to be placed where there is none. `from` are the parts when the
 * gesture began: dragging to the end and back restores the others.
 */
export function setPart<Key extends string>(
  from: readonly Part<Key>[],
  key: Key,
  wanted: number,
  total: number,
): Part<Key>[] {
  const moved = from.find((part) => part.key === key)
  if (!moved || moved.locked) return [...from]
  const others = from.filter((part) => part.key !== key)
  const followers = others.filter((part) => !part.locked && part.cents > 0)
  const fixed = sumOf(others.filter((part) => part.locked))
  const cents = Math.min(Math.max(0, Math.round(wanted)), Math.max(0, total - fixed))
  const held = sumOf(followers)
  const remaining = Math.max(0, total - sumOf(from))
  // An unfinished split stays unfinished when a part shrinks; a finished one stays finished.
  const room = total - fixed - cents
  const forFollowers = remaining > 0 ? Math.min(held, room) : room
  const shares = largestRemainder(
    forFollowers,
    Float64Array.from(followers, (part) => part.cents),
  )
  return from.map((part) => {
    if (part.key === key) return { ...part, cents }
    const place = followers.indexOf(part)
    return place < 0 ? part : { ...part, cents: shares?.[place] ?? 0 }
  })
}

/** A slider speaks in hundredths of the total: its move, without leaving a crumb anywhere. */
export function slidePart<Key extends string>(
  from: readonly Part<Key>[],
  key: Key,
  percent: number,
  total: number,
): Part<Key>[] {
  const before = from.find((part) => part.key === key)?.cents ?? 0
  const exact = percent >= 100 ? total : Math.round((total * percent) / 100)
  const wanted = exact > 0 && exact < crumbCents ? (exact > before ? crumbCents : 0) : exact
  const moved = setPart(from, key, wanted, total)
  const crumbs = moved.filter(
    (part) => part.key !== key && !part.locked && part.cents > 0 && part.cents < crumbCents,
  )
  if (crumbs.length === 0) return moved
  const swept = sumOf(crumbs)
  return moved.map((part) => {
    if (part.key === key) return { ...part, cents: part.cents + swept }
    return crumbs.includes(part) ? { ...part, cents: 0 } : part
  })
}

/** What the sliders show for their amounts: whole hundredths of the total, which with what remains make a hundred. */
export function percentsOf(parts: readonly { cents: number }[], total: number): number[] {
  const remaining = total - sumOf(parts)
  if (total <= 0 || remaining < 0)
    return parts.map(({ cents }) => (total > 0 ? Math.round((cents * 100) / total) : 0))
  return shareOut(100, [...parts.map(({ cents }) => cents), remaining]).slice(0, parts.length)
}

/** An amount shared in proportion to weights, to the cent; equally where every weight is zero. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const shares =
    largestRemainder(total, Float64Array.from(weights)) ??
    largestRemainder(total, new Float64Array(weights.length).fill(1))
  return [...(shares ?? [])]
}
