import { getMe, updateMe } from '@moisson/contract/beneficiary'
import { updateUser } from '@moisson/contract/user'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { Card } from '../../../kit/card.tsx'
import { Checkbox } from '../../../kit/checkbox.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-words.ts'

/** Which messages the person wants, saved at each tick. */
export function MailsSection() {
  const words = useWords(profileWords)
  const user = useUser()
  const works = user.roles.some((role) => role !== 'beneficiary')
  return (
    <Card title={words.mails}>
      <div className="grid gap-4">
        {works && <CampaignMails />}
        {user.beneficiary_ids.length > 0 && <Reminders />}
        <p className="text-sm text-neutral-600">{words.always}</p>
      </div>
    </Card>
  )
}

function CampaignMails() {
  const words = useWords(profileWords)
  const user = useUser()
  const save = useChange(updateUser)
  return (
    <Checkbox
      label={words.campaignMails}
      help={words.campaignMailsHelp}
      checked={user.notifications.campaign_mails}
      disabled={save.running}
      error={save.error?.message}
      onChange={(event) => {
        void save
          .send({ body: { notifications: { campaign_mails: event.target.checked } } })
          .then((outcome) => outcome.ok && showToast({ kind: 'success', title: words.saved }))
      }}
    />
  )
}

function Reminders() {
  const words = useWords(profileWords)
  const me = useLateRead(getMe, {})
  const save = useChange(updateMe)
  if (me.error) return <ErrorCard error={me.error} onRetry={() => void me.refetch()} />
  const file = me.data
  if (!file) return <SkeletonLines lines={1} />
  return (
    <Checkbox
      label={words.reminders}
      help={words.remindersHelp}
      checked={file.wants_reminders}
      disabled={save.running}
      error={save.error?.message}
      onChange={(event) => {
        void save
          .send({ body: { wants_reminders: event.target.checked } }, { version: file.version })
          .then((outcome) => outcome.ok && showToast({ kind: 'success', title: words.saved }))
      }}
    />
  )
}
