import { remindCampaign } from '@moisson/contract/campaign'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Campaign } from '../../../campaign/campaign.ts'
import { dashboardWords } from './-dashboard-words.ts'

/** Reminds everybody without an answer; says who was passed over, and why. */
export default function RemindDialog(props: { campaign: Campaign; count: number; onClose: () => void }) {
  const { campaign, count, onClose } = props
  const words = useWords(dashboardWords)
  const remind = useChange(remindCampaign)
  const bySms = campaign.answers.remindable_by_sms
  async function send() {
    const outcome = await remind.send({ path: { id: campaign.id }, body: { segment: 'not_submitted' } })
    if (!outcome.ok) return
    const { sent, skipped } = outcome.value
    showToast({
      kind: sent > 0 ? 'success' : 'info',
      title: sent > 0 ? words.reminded(sent) : words.remindedNobody,
      ...(skipped.length > 0 ? { body: skipped.map(({ message }) => message).join(' ') } : {}),
    })
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.remindTitle(count)}
      description={bySms > 0 ? `${words.remindBody} ${words.remindBySms(bySms)}` : words.remindBody}
      confirm={words.remindNow}
      running={remind.running}
      error={remind.error}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  )
}
