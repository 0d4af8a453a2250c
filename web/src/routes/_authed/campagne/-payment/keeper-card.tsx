import { exportToKeeper } from '@moisson/contract/export'
import { destinationNames } from '@moisson/core/campaign/choice-names'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useFile } from '../../../../file/use-file.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { Card } from '../../../../kit/card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import { FileOrder } from './file-order.tsx'
import { KeeperChanged } from './keeper-changed.tsx'
import { paymentWords } from './payment-words.ts'

const formats = ['xlsx', 'csv'] as const

/** The file of one account keeper; it leaves only when no blocking anomaly is left. */
export function KeeperCard(props: {
  campaign: Campaign
  keeper: PaymentSummary['keepers'][number]
  /** Another plan has another keeper: this one's plan is named. */
  shared: boolean
}) {
  const { campaign, keeper, shared } = props
  const { held_back: blocked, name } = keeper
  const { keeper: words } = useWords(paymentWords)
  const { money, text, mediumDay } = useFormat()
  const client = useQueryClient()
  const file = useFile(exportToKeeper)
  const other = !keeper.writes_file
  const nothing = keeper.placed_cents === 0
  const [plan] = keeper.plans

  async function take(as: (typeof formats)[number]) {
    const outcome = await file.take(
      { path: { id: campaign.id }, query: { as, ...(shared && { plan }) } },
      `${name}.${as}`,
    )
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.done })
    void refreshNouns(client, ['export', 'campaign'])
  }
  return (
    <Card title={words.title(other && !shared ? null : name)}>
      <div className="grid gap-4">
        <p className="text-pretty text-neutral-700">{words.body}</p>
        {shared && plan && (
          <p className="tabular font-medium">
            {words.placed(text(destinationNames[plan]), money(keeper.placed_cents))}
          </p>
        )}
        {file.error && <ActionFailure error={file.error} campaign={campaign} />}
        {name && keeper.keeper_today && campaign.state === 'validated' && (
          <KeeperChanged campaign={campaign} launched={name} today={keeper.keeper_today} />
        )}
        {other && (
          <Notice kind="warning">
            {words.none}{' '}
            <Link to="/societe" search={{ section: 'payroll' }} className="link inline-block min-h-6">
              {words.choose}
            </Link>
          </Notice>
        )}
        {keeper.neutral_file && !nothing && (
          <Notice>{words.neutral(campaign.due_on && mediumDay(campaign.due_on))}</Notice>
        )}
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
