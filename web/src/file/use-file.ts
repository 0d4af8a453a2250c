import type { CallDeclaration, Request } from '@moisson/contract/call'
import { useState } from 'react'
import { ApiError, loggedTexts } from '../api/api-error.ts'
import type { Outcome } from '../api/change.ts'
import { fileOf } from '../api/file-of.ts'
import { showToast } from '../kit/toast-store.ts'
import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'
import { saveBlob } from './save-blob.ts'

export interface GivenFile {
  blob: Blob
  name: string
}

/** A call that answers a file. Each resolves with its outcome and never rejects. */
export function useFile<D extends CallDeclaration>(call: D) {
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  /** The file, under the server's name or else under `fallbackName`. */
  async function make(request: Request<D>, fallbackName: string): Promise<Outcome<GivenFile>> {
    setRunning(true)
    setError(null)
    const outcome = await attempt(call, request, fallbackName)
    setRunning(false)
    if (!outcome.ok) setError(outcome.error)
    return outcome
  }
  /** Hands the file to the browser. */
  async function take(request: Request<D>, fallbackName: string): Promise<Outcome<GivenFile>> {
    const outcome = await make(request, fallbackName)
    if (outcome.ok) saveBlob(outcome.value.blob, outcome.value.name)
    return outcome
  }
  return { make, take, running, error }
}

async function attempt<D extends CallDeclaration>(
  call: D,
  request: Request<D>,
  fallbackName: string,
): Promise<Outcome<GivenFile>> {
  try {
    const { blob, name } = await fileOf(call, request)
    return { ok: true, value: { blob, name: name || fallbackName } }
  } catch (thrown) {
    const failure = thrown instanceof ApiError ? thrown : new ApiError(loggedTexts.unknown, { status: 500 })
    return { ok: false, error: failure }
  }
}

/** Hands the file of a call to the browser where there is no room for its failure: a toast tells it. */
export function useTake<D extends CallDeclaration>(call: D) {
  const { offline } = useWords(dataWords)
  const file = useFile(call)
  async function take(request: Request<D>, fallbackName: string): Promise<Blob | null> {
    const outcome = await file.take(request, fallbackName)
    if (!outcome.ok)
      showToast({
        kind: 'error',
        title: outcome.error.status === null ? offline : outcome.error.message,
      })
    return outcome.ok ? outcome.value.blob : null
  }
  return { take, running: file.running }
}
