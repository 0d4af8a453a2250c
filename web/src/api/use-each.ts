import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, loggedTexts } from './api-error.ts'
import type { Outcome } from './change.ts'
import { newKey } from './new-key.ts'
import { refreshNouns } from './refresh-nouns.ts'
import { send } from './send.ts'

/** As many at a time: a long list neither waits for each answer nor takes the server for itself. */
const AT_ONCE = 3

/** One call for each of several things: what each answered, in their order, whatever became of the others. */
export function useEach<D extends CallDeclaration>(call: D) {
  const client = useQueryClient()
  const [state, setState] = useState({ running: false, done: 0 })

  async function one(request: Request<D>): Promise<Outcome<Output<D>>> {
    try {
      return { ok: true, value: await send(call, request, { idempotencyKey: newKey() }) }
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : new ApiError(loggedTexts.unknown, { status: 500 })
      return { ok: false, error }
    }
  }

  return {
    ...state,
    http: call.http,
    async run(requests: readonly Request<D>[]): Promise<Outcome<Output<D>>[]> {
      setState({ running: true, done: 0 })
      const outcomes: Outcome<Output<D>>[] = []
      const waiting = [...requests.entries()]
      const lane = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [index, request] = next
          outcomes[index] = await one(request)
          setState(({ done }) => ({ running: true, done: done + 1 }))
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, lane))
      await refreshNouns(client, call.changes ?? [])
      setState(({ done }) => ({ running: false, done }))
      return outcomes
    },
  }
}
