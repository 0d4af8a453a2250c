import type { Output } from '@moisson/contract/call'
import { submitMyChoices } from '@moisson/contract/choice'
import type { acknowledgements } from '@moisson/core/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { newKey } from '../../../../api/new-key.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { send } from '../../../../api/send.ts'
import type { Draft, DraftQueue } from './-draft-queue.ts'
import { currentIn } from './-draft-queue.ts'
import { rememberChoices } from './-use-draft-queue.ts'
import { askedOf, sameAsked } from './-asked.ts'

export type Receipt = Output<typeof submitMyChoices>['receipt']
export type Acknowledgement = (typeof acknowledgements)[number]

export type ConfirmState =
  | { kind: 'idle' }
  | { kind: 'running' }
  /** Nobody answered: not confirmed, tried again when the network is back. */
  | { kind: 'waiting' }
  | { kind: 'refused'; error: ApiError }

/**
 * Confirms a choice. The same lines carry the same key until they are answered, so that trying again after a cut
 * never confirms twice; once the network is back it is tried again by itself.
 */
export function useConfirm(options: {
  campaignId: string
  queue: DraftQueue
  onDone: (receipt: Receipt | null) => void
}) {
  const { campaignId, queue, onDone } = options
  const client = useQueryClient()
  const [state, setState] = useState<ConfirmState>({ kind: 'idle' })
  const key = useRef<{ written: string; key: string } | null>(null)
  const waiting = useRef<(() => Promise<void>) | null>(null)

  async function confirm(draft: Draft, acknowledged: Acknowledgement[]): Promise<void> {
    waiting.current = null
    setState({ kind: 'running' })
    await queue.settle()
    const body = { ...draft, acknowledgements: acknowledged }
    const written = JSON.stringify(body)
    if (key.current?.written !== written) key.current = { written, key: newKey() }
    const version = queue.view().choices.version
    try {
      const { receipt, ...choices } = await send(
        submitMyChoices,
        { path: { id: campaignId }, body },
        { version, idempotencyKey: key.current.key },
      )
      done(choices, receipt)
    } catch (error) {
      failed(error instanceof ApiError ? error : new ApiError(loggedTexts.unknown), draft, acknowledged)
    }
  }

  function done(choices: Parameters<DraftQueue['adopt']>[0], receipt: Receipt | null) {
    key.current = null
    queue.adopt(choices)
    rememberChoices(client, choices)
    setState({ kind: 'idle' })
    onDone(receipt)
    void refreshNouns(client, ['choice'])
  }

  function failed(error: ApiError, draft: Draft, acknowledged: Acknowledgement[]) {
    if (error.status === null) {
      waiting.current = () => confirm(draft, acknowledged)
      return setState({ kind: 'waiting' })
    }
    key.current = null
    const theirs = error.status === 412 ? currentIn(error.body) : null
    if (!theirs) return setState({ kind: 'refused', error })
    // An earlier try was recorded and its answer was lost on the way.
    if (theirs.status === 'submitted' && sameAsked(theirs.lines.map(askedOf), draft.lines))
      return done(theirs, null)
    setState({ kind: 'idle' })
    queue.meet(theirs, draft)
  }

  useEffect(() => {
    const again = () => void waiting.current?.()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return { state, confirm }
}
