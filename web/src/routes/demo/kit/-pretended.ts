import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import type { Outcome } from '../../../api/change.ts'

const answerMs = 700

/** A call that nobody receives: it is answered here after a moment, or refused as asked. */
export function usePretended() {
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  async function answer<Value>(outcome: Outcome<Value>): Promise<Outcome<Value>> {
    setRunning(true)
    setError(null)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    setRunning(false)
    if (!outcome.ok) setError(outcome.error)
    return outcome
  }
  return { running, error, answer, reset: () => setError(null) }
}
