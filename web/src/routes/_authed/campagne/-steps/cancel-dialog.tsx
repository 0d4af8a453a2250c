import { cancelCampaign } from '@moisson/contract/campaign'
import { useState } from 'react'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { peopleIn } from '../../../../campaign/figures.ts'
import { TypeCount, isCount } from '../../../../campaign/type-count.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { stepsWords } from './steps-words.ts'

/** Calls the campaign off with a written reason; those informed are told. */
export function CancelDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { cancel: words } = useWords(stepsWords)
  const cancel = useCampaignChange(cancelCampaign)
  const [before] = useState(campaign.state)
  const people = peopleIn(campaign)
  const form = useForm(
    { reason: '', typed: '' },
    {
      change: cancel,
      send: ({ reason }) =>
        cancel.send(
          { path: { id: campaign.id }, body: { reason: reason.trim() } },
          { version: campaign.version },
        ),
      done: () => sayAndClose(words.done, onClose),
    },
  )
  const { reason, typed } = form.values
  // A file that was taken pays whether or not somebody recorded it.
  const taken = Object.values(campaign.export_sha256 ?? {}).some((print) => print !== null)
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} before={before} />}
      title={words.title}
      description={words.body}
      submit={words.confirm}
      look="danger"
      cancel={words.keep}
      disabled={reason.trim() === '' || !isCount(typed, people)}
      onClose={onClose}
    >
      {taken && <Notice kind="warning">{words.filesTaken}</Notice>}
      <TextArea
        label={words.reason}
        help={words.reasonHelp}
        rows={3}
        maxLength={2000}
        {...form.text('reason')}
      />
      <TypeCount count={people} {...form.value('typed')} />
    </FormDialog>
  )
}
