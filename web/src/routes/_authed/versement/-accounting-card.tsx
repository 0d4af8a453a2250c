import { getAccounting } from '@moisson/contract/payment'
import { Download } from 'lucide-react'
import { useFile } from '../../../file/use-file.ts'
import { useLateRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { PlainTable } from '../../../kit/plain-table.tsx'
import { accountTotals } from './-account-totals.ts'
import { Failure } from './-failure.tsx'
import { paymentWords } from './-payment-words.ts'

/** The entries proposed for the exercice, summed by account, and the file of them all. */
export default function AccountingCard({ year, any }: { year: number; any: boolean }) {
  const { accounting: words } = useWords(paymentWords)
  const { money, text } = useFormat()
  const company = useCompany()
  const request = { path: { id: company.id }, query: { year: String(year) } }
  const read = useLateRead(getAccounting, request, { enabled: any })
  const file = useFile(getAccounting)
  async function take() {
    const outcome = await file.take({ ...request, query: { ...request.query, as: 'csv' } }, 'ecritures.csv')
    if (outcome.ok) showToast({ kind: 'success', title: words.done })
  }
  if (read.error) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  const journal = read.data
  const amount = (cents: number) => (cents === 0 ? '' : money(cents))
  const othersOf = (account: string): string[] => [
    ...new Set(journal?.accounts.flatMap((one) => (one.account === account ? one.options : []))),
  ]
  /** The books are French: who reads another language has the account’s name in it above the one they hold. */
  const meaningOf = (account: string, label: string): string => {
    const known = journal?.accounts.find((one) => one.account === account && one.label === label)
    return known ? text(known.meaning) : label
  }
  /** On a phone both sums stand under what they are of: beside it the second was cut. */
  const under = (debit_cents: number, credit_cents: number) => (
    <span className="grid gap-x-4 sm:hidden">
      {(
        [
          [words.debit, debit_cents],
          [words.credit, credit_cents],
        ] as const
      ).map(
        ([side, cents]) =>
          cents !== 0 && (
            <span key={side} className="flex justify-between gap-4">
              <span className="font-normal text-neutral-600">{side}</span>
              <span className="whitespace-nowrap">{money(cents)}</span>
            </span>
          ),
      )}
    </span>
  )
  return (
    <Card title={words.title}>
      {!any && <p className="text-neutral-600">{words.none}</p>}
      {any && !journal && <SkeletonLines lines={6} />}
      {journal && (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-sm text-pretty text-neutral-600">{text(journal.notice)}</p>
          <PlainTable
            dense
            label={words.title}
            rows={accountTotals(journal.lines)}
            rowKey={({ account }) => account}
            rowClass={() => 'align-top'}
            columns={[
              {
                header: words.account,
                cell: ({ account, label, debit_cents, credit_cents }) => (
                  <>
                    <span className="font-medium">{account}</span>{' '}
                    <span className="block text-pretty text-neutral-600">
                      {meaningOf(account, label) !== label && (
                        <span className="block text-neutral-950">{meaningOf(account, label)}</span>
                      )}
                      <span lang="fr">{label}</span>
                      {othersOf(account).length > 0 && ` (${words.options(othersOf(account).join(', '))})`}
                    </span>
                    {under(debit_cents, credit_cents)}
                  </>
                ),
              },
              { header: words.debit, cell: ({ debit_cents }) => amount(debit_cents), wide: true },
              { header: words.credit, cell: ({ credit_cents }) => amount(credit_cents), wide: true },
            ]}
            sums={[
              <>
                {words.lines(journal.lines.length)}
                {under(journal.debit_cents, journal.credit_cents)}
              </>,
              amount(journal.debit_cents),
              amount(journal.credit_cents),
            ]}
          />
          {journal.debit_cents === journal.credit_cents && (
            <p className="text-sm text-neutral-600">
              {words.balanced} {money(journal.debit_cents)}
            </p>
          )}
          {file.error && <Failure error={file.error} />}
          <div>
            <Button icon={Download} running={file.running} onClick={() => void take()}>
              {words.csv}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}
