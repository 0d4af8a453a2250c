import { exportGroupama } from '@moisson/contract/export'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { download } from '../../../../api/download.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import { paymentWords } from './payment-words.ts'

const formats = ['xlsx', 'csv'] as const

/** The account keeper's file; it leaves only when no blocking anomaly is left. */
export function KeeperCard({ campaign, payment }: { campaign: Campaign; payment: PaymentSummary }) {
  const { keeper: words, payroll } = useWords(paymentWords)
  const client = useQueryClient()
  const company = useCompany()
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx')
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const blocked = payment.controls.some(({ ok, severity }) => !ok && severity === 'block')
  const other = company.account_keeper !== 'groupama_es'
  const nothing = payment.pee_cents + payment.percol_cents === 0

  async function take() {
    setRunning(true)
    setError(null)
    try {
      await download(
        exportGroupama,
        { path: { id: campaign.id }, query: { as: format } },
        `groupama.${format}`,
      )
      showToast({ kind: 'success', title: words.done })
      void refreshNouns(client, ['export', 'campaign'])
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <p className="text-pretty text-neutral-700">{words.body}</p>
        {error && <ActionFailure error={error} campaign={campaign} />}
        {other && <Notice>{words.other}</Notice>}
        {!other && nothing && <Notice>{words.nothing}</Notice>}
        {!other && blocked && <Notice kind="warning">{words.blocked}</Notice>}
        {!other && (
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label={payroll.format}
              className="w-64 max-w-full"
              value={format}
              onChange={(event) => setFormat(formats.find((each) => each === event.target.value) ?? 'xlsx')}
              options={formats.map((value) => ({ value, label: words.formats[value] }))}
            />
            <Button icon={Download} running={running} disabled={blocked} onClick={() => void take()}>
              {words.prepare}
            </Button>
          </div>
        )}
        {!other && <p className="text-sm text-neutral-600">{words.signIn}</p>}
      </div>
    </Card>
  )
}
