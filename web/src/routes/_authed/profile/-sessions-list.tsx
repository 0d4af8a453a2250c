import { endSession, listSessions, signOutEverywhere } from '@moisson/contract/identity'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { signOut } from '../../../session/session.ts'
import { useWords } from '../../../words/catalogue.ts'
import { deviceName } from '../../../session/device-name.ts'
import { profileWords } from './-profile-words.ts'
import { sentenceOf } from '../../../api/sentence-of.ts'

/** Where the person is signed in; each session may be closed, or all at once. */
export function SessionsList() {
  const words = useWords(profileWords)
  const format = useFormat()
  const navigate = useNavigate()
  const sessions = useLateRead(listSessions, {})
  const end = useChange(endSession)
  const everywhere = useChange(signOutEverywhere)
  const [asking, setAsking] = useState(false)

  async function close(id: string) {
    const outcome = await end.send({ path: { sid: id } })
    if (outcome.ok) showToast({ kind: 'success', title: words.sessionEnded })
    else showToast({ kind: 'error', title: sentenceOf(outcome.error) })
  }
  async function leave() {
    const outcome = await everywhere.send({})
    if (!outcome.ok) return
    await signOut()
    await navigate({ to: '/login' })
  }

  return (
    <div className="border-t border-neutral-200 pt-4">
      <h3 className="font-medium">{words.sessions}</h3>
      {sessions.data ? (
        <ul className="mt-1 divide-y divide-neutral-200">
          {sessions.data.items.map((session) => {
            const device = deviceName(session.device, words.on) ?? words.unknownDevice
            return (
              <li key={session.id} className="flex items-center gap-3 py-2.5">
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-2 text-neutral-950">
                    {device}
                    {session.current && <Badge tone="green">{words.thisSession}</Badge>}
                  </p>
                  <p className="text-sm text-neutral-600">
                    {words.opened(format.shortInstant(session.created_at))}
                    {!session.current && `, ${words.lastSeen(format.shortInstant(session.last_seen_at))}`}
                  </p>
                </div>
                {!session.current && (
                  <Button
                    size="small"
                    aria-label={words.endSessionOf(device)}
                    disabled={end.running}
                    onClick={() => void close(session.id)}
                  >
                    {words.endSession}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      ) : sessions.error ? (
        <ErrorCard
          error={sessions.error}
          title={words.sessionsFailed}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <SkeletonLines lines={2} />
      )}
      <Button size="small" className="mt-2" onClick={() => setAsking(true)}>
        {words.endAll}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.endAllTitle}
          description={words.endAllBody}
          confirm={words.endAll}
          look="danger"
          running={everywhere.running}
          error={everywhere.error}
          onConfirm={() => void leave()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
