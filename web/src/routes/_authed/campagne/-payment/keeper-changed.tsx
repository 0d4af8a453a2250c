import { takeCompanyKeepers } from '@moisson/contract/payment'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { ConfirmDialog } from '../../../../form/confirm-dialog.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { paymentWords } from './payment-words.ts'

/** Says that the company has another keeper than the campaign was launched with, and lets somebody move the campaign to it. */
export function KeeperChanged(props: { campaign: Campaign; launched: string; today: string }) {
  const { campaign, launched, today } = props
  const { keeper: words } = useWords(paymentWords)
  const change = useChange(takeCompanyKeepers)
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)

  async function move() {
    const outcome = await change.send({ path: { id: campaign.company_id, cid: campaign.id } })
    if (outcome.ok) sayAndClose(words.moved, close)
  }
  return (
    <>
      <Notice
        kind="warning"
        actions={
          <Button size="small" makes={takeCompanyKeepers.http} onClick={() => setAsked(true)}>
            {words.move(today)}
          </Button>
        }
      >
        {words.changed(launched, today)}
      </Notice>
      {asked && (
        <ConfirmDialog
          title={words.move(today)}
          description={words.moveBody(launched)}
          confirm={words.move(today)}
          running={change.running}
          error={change.error}
          onConfirm={() => void move()}
          onClose={close}
        />
      )}
    </>
  )
}
