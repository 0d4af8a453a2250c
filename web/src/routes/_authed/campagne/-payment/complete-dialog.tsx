import { completeCampaign } from '@moisson/contract/campaign'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { DateField, TextArea, TextField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { useToday } from '../../../../clock/business-now.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { paymentWords } from './payment-words.ts'

/** Records when it was paid and ends the campaign; files nobody took are told, not refused. */
export function CompleteDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { complete: words } = useWords(paymentWords)
  const kit = useWords(kitWords)
  const { mediumDay } = useFormat()
  const today = useToday()
  const complete = useCampaignChange(completeCampaign)
  const [before] = useState(campaign.state)
  const [paidOn, setPaidOn] = useState(today)
  const [reference, setReference] = useState('')
  const [comment, setComment] = useState('')
  const errors = complete.error?.fieldErrors ?? {}
  async function confirm() {
    const outcome = await complete.send(
      {
        path: { id: campaign.id },
        body: {
          paid_on: paidOn,
          ...(reference.trim() ? { keeper_reference: reference.trim() } : {}),
          ...(comment.trim() ? { comment: comment.trim() } : {}),
        },
      },
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
          <Button onClick={onClose}>{kit.cancel}</Button>
          <Button
            look="primary"
            icon={CircleCheck}
            running={complete.running}
            disabled={paidOn === ''}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {complete.error && Object.keys(errors).length === 0 && (
          <ActionFailure error={complete.error} campaign={campaign} before={before} />
        )}
        {campaign.warnings.length > 0 && (
          <Notice kind="warning" title={words.warnings}>
            <ul className="grid gap-1">
              {campaign.warnings.map((warning) => (
                <li key={warning.code}>{warning.message}</li>
              ))}
            </ul>
          </Notice>
        )}
        <DateField
          label={words.paidOn}
          help={words.paidOnHelp}
          className="max-w-xs"
          value={paidOn}
          onChange={(event) => setPaidOn(event.target.value)}
          error={errors['paid_on']}
        />
        {paidOn > campaign.legal_payment_deadline && (
          <Notice kind="warning">{words.late(mediumDay(campaign.legal_payment_deadline))}</Notice>
        )}
        <TextField
          label={words.reference}
          optional
          maxLength={100}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          error={errors['keeper_reference']}
        />
        <TextArea
          label={words.comment}
          optional
          rows={2}
          maxLength={2000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
