import { cancelCampaign } from '@moisson/contract/campaign'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { concernedIn } from '../../../../campaign/figures.ts'
import { TypeCount, isCount } from '../../../../campaign/type-count.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { stepsWords } from './steps-words.ts'

/** Calls the campaign off with a written reason; those informed are told. */
export function CancelDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { cancel: words } = useWords(stepsWords)
  const cancel = useCampaignChange(cancelCampaign)
  const [before] = useState(campaign.state)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const people = concernedIn(campaign)
  async function confirm() {
    const outcome = await cancel.send(
      { path: { id: campaign.id }, body: { reason: reason.trim() } },
      { version: campaign.version },
    )
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.done })
    onClose()
  }
  return (
    <Dialog
      open
      stubborn
      size="medium"
      title={words.title}
      description={words.body}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            look="danger"
            running={cancel.running}
            disabled={reason.trim() === '' || !isCount(typed, people)}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {cancel.error && <ActionFailure error={cancel.error} campaign={campaign} before={before} />}
        <TextArea
          label={words.reason}
          help={words.reasonHelp}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={cancel.error?.fieldErrors['reason']}
        />
        <TypeCount count={people} value={typed} onChange={setTyped} />
      </div>
    </Dialog>
  )
}
