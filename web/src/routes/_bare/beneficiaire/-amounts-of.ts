import type { Destination } from '@moisson/core/vocabulary'

/** The amounts of lines by place of money, in cents. */
export function amountsOf(
  lines: readonly { destination: Destination; amount_cents: number }[],
): Record<Destination, number> {
  const amounts = { immediate_payment: 0, pee: 0, percol: 0 }
  for (const line of lines) amounts[line.destination] += line.amount_cents
  return amounts
}
