import type { getAbondement } from '@moisson/contract/abondement'
import type { Output } from '@moisson/contract/call'
import type { ReactNode } from 'react'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { abondementWords } from './abondement-words.ts'
import { entryTold } from './entry-told.ts'

export type Account = Output<typeof getAbondement>['items'][number]
export type Entry = Account['entries'][number]

/** Accounts with what each of their lines took, « 167,77 € par Intéressement 2026 », and what is left. */
export function AccountsList(props: {
  accounts: readonly (Account & { company?: { id: string; legal_name: string } })[]
  actions?: (entry: Entry, account: Account) => ReactNode
}) {
  const words = useWords(abondementWords)
  const { money, mediumDay, text } = useFormat()
  if (props.accounts.length === 0) return <p className="text-sm text-neutral-600">{words.noPlan}</p>
  const several = new Set(props.accounts.map(({ company }) => company?.id)).size > 1
  return (
    <ul className="grid gap-4">
      {props.accounts.map((account) => (
        <li key={`${account.company?.id}/${account.plan}/${account.year}`} className="text-sm">
          <p className="font-medium text-neutral-950">
            {words.account(words.plans[account.plan], account.year)}
            {several && ` · ${account.company?.legal_name}`}
          </p>
          <p className="tabular text-neutral-700">
            {account.ceiling_cents === null
              ? words.usedOnly(money(account.used_cents))
              : words.used(
                  money(account.used_cents),
                  money(account.ceiling_cents),
                  money(account.remaining_cents),
                )}
          </p>
          {account.entries.length > 0 && (
            <ul className="mt-1.5 divide-y divide-neutral-100 border-t border-neutral-100">
              {account.entries.map((entry) => (
                <li key={entry.id} className="flex items-baseline gap-3 py-1.5">
                  <span className="min-w-0 flex-1 break-words text-neutral-950">
                    {entry.kind === 'opening' ? (entry.note ?? text(entry.label)) : text(entry.label)}
                    <span className="block text-xs text-neutral-600">
                      {entry.above_cap_cents > 0
                        ? words.keptPromise(money(entry.above_cap_cents))
                        : words.kinds[entryTold(entry).stage]}
                      {', '}
                      {mediumDay(entryTold(entry).day)}
                    </span>
                  </span>
                  <span className="tabular text-neutral-950">{money(entry.gross_cents)}</span>
                  {props.actions?.(entry, account)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
