import type { Output } from '@moisson/contract/call'
import type { getAccounting } from '@moisson/contract/payment'

type Line = Output<typeof getAccounting>['lines'][number]

/** The lines of a journal summed by account, in the order of the accounts. */
export function accountTotals(lines: readonly Line[]) {
  const totals = new Map<
    string,
    { account: string; label: string; debit_cents: number; credit_cents: number }
  >()
  for (const { account, account_label, debit_cents, credit_cents } of lines) {
    const known = totals.get(account) ?? { account, label: account_label, debit_cents: 0, credit_cents: 0 }
    totals.set(account, {
      ...known,
      debit_cents: known.debit_cents + debit_cents,
      credit_cents: known.credit_cents + credit_cents,
    })
  }
  return [...totals.values()].toSorted((a, b) => a.account.localeCompare(b.account))
}
