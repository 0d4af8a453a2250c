import type { Output } from '@moisson/contract/call'
import { giveUpNotices, resendCampaignMails, type getCampaignMails } from '@moisson/contract/campaign-mail'
import { Send } from 'lucide-react'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Badge } from '../../../../kit/badge.tsx'
import { ConfirmDialog } from '../../../../form/confirm-dialog.tsx'
import { Button } from '../../../../kit/button.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { mailWords } from './mail-words.ts'

interface Props {
  campaign: Campaign
  mails: Output<typeof getCampaignMails>
  onClose: () => void
}

/** Each mail that has not left, with what was answered; all of them are sent again, or the notices given up. */
export default function MailsDialog({ campaign, mails, onClose }: Props) {
  const words = useWords(mailWords)
  const { count, shortInstant } = useFormat()
  const resend = useCampaignChange(resendCampaignMails)
  const giveUp = useCampaignChange(giveUpNotices)
  const path = { id: campaign.id }
  const total = mails.kept + mails.uncertain + mails.failed
  const notices = mails.items.some(({ kind }) => kind === 'campaign-opened')
  const error = resend.error ?? giveUp.error
  async function again() {
    const outcome = await resend.send({ path })
    if (outcome.ok) sayAndClose(words.sentAgain(outcome.value.sent_again), onClose)
  }
  async function abandon() {
    const outcome = await giveUp.send({ path })
    if (outcome.ok) sayAndClose(words.givenUp(outcome.value.given_up), onClose)
  }
  return (
    <ConfirmDialog
      size="medium"
      title={words.title}
      description={words.intro}
      confirm={words.resend}
      icon={Send}
      running={resend.running}
      failure={error && <ActionFailure error={error} campaign={campaign} />}
      aside={
        notices &&
        campaign.state === 'open' && (
          <Button running={giveUp.running} onClick={() => void abandon()}>
            {words.giveUp}
          </Button>
        )
      }
      onConfirm={() => void again()}
      onClose={onClose}
    >
      <ul className="grid divide-y divide-neutral-200">
        {mails.items.map((mail) => (
          <li key={mail.id} className="grid gap-0.5 py-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium text-neutral-950">{mail.person ?? mail.recipient}</span>
              <Badge tone={mail.state === 'failed' ? 'red' : 'amber'}>{words.states[mail.state]}</Badge>
            </p>
            <p className="text-sm wrap-anywhere text-neutral-600">
              {mail.label} · {mail.recipient} · <time dateTime={mail.since}>{shortInstant(mail.since)}</time>
            </p>
            {mail.state === 'kept' && mail.answer && (
              <p className="text-sm wrap-anywhere text-neutral-600">{words.answer(mail.answer)}</p>
            )}
          </li>
        ))}
      </ul>
      {total > mails.items.length && (
        <p className="text-sm text-neutral-600">{words.more(count(mails.items.length), count(total))}</p>
      )}
    </ConfirmDialog>
  )
}
