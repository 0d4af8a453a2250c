import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { getMyCampaign, getMyChoices, getMyProfile } from '@moisson/contract/choice'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../../../../api/api-error.ts'
import { send } from '../../../../api/send.ts'

export interface ChoiceReads {
  campaign: Output<typeof getMyCampaign>
  profile: Output<typeof getMyProfile>
  choices: Output<typeof getMyChoices>
}

/** Milliseconds for which an answer is shown again without asking. */
const freshMs = 15_000
const meta = { nouns: ['choice', 'campaign'] }

/** The three reads of a choice in the shared cache, without the observers that this light page does not need. */
export async function readChoice(client: QueryClient, id: string): Promise<ChoiceReads> {
  const request = { path: { id } }
  async function read<D extends CallDeclaration>(call: D, asked: Request<D>): Promise<Output<D>> {
    const queryKey = [call.http, asked]
    try {
      return await client.fetchQuery<Output<D>>({
        queryKey,
        queryFn: ({ signal }) => send(call, asked, { signal }),
        staleTime: freshMs,
        meta,
      })
    } catch (error) {
      // Without network the last answer stays on screen: a choice under way is not replaced by an error page.
      const known = client.getQueryData<Output<D>>(queryKey)
      if (known !== undefined && error instanceof ApiError && error.status === null) return known
      throw error
    }
  }
  const [campaign, profile, choices] = await Promise.all([
    read(getMyCampaign, request),
    read(getMyProfile, request),
    read(getMyChoices, request),
  ])
  return { campaign, profile, choices }
}

export function choicesKey(id: string): QueryKey {
  return [getMyChoices.http, { path: { id } }]
}

/**
 * Tells when one of these answers is out of date, by a change here, or because the page is looked at again: it may have
 * been answered elsewhere a moment ago.
 */
export function onOutOfDate(client: QueryClient, id: string, tell: () => void): () => void {
  const isOfThis = ({ queryKey }: { queryKey: QueryKey }) =>
    (queryKey[1] as { path?: { id?: string } } | undefined)?.path?.id === id
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    if (isOfThis(event.query)) tell()
  })
  const seen = () => {
    if (document.visibilityState === 'visible')
      void client.invalidateQueries({ predicate: isOfThis, refetchType: 'none' })
  }
  document.addEventListener('visibilitychange', seen)
  addEventListener('focus', seen)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('focus', seen)
  }
}
