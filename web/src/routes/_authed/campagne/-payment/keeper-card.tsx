import { exportToKeeper } from '@moisson/contract/export'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useFile } from '../../../../file/use-file.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { Card } from '../../../../kit/card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import { FileOrder } from './file-order.tsx'
import { paymentWords } from './payment-words.ts'

const formats = ['xlsx', 'csv'] as const

/** The account keeper's file; it leaves only when no blocking anomaly is left. */
export function KeeperCard({ campaign, payment }: { campaign: Campaign; payment: PaymentSummary }) {
  const { keeper: words } = useWords(paymentWords)
  const client = useQueryClient()
  const file = useFile(exportToKeeper)
  const blocked = payment.controls.some(({ ok, severity }) => !ok && severity === 'block')
  const other = payment.keeper === null
  const { account_keeper } = useCompany()
  const chosen = account_keeper !== null && account_keeper !== 'none'
  const nothing = payment.pee_cents + payment.percol_cents === 0

  async function take(as: (typeof formats)[number]) {
    const outcome = await file.take({ path: { id: campaign.id }, query: { as } }, `${payment.keeper}.${as}`)
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.done })
    void refreshNouns(client, ['export', 'campaign'])
  }
  return (
    <Card title={words.title(payment.keeper)}>
      <div className="grid gap-4">
        <p className="text-pretty text-neutral-700">{words.body}</p>
        {file.error && <ActionFailure error={file.error} campaign={campaign} />}
        {other &&
          (chosen ? (
            <Notice>{words.other}</Notice>
          ) : (
            <Notice kind="warning">
              {words.none}{' '}
              <Link to="/societe" search={{ section: 'payroll' }} className="link inline-block min-h-6">
                {words.choose}
              </Link>
            </Notice>
          ))}
        {!other && nothing && <Notice>{words.nothing}</Notice>}
        {!other && blocked && <Notice kind="warning">{words.blocked}</Notice>}
        {!other && (
          <FileOrder
            formats={formats}
            names={words.formats}
            makes={exportToKeeper}
            icon={Download}
            go={words.prepare}
            running={file.running}
            disabled={blocked}
            onGo={(format) => void take(format)}
          />
        )}
        {!other && <p className="text-sm text-neutral-600">{words.signIn}</p>}
      </div>
    </Card>
  )
}
