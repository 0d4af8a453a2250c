import type { AskedLine } from '@moisson/core/choice/complete-lines'
import type { Destination } from '@moisson/core/vocabulary'

export type Asked = AskedLine

/** The API takes no line under one euro, unless the whole amount is. */
export const leastCents = 100

/** A line without what the answer adds to it. */
export function askedOf(line: Asked): Asked {
  const { destination, management_mode, managed_profile, fund_id, amount_cents } = line
  return { destination, management_mode, managed_profile, fund_id, amount_cents }
}

/** A line of a draft as its person left it: what the plan said in their place is still to be chosen. */
export function leftOf(line: Asked & { by_plan?: boolean | undefined }): Asked {
  if (!line.by_plan) return askedOf(line)
  const { destination, management_mode, amount_cents } = line
  return management_mode === 'managed'
    ? { destination, management_mode, amount_cents }
    : { destination, amount_cents }
}

/** What the lines of a choice are to make: the amount due to the cent, or anything up to what may be paid in. */
export interface ToPlace {
  due_cents: number
  room_cents: number | null
}

/** Whether lines may be confirmed as they are: every cent placed, and each plan's way chosen. */
export function isWhole(lines: readonly Asked[], { due_cents, room_cents }: ToPlace): boolean {
  const least = room_cents === null ? Math.min(leastCents, due_cents) : leastCents
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0)
  return (
    lines.length > 0 &&
    (room_cents === null ? total === due_cents : total <= room_cents) &&
    lines.every((line) => line.amount_cents >= least && !isOpen(line))
  )
}

/**
 * Whether two choices ask for the same, whatever the order. A plan whose way is not chosen on one side is compared by
 * its amount alone: the API completes it with the plan's own default.
 */
export function sameAsked(one: readonly Asked[], other: readonly Asked[]): boolean {
  const open = new Set([...one, ...other].filter(isOpen).map((line) => line.destination))
  return written(one, open) === written(other, open)
}

/** A plan whose way is not chosen yet. */
export function isOpen({ destination, management_mode, managed_profile, fund_id }: Asked): boolean {
  if (destination === 'immediate_payment') return false
  return management_mode === 'managed' ? !managed_profile : !fund_id
}

function written(lines: readonly Asked[], open: ReadonlySet<Destination>): string {
  const sums = new Map<string, number>()
  for (const line of lines) {
    if (line.amount_cents === 0) continue
    const way = open.has(line.destination) ? [] : [line.management_mode, line.managed_profile, line.fund_id]
    const key = [line.destination, ...way].join('/')
    sums.set(key, (sums.get(key) ?? 0) + line.amount_cents)
  }
  return [...sums]
    .map(([key, cents]) => `${key}=${cents}`)
    .toSorted()
    .join(' ')
}
