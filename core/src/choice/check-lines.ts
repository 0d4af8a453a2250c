import { refuse } from '../refusal.ts'
import { halfDaysIn } from './half-days.ts'
import { openDestinations, planOf, type Line, type Offer, type Person } from './offer.ts'
import type { Details, Refusal } from '@moisson/law/refusal'

export const maxFundsPerPlan = 10
/** A line under one euro serves nobody: a rule of the product, no text sets a minimum to what intéressement may place. */
export const minLineCents = 100

export type IllegalChoice =
  | 'destination_not_offered'
  | 'fund_not_offered'
  | 'profile_not_offered'
  | 'too_many_funds'
export type UnfinishedChoice = 'line_too_small' | 'amount_mismatch' | 'above_room' | 'not_half_days'

/** What lines are to make: the net to the cent, anything up to what may be paid in, or the value of some half days of it. */
export type ToPlace = Pick<Person, 'net_cents' | 'room_cents' | 'day_cents'>

export interface Issue<Code extends string = IllegalChoice | UnfinishedChoice> {
  code: Code
  /** Place of the line, when the issue is about one. */
  line?: number
  details: Details
}

export function totalOf(lines: readonly Pick<Line, 'amount_cents'>[]): number {
  return lines.reduce((sum, line) => sum + line.amount_cents, 0)
}

/** What no draft may hold: a destination, a fund or a profile that is not offered, more than ten funds in a plan. */
export function illegalIn(offer: Offer, lines: readonly Line[]): Issue<IllegalChoice>[] {
  const open = openDestinations(offer)
  const issues: Issue<IllegalChoice>[] = []
  const funds = new Map<string, number>()
  for (const [place, line] of lines.entries()) {
    const add = (code: IllegalChoice) => issues.push({ code, line: place, details: {} })
    if (!open.includes(line.destination)) {
      add('destination_not_offered')
      continue
    }
    const plan = planOf(offer, line.destination)
    if (!plan) continue
    if (line.management_mode === 'managed') {
      if (!plan.has_managed_profiles || line.managed_profile === null) add('profile_not_offered')
      continue
    }
    if (!plan.funds.some((fund) => fund.id === line.fund_id)) add('fund_not_offered')
    const count = (funds.get(plan.kind) ?? 0) + 1
    funds.set(plan.kind, count)
    if (count === maxFundsPerPlan + 1) add('too_many_funds')
  }
  return issues
}

/** What keeps a draft from being confirmed: a line under one euro, a total other than the net amount to the cent, or above what may be paid in. */
export function unfinishedIn(
  lines: readonly Line[],
  { net_cents, room_cents, day_cents }: ToPlace,
): Issue<UnfinishedChoice>[] {
  // A net amount under one euro may still be placed whole.
  const least = room_cents === undefined ? Math.min(minLineCents, net_cents) : minLineCents
  const issues: Issue<UnfinishedChoice>[] = lines.flatMap((line, place) =>
    line.amount_cents < least ? [{ code: 'line_too_small' as const, line: place, details: {} }] : [],
  )
  const total_cents = totalOf(lines)
  if (room_cents !== undefined) {
    if (total_cents > room_cents)
      issues.push({
        code: 'above_room',
        details: { total_cents, room_cents, difference_cents: total_cents - room_cents },
      })
    else if (day_cents !== undefined && halfDaysIn(total_cents, day_cents) === null)
      issues.push({ code: 'not_half_days', details: { total_cents, day_cents } })
  } else if (total_cents !== net_cents) {
    const remaining_cents = net_cents - total_cents
    const details = { total_cents, net_cents, remaining_cents, difference_cents: Math.abs(remaining_cents) }
    issues.push({ code: 'amount_mismatch', details })
  }
  return issues
}

export function isComplete(offer: Offer, lines: readonly Line[], of: ToPlace): boolean {
  return illegalIn(offer, lines).length === 0 && unfinishedIn(lines, of).length === 0
}

/** A choice that may be confirmed, or the first reason why not. */
export function confirmable(
  offer: Offer,
  lines: readonly Line[],
  of: ToPlace,
): readonly Line[] | Refusal<IllegalChoice | UnfinishedChoice> {
  const [first] = [...illegalIn(offer, lines), ...unfinishedIn(lines, of)]
  return first ? refuse(first.code, first.details) : lines
}
