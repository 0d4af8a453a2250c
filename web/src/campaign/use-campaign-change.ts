import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '../api/change.ts'
import { useChange } from '../api/change.ts'
import { refreshNouns } from '../api/refresh-nouns.ts'

/** A change of a campaign; when it is refused because the campaign moved meanwhile, what is shown is read again. */
export function useCampaignChange<D extends CallDeclaration>(call: D) {
  const client = useQueryClient()
  const change = useChange(call)
  async function send(request: Request<D>, options?: { version?: number }): Promise<Outcome<Output<D>>> {
    const outcome = await change.send(request, options)
    if (!outcome.ok && (outcome.error.status === 409 || outcome.error.status === 412))
      await refreshNouns(client, ['campaign'])
    return outcome
  }
  return { http: change.http, send, running: change.running, error: change.error, reset: change.reset }
}
