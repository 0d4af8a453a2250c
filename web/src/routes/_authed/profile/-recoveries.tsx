import type { Output } from '@moisson/contract/call'
import { listRecoveries, settleRecovery } from '@moisson/contract/factor-recovery'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { factorWords } from '../../../factor/factor-words.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'

type Recovery = Output<typeof listRecoveries>['items'][number]

/** Those who lost every way to sign in and wait for this person’s word; nothing where nobody does. */
export function Recoveries() {
  const words = useWords(factorWords)
  const format = useFormat()
  const recoveries = useLateRead(listRecoveries, {})
  const [asking, setAsking] = useState<{ recovery: Recovery; confirm: boolean } | null>(null)
  const items = recoveries.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Card title={words.recoveries}>
      <p className="text-sm text-neutral-600">{words.recoveriesIntro}</p>
      <ul className="mt-2 divide-y divide-neutral-200">
        {items.map((recovery) => (
          <li key={recovery.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-48 flex-1">
              <p className="font-medium text-neutral-950">{recovery.name ?? recovery.email}</p>
              <p className="text-sm break-words text-neutral-600">
                {recovery.email}, {words.askedOn(format.shortInstant(recovery.asked_at))}
              </p>
              {recovery.first_by_name && (
                <p className="text-sm text-neutral-600">{words.confirmedBy(recovery.first_by_name)}</p>
              )}
              {recovery.due_at && (
                <p className="text-sm text-neutral-600">
                  {words.endsOn(format.shortInstant(recovery.due_at))}
                </p>
              )}
            </div>
            {recovery.may_confirm && (
              <Button size="small" onClick={() => setAsking({ recovery, confirm: true })}>
                {words.confirm}
              </Button>
            )}
            <Button size="small" look="quiet" onClick={() => setAsking({ recovery, confirm: false })}>
              {words.refuse}
            </Button>
          </li>
        ))}
      </ul>
      {asking && <Settle {...asking} onClose={() => setAsking(null)} />}
    </Card>
  )
}

function Settle(props: { recovery: Recovery; confirm: boolean; onClose: () => void }) {
  const { recovery, confirm, onClose } = props
  const words = useWords(factorWords)
  const change = useChange(settleRecovery)
  const name = recovery.name ?? recovery.email
  async function settle() {
    const outcome = await change.send({ path: { id: recovery.id }, body: { confirm } })
    if (outcome.ok) sayAndClose(confirm ? words.recoveryConfirmed : words.recoveryRefused, onClose)
  }
  return (
    <ConfirmDialog
      title={confirm ? words.confirmRecovery(name) : words.refuseRecovery(name)}
      description={confirm ? words.confirmRecoveryBody : words.refuseRecoveryBody}
      confirm={confirm ? words.confirm : words.refuse}
      look={confirm ? 'primary' : 'danger'}
      running={change.running}
      error={change.error}
      onConfirm={() => void settle()}
      onClose={onClose}
    />
  )
}
