import { releaseMail, type getMailState } from '@moisson/contract/admin-mail'
import type { Output } from '@moisson/contract/call'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Dialog } from '../../../../../kit/dialog.tsx'
import { TextField } from '../../../../../kit/field.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { parisInstant } from '../../../../../clock/paris-time.ts'
import { mailStateWords } from './mail-state-words.ts'

interface Props {
  state: Output<typeof getMailState>
  onClose: () => void
}

/** What a restored installation holds, by day; all of it leaves, but for what was ordered before an instant. */
export default function ReleaseDialog({ state, onClose }: Props) {
  const words = useWords(mailStateWords)
  const { count, longDay } = useFormat()
  const release = useChange(releaseMail)
  const [day, setDay] = useState('')
  const [time, setTime] = useState('00:00')
  const sentBefore = day === '' ? null : parisInstant(day, time)
  const unreadable = day !== '' && sentBefore === null
  async function confirm() {
    const outcome = await release.send({ body: { sent_before: sentBefore } })
    if (!outcome.ok) return
    const { released, marked_sent } = outcome.value
    showToast({
      kind: 'success',
      title: words.done(released),
      ...(marked_sent > 0 ? { body: words.marked(marked_sent) } : {}),
    })
    onClose()
  }
  return (
    <Dialog
      open
      stubborn
      title={words.title}
      description={words.intro}
      onClose={onClose}
      footer={
        <Button look="primary" running={release.running} disabled={unreadable} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      }
    >
      <div className="grid gap-5">
        {release.error && (
          <Notice kind="error" announced>
            {release.error.message}
          </Notice>
        )}
        <table className="tabular w-full">
          <thead className="text-left text-sm text-neutral-600">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                {words.day}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {words.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {state.held.map((row) => (
              <tr key={row.date} className="border-t border-neutral-200">
                <td className="py-1.5">{longDay(row.date)}</td>
                <td className="py-1.5 text-right">{count(row.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label={words.sentBefore}
            help={words.sentBeforeHelp}
            optional
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <TextField
            type="time"
            label={words.time}
            value={time}
            disabled={day === ''}
            onChange={(event) => setTime(event.target.value)}
          />
        </div>
      </div>
    </Dialog>
  )
}
