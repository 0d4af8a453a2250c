import { getMailState } from '@moisson/contract/admin-mail'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../../api/read.ts'
import { Button } from '../../../../../kit/button.tsx'
import { late } from '../../../../../kit/late.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { mailStateWords } from './mail-state-words.ts'

const ReleaseDialog = late(() => import('./release-dialog.tsx'))

/** What keeps outgoing mail, for those who run the installation; silent while all goes well. */
export default function MailAlarm() {
  const words = useWords(mailStateWords)
  const { longInstant } = useFormat()
  const [releasing, setReleasing] = useState(false)
  const { data: state } = useLateRead(getMailState, {}, { refetchMs: 60_000 })
  if (!state) return null
  const { held_since, backup_made_at, held, kept, uncertain, failed } = state
  const waiting = held.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      {held_since && (
        <Notice
          kind="warning"
          announced
          title={words.heldTitle(waiting)}
          actions={
            <Button size="small" icon={MailCheck} onClick={() => setReleasing(true)}>
              {words.release}
            </Button>
          }
        >
          <p>{words.heldBody(longInstant(held_since))}</p>
          {backup_made_at && <p>{words.backup(longInstant(backup_made_at))}</p>}
        </Notice>
      )}
      {kept.map(({ hindrance, count, since, answer }) => (
        <Notice key={hindrance} kind="error" announced title={words[hindrance](count)}>
          <p>{words.since(longInstant(since))}</p>
          {answer && <p className="wrap-anywhere">{words.answer(answer)}</p>}
          <p>{words.check}</p>
        </Notice>
      ))}
      {uncertain + failed > 0 && <Notice kind="warning" title={words.doubtful(uncertain + failed)} />}
      {releasing && <ReleaseDialog state={state} onClose={() => setReleasing(false)} />}
    </>
  )
}
