import { roleFacts } from '@moisson/core/roles'
import { getMe, updateMe } from '@moisson/contract/beneficiary'
import { updateUser } from '@moisson/contract/user'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { useOwnEmployer } from '../../../beneficiary/own-employer.ts'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useUser } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'
import { sentenceOf } from '../../../api/sentence-of.ts'
import { SavedTick } from './-saved-tick.tsx'

/** Which messages the person wants, saved at each tick. */
export function MailsSection() {
  const words = useWords(profileWords)
  const user = useUser()
  const works = user.roles.some((role) => roleFacts[role].works)
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
    <SavedTick
      label={words.campaignMails}
      help={words.campaignMailsHelp}
      kept={user.notifications.campaign_mails}
      error={save.error && sentenceOf(save.error)}
      save={(campaign_mails) => save.send({ body: { notifications: { campaign_mails } } })}
    />
  )
}

function Reminders() {
  const words = useWords(profileWords)
  const employer = useOwnEmployer()
  const me = useLateRead(getMe, employer)
  const save = useChange(updateMe)
  if (me.error) return <ErrorCard error={me.error} onRetry={() => void me.refetch()} />
  const file = me.data
  if (!file) return <SkeletonLines lines={1} />
  return (
    <SavedTick
      label={words.reminders}
      help={words.remindersHelp}
      kept={file.wants_reminders}
      error={save.error && sentenceOf(save.error)}
      save={(wants_reminders) =>
        save.send({ ...employer, body: { wants_reminders } }, { version: file.version })
      }
    />
  )
}
