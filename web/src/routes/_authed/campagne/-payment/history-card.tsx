import { Copy } from 'lucide-react'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import type { PaymentSummary } from '../../../../campaign/campaign.ts'
import { paymentWords } from './payment-words.ts'

/** Who took which file when, with the fingerprint of what it held. */
export function HistoryCard({ payment }: { payment: PaymentSummary }) {
  const { history: words } = useWords(paymentWords)
  const { shortInstant } = useFormat()
  const kindOf = (kind: string) =>
    kind.startsWith('sepa') ? words.kinds.sepa : words.kinds[kind === 'payroll' ? 'payroll' : 'keeper']
  async function copy(hash: string) {
    try {
      await navigator.clipboard.writeText(hash)
      showToast({ kind: 'success', title: words.copied })
    } catch {
      // No clipboard here: the fingerprint is in full on the page, to be selected.
    }
  }
  return (
    <Card title={words.title} flush>
      {payment.downloads.length === 0 ? (
        <p className="px-5 pb-5 text-neutral-600">{words.none}</p>
      ) : (
        <>
          <ScrollBox label={words.title} className="overflow-x-auto">
            <table className="w-full text-left">
              <thead className="text-sm text-neutral-600">
                <tr className="border-y border-neutral-200">
                  {[words.when, words.who, words.file, words.layout, words.hash].map((heading) => (
                    <th key={heading} scope="col" className="px-5 py-2 font-medium whitespace-nowrap">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {payment.downloads.map((each, line) => (
                  <tr key={`${each.at} ${line}`} className="border-b border-neutral-100 last:border-0">
                    <td className="tabular px-5 py-2 whitespace-nowrap">{shortInstant(each.at)}</td>
                    <td className="px-5 py-2 whitespace-nowrap">{each.by}</td>
                    <td className="px-5 py-2 whitespace-nowrap">
                      {kindOf(each.kind)} · {each.format}
                    </td>
                    <td className="tabular px-5 py-2 whitespace-nowrap">{each.layout_version}</td>
                    <td className="px-5 py-2">
                      <span className="flex items-center gap-2">
                        <code className="font-mono text-xs break-all text-neutral-800 select-all">
                          {each.sha256}
                        </code>
                        <IconButton
                          icon={Copy}
                          size="small"
                          label={words.copy}
                          onClick={() => void copy(each.sha256)}
                        />
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
          <p className="px-5 py-3 text-sm text-neutral-600">{words.same}</p>
        </>
      )}
    </Card>
  )
}
