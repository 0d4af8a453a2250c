import type { Allocation, AllocationGiven, Criterion, Share } from './allocation.ts'
import { allocation } from './allocation.ts'

/** One sharing among several that count against the same individual ceiling. */
export type Turn = AllocationGiven & { readonly name: string }
export type TurnShare = { key: string; gross_cents: number; by_turn: Record<string, number> }
export type AllocationInTurn = {
  turns: { name: string; allocation: Allocation }[]
  shares: TurnShare[]
  distributed_cents: number
  not_distributed_cents: number
}

/**
 * Several pools shared one after the other under one individual ceiling: one pool for each site, slices of a pool
 * with their own criteria, the legal part of a participation reserve (employees only) before the rest.
 */
export function allocateInTurn(turns: readonly Turn[]): AllocationInTurn {
  const people = new Map<string, TurnShare>()
  const done = turns.map(({ name, ...given }) => {
    const granted = (key: string): number => people.get(key)?.gross_cents ?? 0
    const shared = allocation.value({
      ...given,
      people: given.people.map((person) => ({
        ...person,
        already_granted_cents: (person.already_granted_cents ?? 0) + granted(person.key),
      })),
    })
    for (const share of shared.shares) addTo(people, name, share)
    return { name, allocation: shared }
  })
  const total = (of: (one: Allocation) => number) => done.reduce((sum, turn) => sum + of(turn.allocation), 0)
  return {
    turns: done,
    shares: [...people.values()],
    distributed_cents: total((one) => one.distributed_cents),
    not_distributed_cents: total((one) => one.not_distributed_cents),
  }
}

function addTo(people: Map<string, TurnShare>, name: string, { key, gross_cents }: Share): void {
  const share = people.get(key) ?? { key, gross_cents: 0, by_turn: {} }
  share.gross_cents += gross_cents
  share.by_turn[name] = (share.by_turn[name] ?? 0) + gross_cents
  people.set(key, share)
}

/** A slice of the pool and the criteria it follows; `up_to_cents` null for the last one. */
export type PoolSlice = { readonly up_to_cents: number | null; readonly criteria: readonly Criterion[] }

/** « 50/50 up to 5 M€, 30/70 up to 10 M€, 0/100 above »: the turns of one pool cut into slices. */
export function turnsOfSlices(
  given: Omit<AllocationGiven, 'criteria'>,
  slices: readonly PoolSlice[],
): Turn[] {
  let from = 0
  return slices.flatMap(({ up_to_cents, criteria }, i): Turn[] => {
    const to = Math.min(up_to_cents ?? given.envelope_cents, given.envelope_cents)
    const envelope_cents = to - from
    if (envelope_cents <= 0) return []
    from = to
    return [
      {
        ...given,
        name: `slice ${i + 1}`,
        envelope_cents,
        criteria: criteria.filter(({ share_bps }) => share_bps > 0),
      },
    ]
  })
}
