import { exportPayroll } from '@moisson/contract/export'
import { useQueryClient } from '@tanstack/react-query'
import { FileCog } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { fileOf } from '../../../../api/download.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import { PayrollReady } from './payroll-ready.tsx'
import type { PayrollFormat } from './payroll-format.ts'
import { payrollFormats } from './payroll-format.ts'
import { paymentWords } from './payment-words.ts'

/** The payroll file: prepared, looked at, then kept. */
export function PayrollCard({ campaign, payment }: { campaign: Campaign; payment: PaymentSummary }) {
  const { payroll: words } = useWords(paymentWords)
  const client = useQueryClient()
  const [format, setFormat] = useState<PayrollFormat>('csv')
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [file, setFile] = useState<{ blob: Blob; name: string; format: PayrollFormat } | null>(null)

  async function prepare() {
    setRunning(true)
    setError(null)
    try {
      const made = await fileOf(exportPayroll, { path: { id: campaign.id }, query: { format } })
      setFile({ blob: made.blob, name: made.name || `paie.${format}`, format })
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
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={words.format}
            className="w-64 max-w-full"
            value={format}
            onChange={(event) =>
              setFormat(payrollFormats.find((each) => each === event.target.value) ?? 'csv')
            }
            options={payrollFormats.map((value) => ({ value, label: words.formats[value] }))}
          />
          <Button icon={FileCog} running={running} onClick={() => void prepare()}>
            {words.prepare}
          </Button>
        </div>
      </div>
      {file && <PayrollReady file={file} payment={payment} onClose={() => setFile(null)} />}
    </Card>
  )
}
