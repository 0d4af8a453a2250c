import { Copy } from 'lucide-react'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import type { PaymentSummary } from '../../../../campaign/campaign.ts'
import { paymentWords } from './payment-words.ts'

/** Who took which file when, with the fingerprint of what it held. */
export default function HistoryCard({ payment }: { payment: PaymentSummary }) {
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
          <PlainTable
            edges
            label={words.title}
            rows={payment.downloads}
            rowKey={({ at }, line) => `${at} ${line}`}
            columns={[
              { header: words.when, cell: ({ at }) => shortInstant(at) },
              { header: words.who, align: 'left', cell: ({ by }) => by },
              {
                header: words.file,
                align: 'left',
                cell: ({ kind, format }) => `${kindOf(kind)} · ${format}`,
              },
              { header: words.layout, align: 'left', cell: ({ layout_version }) => layout_version },
              {
                header: words.hash,
                align: 'left',
                long: true,
                cell: ({ sha256 }) => (
                  <span className="flex items-center gap-2">
                    <code className="font-mono text-xs break-all text-neutral-800 select-all">{sha256}</code>
                    <IconButton
                      icon={Copy}
                      size="small"
                      label={words.copy}
                      onClick={() => void copy(sha256)}
                    />
                  </span>
                ),
              },
            ]}
          />
          <p className="px-5 py-3 text-sm text-neutral-600">{words.same}</p>
        </>
      )}
    </Card>
  )
}
