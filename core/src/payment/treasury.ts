import { addMonths } from '@moisson/law/calendar'
import type { Movement } from './movements.ts'

const kinds = ['payroll', 'account_keeper', 'levies', 'held', 'released', 'undecided'] as const

export type PaymentSums = Record<
  `${(typeof kinds)[number]}_cents` | 'total_cents' | 'at_most_cents' | 'paid_cents',
  number
>

/** Sums by movement; `total_cents` is what leaves the company's account, so without what is held; `at_most_cents`, what it may become. */
export function sumsOf(movements: readonly Movement[]): PaymentSums {
  const sums: PaymentSums = {
    payroll_cents: 0,
    account_keeper_cents: 0,
    levies_cents: 0,
    held_cents: 0,
    released_cents: 0,
    undecided_cents: 0,
    total_cents: 0,
    at_most_cents: 0,
    paid_cents: 0,
  }
  for (const { kind, amount_cents, at_most_cents, paid_cents } of movements) {
    sums[`${kind === 'released_levies' ? 'levies' : kind}_cents`] += amount_cents
    if (kind !== 'held') {
      sums.total_cents += amount_cents
      sums.at_most_cents += at_most_cents
    }
    sums.paid_cents += paid_cents
  }
  return sums
}

/**
 * What leaves in each month, from the first to the last one: the month it was paid, else the month it is due. What was
 * held leaves years later: its months stand alone, without the empty ones before.
 */
export function treasuryOf(movements: readonly Movement[]): (PaymentSums & { month: string })[] {
  const monthOf = ({ paid_on, due_month }: Movement) => paid_on?.slice(0, 7) ?? due_month
  const monthsOf = (some: readonly Movement[]) => some.flatMap((one) => monthOf(one) ?? [])
  const months = new Set(monthsOf(movements))
  const planned = monthsOf(
    movements.filter(({ kind }) => kind !== 'released' && kind !== 'released_levies'),
  ).toSorted()
  const [first, last] = [planned[0], planned.at(-1)]
  if (first !== undefined && last !== undefined)
    for (let at = `${first}-01`; at.slice(0, 7) <= last; at = addMonths(at, 1)) months.add(at.slice(0, 7))
  return [...months]
    .toSorted()
    .map((month) => ({ month, ...sumsOf(movements.filter((one) => monthOf(one) === month)) }))
}
