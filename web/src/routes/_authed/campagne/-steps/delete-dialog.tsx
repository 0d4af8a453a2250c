import { deleteCampaign } from '@moisson/contract/campaign'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../../../api/send.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { ConfirmDialog } from '../../../../form/confirm-dialog.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { pathOf } from '../../../../campaign/campaign.ts'
import { stepsWords } from './steps-words.ts'

/** Removes a draft for good; the page is left before anything is read again, since nothing is left to read. */
export function DeleteDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { remove: words } = useWords(stepsWords)
  const navigate = useNavigate()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  async function confirm() {
    setRunning(true)
    try {
      await send(deleteCampaign, { path: pathOf(campaign) }, { version: campaign.version })
    } catch (failure) {
      setRunning(false)
      if (failure instanceof ApiError) setError(failure)
      return
    }
    await navigate({ to: '/campagne', ignoreBlocker: true })
    showToast({ kind: 'success', title: words.done })
    await refreshNouns(queryClient, ['campaign'])
  }
  return (
    <ConfirmDialog
      title={words.title}
      description={words.body}
      confirm={words.confirm}
      look="danger"
      cancel={words.keep}
      running={running}
      failure={error && <ActionFailure error={error} campaign={campaign} />}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="font-medium text-neutral-950">{campaign.name}</p>
    </ConfirmDialog>
  )
}
