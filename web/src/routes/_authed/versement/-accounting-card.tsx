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
import { ScrollBox } from '../../../kit/scroll-box.tsx'
import { accountTotals } from './-account-totals.ts'
import { Failure } from './-failure.tsx'
import { paymentWords } from './-payment-words.ts'

/** The entries proposed for the exercice, summed by account, and the file of them all. */
export function AccountingCard({ year, any }: { year: number; any: boolean }) {
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
  const othersOf = (account: string): string[] => [
    ...new Set(journal?.accounts.flatMap((one) => (one.account === account ? one.options : []))),
  ]
  return (
    <Card title={words.title}>
      {!any && <p className="text-neutral-600">{words.none}</p>}
      {any && !journal && <SkeletonLines lines={6} />}
      {journal && (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-sm text-pretty text-neutral-600">{text(journal.notice)}</p>
          <ScrollBox label={words.title} className="-mx-5 overflow-x-auto px-5">
            <table className="w-full text-sm">
              <thead>
                <tr className="border-b border-neutral-200 text-neutral-700">
                  <th scope="col" className="py-1.5 text-left font-medium">
                    {words.account}
                  </th>
                  <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                    {words.debit}
                  </th>
                  <th scope="col" className="py-1.5 pl-3 text-right font-medium">
                    {words.credit}
                  </th>
                </tr>
              </thead>
              <tbody>
                {accountTotals(journal.lines).map((line) => (
                  <tr key={line.account} className="border-b border-neutral-100 align-top">
                    <th scope="row" className="py-1.5 text-left font-normal">
                      <span className="tabular font-medium text-neutral-950">{line.account}</span>{' '}
                      <span className="block text-pretty text-neutral-600">
                        {line.label}
                        {othersOf(line.account).length > 0 &&
                          ` (${words.options(othersOf(line.account).join(', '))})`}
                      </span>
                    </th>
                    <Amount cents={line.debit_cents} />
                    <Amount cents={line.credit_cents} />
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr className="font-semibold text-neutral-950">
                  <th scope="row" className="py-2 text-left">
                    {words.lines(journal.lines.length)}
                  </th>
                  <Amount cents={journal.debit_cents} />
                  <Amount cents={journal.credit_cents} />
                </tr>
              </tfoot>
            </table>
          </ScrollBox>
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

function Amount({ cents }: { cents: number }) {
  const { money } = useFormat()
  return (
    <td className="tabular py-1.5 pl-3 text-right whitespace-nowrap">{cents === 0 ? '' : money(cents)}</td>
  )
}
