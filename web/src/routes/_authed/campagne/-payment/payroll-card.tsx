import { asksDays, campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { bonusDsnCodes } from '@moisson/law/dsn'
import { exportPayroll } from '@moisson/contract/export'
import { useQueryClient } from '@tanstack/react-query'
import { FileCog } from 'lucide-react'
import { useState } from 'react'
import type { GivenFile } from '../../../../file/use-file.ts'
import { useFile } from '../../../../file/use-file.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { Card } from '../../../../kit/card.tsx'
import { late } from '../../../../kit/late.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import type { PayrollFormat } from './payroll-format.ts'
import { payrollFormats } from './payroll-format.ts'
import { FileOrder } from './file-order.tsx'
import { paymentWords } from './payment-words.ts'

/** The codes the payslip declares the sums with. */
const dsnOf = (type: Campaign['type']): string | null =>
  campaignTypeFacts[type].limits === 'bonus'
    ? `${bonusDsnCodes.exempt} / ${bonusDsnCodes.taxable}`
    : campaignTypeFacts[type].dsn

const PayrollReady = late(() => import('./payroll-ready.tsx'))

/** The payroll file: prepared, looked at, then kept. */
export function PayrollCard({ campaign, payment }: { campaign: Campaign; payment: PaymentSummary }) {
  const { payroll: words } = useWords(paymentWords)
  const client = useQueryClient()
  const file = useFile(exportPayroll)
  const [made, setMade] = useState<(GivenFile & { format: PayrollFormat }) | null>(null)

  async function prepare(format: PayrollFormat) {
    const outcome = await file.make({ path: { id: campaign.id }, query: { format } }, `paie.${format}`)
    if (!outcome.ok) return
    setMade({ ...outcome.value, format })
    void refreshNouns(client, ['export', 'campaign'])
  }
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <p className="text-pretty text-neutral-700">
          {asksDays(campaign.type)
            ? words.daysBody(dsnOf(campaign.type))
            : isOwnMoney(campaign.type)
              ? words.ownBody
              : words.body(dsnOf(campaign.type))}
        </p>
        {file.error && <ActionFailure error={file.error} campaign={campaign} />}
        <FileOrder
          formats={payrollFormats}
          names={words.formats}
          makes={exportPayroll}
          icon={FileCog}
          go={words.prepare}
          running={file.running}
          onGo={(format) => void prepare(format)}
        />
      </div>
      {made && <PayrollReady file={made} payment={payment} onClose={() => setMade(null)} />}
    </Card>
  )
}
