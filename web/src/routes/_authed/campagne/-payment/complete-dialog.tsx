import { completeCampaign } from '@moisson/contract/campaign'
import { getPaymentSummary } from '@moisson/contract/export'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { DateField, TextArea, TextField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { useToday } from '../../../../clock/business-now.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { paymentWords } from './payment-words.ts'

interface Asked {
  campaign: Campaign
  onClose: () => void
}

/** Records when it was paid and ends the campaign; files nobody took are told, not refused. */
export default function CompleteDialog({ campaign, onClose }: Asked) {
  const { data, error } = useLateRead(getPaymentSummary, { path: { id: campaign.id } })
  return data || error ? <Complete {...{ campaign, onClose }} recordedOn={data?.recorded_on ?? null} /> : null
}

function Complete({ campaign, onClose, recordedOn }: Asked & { recordedOn: string | null }) {
  const { complete: words } = useWords(paymentWords)
  const { mediumDay } = useFormat()
  const today = useToday()
  const complete = useCampaignChange(completeCampaign)
  const [before] = useState(campaign.state)
  const form = useForm(
    { paid_on: recordedOn ?? today, keeper_reference: '', comment: '' },
    {
      change: complete,
      send: ({ paid_on, keeper_reference: reference, comment }) =>
        complete.send(
          {
            path: { id: campaign.id },
            body: {
              paid_on,
              ...(reference.trim() ? { keeper_reference: reference.trim() } : {}),
              ...(comment.trim() ? { comment: comment.trim() } : {}),
            },
          },
          { version: campaign.version },
        ),
      done: () => sayAndClose(words.done, onClose),
    },
  )
  const { paid_on } = form.values
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} before={before} />}
      title={words.title}
      description={words.body}
      submit={words.confirm}
      icon={CircleCheck}
      disabled={paid_on === ''}
      onClose={onClose}
    >
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
        help={campaignTypeFacts[campaign.type].cash ? words.paidOnHelp : words.paidToKeeperHelp}
        className="max-w-xs"
        {...form.text('paid_on')}
      />
      {campaign.interest_after !== null && paid_on > campaign.interest_after && (
        <Notice kind="warning">{words.late(mediumDay(campaign.interest_after))}</Notice>
      )}
      <TextField label={words.reference} optional maxLength={100} {...form.text('keeper_reference')} />
      <TextArea label={words.comment} optional rows={2} maxLength={2000} {...form.text('comment')} />
    </FormDialog>
  )
}
