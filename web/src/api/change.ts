import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { methodOf } from '@moisson/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, loggedTexts } from './api-error.ts'
import { newKey } from './new-key.ts'
import { refreshNouns } from './refresh-nouns.ts'
import { send } from './send.ts'

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ApiError }

export interface Change<D extends CallDeclaration> {
  /** Makes the call; resolves with its outcome and never rejects. `version` is the one last read. */
  send: (request: Request<D>, options?: { version?: number }) => Promise<Outcome<Output<D>>>
  running: boolean
  error: ApiError | null
  /** Forgets the last error. */
  reset: () => void
}

/**
 * A call that changes something. After it, every read of the nouns it `changes` is refreshed before `send` resolves.
 * A POST carries a key that stays the same while the same request has had no answer, so that trying again after a
 * cut never acts twice.
 */
export function useChange<D extends CallDeclaration>(call: D): Change<D> {
  const client = useQueryClient()
  const unanswered = useRef<{ request: string; key: string } | null>(null)

  const mutation = useMutation<
    Output<D>,
    ApiError,
    { request: Request<D>; version: number | undefined },
    unknown
  >({
    mutationFn: async ({ request, version }) => {
      const idempotencyKey = methodOf(call) === 'POST' ? keyFor(request) : undefined
      const value = await send(call, request, { version, idempotencyKey })
      unanswered.current = null
      await refreshNouns(client, call.changes ?? [])
      return value
    },
    onError: (error) => {
      if (error.status !== null) unanswered.current = null
    },
  })

  function keyFor(request: Request<D>): string {
    const written = JSON.stringify(request)
    if (unanswered.current?.request !== written) unanswered.current = { request: written, key: newKey() }
    return unanswered.current.key
  }

  return {
    send: async (request, options = {}) => {
      try {
        const value = await mutation.mutateAsync({ request, version: options.version })
        return { ok: true, value }
      } catch (error) {
        return { ok: false, error: error instanceof ApiError ? error : new ApiError(loggedTexts.unknown) }
      }
    },
    running: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  }
}
