import { listMyCampaigns, saveMyChoices } from '@moisson/contract/choice'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../../../api/send.ts'
import type { Choices, Draft, DraftQueue, QueueView } from './-draft-queue.ts'
import { choicesKey } from './-read-choice.ts'

/** What the other screens read of a choice follows what was just answered. */
export function rememberChoices(client: QueryClient, choices: Choices): void {
  client.setQueryData(choicesKey(choices.campaign_id), choices)
  void client.invalidateQueries({ queryKey: [listMyCampaigns.http] })
}

/**
 * The queue of a person's choice in one campaign; its code arrives behind the first screen, and `queue` is null until
 * then. It sends what waits when the network is back or the page is left.
 */
export function useDraftQueue(client: QueryClient, choices: Choices) {
  const [opened, setOpened] = useState<{ queue: DraftQueue; view: QueueView } | null>(null)
  const [early, setEarly] = useState<Draft | null>(null)
  const waiting = useRef<Draft | null>(null)
  const first = useRef(choices)

  useEffect(() => {
    const leaving: { left?: true; stop?: () => void } = {}
    void open()
    return () => {
      leaving.left = true
      leaving.stop?.()
    }

    async function open() {
      const { openQueue } = await import('./-draft-queue.ts')
      if (leaving.left) return
      const queue = openQueue(first.current, async (draft, version) => {
        const request = { path: { id: first.current.campaign_id }, body: draft }
        const answer = await send(saveMyChoices, request, { version })
        rememberChoices(client, answer)
        return answer
      })
      leaving.stop = queue.attend(() => setOpened({ queue, view: queue.view() }))
      if (waiting.current) queue.change(waiting.current)
    }
  }, [client])

  const queue = opened?.queue ?? null
  useEffect(() => queue?.refresh(choices), [queue, choices])

  const view: QueueView = opened?.view ?? {
    choices,
    draft: early,
    state: { kind: early ? 'changed' : 'kept' },
    elsewhere: 0,
  }
  function change(draft: Draft) {
    if (queue) return queue.change(draft)
    waiting.current = draft
    setEarly(draft)
  }
  return { queue, view, change }
}
