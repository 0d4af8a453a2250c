import { getMyChoices, submitMyChoices } from '@moisson/contract/choice'
import type { acknowledgements } from '@moisson/core/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { newKey } from '../../../../api/new-key.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { send } from '../../../../api/send.ts'
import type { Campaign } from './-campaign-facts.ts'
import type { Draft, DraftQueue } from './-draft-queue.ts'
import { askedIn, currentIn } from './-draft-queue.ts'
import { rememberChoices } from './-use-draft-queue.ts'
import { hasArrived, wasRecorded } from './-has-arrived.ts'

export type Acknowledgement = (typeof acknowledgements)[number]

export type ConfirmState =
  | { kind: 'idle' }
  | { kind: 'running' }
  /** Nobody answered: recorded or not, nobody knows; the server is asked until it says. */
  | { kind: 'checking' }
  /** The server says that it did not arrive. */
  | { kind: 'lost' }
  | { kind: 'refused'; error: ApiError }

/** Refusals of what was true when the page was read. */
const movedOn: ReadonlySet<string | null> = new Set([
  'campaign_session_only',
  'above_room',
  'day_value_moved',
])

/**
 * Confirms a choice. The same lines carry the same key until they are answered, so that trying again after a cut
 * never confirms twice. When the answer is lost the server is asked what it holds; what did not arrive is sent once more
 * by itself.
 */
export function useConfirm(options: {
  campaign: Pick<Campaign, 'id' | 'day_cents'>
  queue: DraftQueue
  onDone: () => void
}) {
  const { campaign, queue, onDone } = options
  const { id: campaignId, day_cents } = campaign
  const client = useQueryClient()
  const [state, setState] = useState<ConfirmState>({ kind: 'idle' })
  const key = useRef<{ written: string; key: string } | null>(null)
  const here = useRef(true)
  const wake = useRef<() => void>(() => undefined)

  async function confirm(draft: Draft, acknowledged: Acknowledgement[], again = true): Promise<void> {
    setState({ kind: 'running' })
    await queue.settle()
    const body = { ...draft, acknowledgements: acknowledged, ...(day_cents !== null && { day_cents }) }
    const written = JSON.stringify(body)
    if (key.current?.written !== written) key.current = { written, key: newKey() }
    const version = queue.view().choices.version
    try {
      const { receipt: _, ...choices } = await send(
        submitMyChoices,
        { path: { id: campaignId }, body },
        { version, idempotencyKey: key.current.key },
      )
      done(choices)
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(loggedTexts.unknown)
      if (known.status !== null) return failed(known, draft, acknowledged)
      await lookUp(draft, acknowledged, again)
    }
  }

  async function lookUp(draft: Draft, acknowledged: Acknowledgement[], again: boolean): Promise<void> {
    setState({ kind: 'checking' })
    const theirs = await hasArrived(draft.lines, {
      read: () => send(getMyChoices, { path: { id: campaignId } }),
      pause: (milliseconds) =>
        new Promise((resolve) => {
          wake.current = resolve
          setTimeout(resolve, milliseconds)
        }),
      goOn: () => here.current,
    })
    if (theirs) return done(theirs)
    if (theirs === undefined) return
    if (again) return confirm(draft, acknowledged, false)
    setState({ kind: 'lost' })
  }

  function done(choices: Parameters<DraftQueue['adopt']>[0]) {
    key.current = null
    queue.adopt(choices)
    rememberChoices(client, choices)
    setState({ kind: 'idle' })
    onDone()
    void refreshNouns(client, ['choice'])
  }

  function failed(error: ApiError, draft: Draft, acknowledged: Acknowledgement[]) {
    key.current = null
    const theirs = error.status === 412 ? currentIn(error.body) : null
    if (!theirs) {
      // The time to answer ended meanwhile, or what one may put in was corrected: the page read again says what applies.
      if (movedOn.has(error.code)) void refreshNouns(client, ['choice'])
      return setState({ kind: 'refused', error })
    }
    // An earlier try was recorded and its answer was lost on the way.
    if (wasRecorded(theirs, draft.lines)) return done(theirs)
    setState({ kind: 'idle' })
    queue.meet({ theirs, ours: askedIn(error.body) }, draft, () => confirm(draft, acknowledged))
  }

  useEffect(() => {
    const look = () => wake.current()
    here.current = true
    window.addEventListener('online', look)
    return () => {
      here.current = false
      window.removeEventListener('online', look)
    }
  }, [])

  return { state, confirm }
}
