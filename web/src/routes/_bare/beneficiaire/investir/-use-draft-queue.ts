import { listMyCampaigns, saveMyChoices } from '@moisson/contract/choice'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { send } from '../../../../api/send.ts'
import type { Choices, QueueView } from './-draft-queue.ts'
import { DraftQueue } from './-draft-queue.ts'
import { phoneKey } from './-phone-copy.ts'
import { choicesKey } from './-read-choice.ts'

/** What the other screens read of a choice follows what was just answered. */
export function rememberChoices(client: QueryClient, choices: Choices): void {
  client.setQueryData(choicesKey(choices.campaign_id), choices)
  void client.invalidateQueries({ queryKey: [listMyCampaigns.http] })
}

/** The queue of a person's choice in one campaign; it sends what waits when the network is back or the page is left. */
export function useDraftQueue(client: QueryClient, choices: Choices): { queue: DraftQueue; view: QueueView } {
  const [queue] = useState(
    () =>
      new DraftQueue(choices, {
        save: async (draft, version) => {
          const request = { path: { id: choices.campaign_id }, body: draft }
          const answer = await send(saveMyChoices, request, { version })
          rememberChoices(client, answer)
          return answer
        },
        shelf: shelfOf(),
        key: phoneKey(choices.beneficiary_id, choices.campaign_id),
        now: () => new Date(),
      }),
  )
  const view = useSyncExternalStore(queue.subscribe, queue.view, queue.view)

  useEffect(() => queue.refresh(choices), [queue, choices])

  useEffect(() => {
    const again = () => {
      if (queue.view().state.kind === 'on_phone') void queue.send()
    }
    const leave = () => {
      if (document.visibilityState === 'hidden' && queue.view().state.kind === 'changed') void queue.send()
    }
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', leave)
      if (queue.view().state.kind === 'changed') void queue.send()
    }
  }, [queue])

  return { queue, view }
}

function shelfOf(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
