import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { methodOf } from '@moisson/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, loggedTexts } from './api-error.ts'
import { newKey } from './new-key.ts'
import { refreshNouns } from './refresh-nouns.ts'
import { send } from './send.ts'

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ApiError }

export interface Change<D extends CallDeclaration> {
  /** What it makes, for the button or the form that asks whether whoever looks may. */
  http: string
  /** Makes the call; resolves with its outcome and never rejects. `version` is the one last read. */
  send: (request: Request<D>, options?: { version?: number }) => Promise<Outcome<Output<D>>>
  running: boolean
  error: ApiError | null
  /** Forgets the last error. */
  reset: () => void
}

/**
 * A call that changes something. After it, every read of the nouns it `changes` is refreshed before `send` resolves.
 * A POST carries a key that stays the same while nobody knows whether the same request was saved, so that trying again
 * after a cut never acts twice. A write that comes too late has what stands read again; where it asks for just that, it
 * was saved by a request whose answer was lost.
 */
export function useChange<D extends CallDeclaration>(call: D): Change<D> {
  const client = useQueryClient()
  const unanswered = useRef<{ request: string; key: string } | null>(null)
  const [running, setRunning] = useState(0)
  const [error, setError] = useState<ApiError | null>(null)

  function keyFor(request: Request<D>): string | undefined {
    if (methodOf(call) !== 'POST') return undefined
    const written = JSON.stringify(request)
    if (unanswered.current?.request !== written) unanswered.current = { request: written, key: newKey() }
    return unanswered.current.key
  }

  async function attempt(request: Request<D>, version: number | undefined): Promise<Outcome<Output<D>>> {
    try {
      const value = await send(call, request, { version, idempotencyKey: keyFor(request) })
      unanswered.current = null
      await refreshNouns(client, call.changes ?? [])
      return { ok: true, value }
    } catch (thrown) {
      const failure = thrown instanceof ApiError ? thrown : new ApiError(loggedTexts.unknown, { status: 500 })
      if (failure.status !== null && failure.code !== 'fate_unknown') unanswered.current = null
      if (failure.status === 412) {
        const { alreadySaved } = await import('./stands.ts')
        const current = alreadySaved(failure.body, request)
        await refreshNouns(client, call.changes ?? [])
        if (current) return { ok: true, value: current as Output<D> }
      }
      return { ok: false, error: failure }
    }
  }

  return {
    http: call.http,
    send: async (request, options = {}) => {
      setRunning((count) => count + 1)
      setError(null)
      const outcome = await attempt(request, options.version)
      setRunning((count) => count - 1)
      if (!outcome.ok) setError(outcome.error)
      return outcome
    },
    running: running > 0,
    error,
    reset: () => setError(null),
  }
}
