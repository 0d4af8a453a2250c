import type { Output } from '@moisson/contract/call'
import { uploadDocument } from '@moisson/contract/document'
import { useEffect, useRef, useState } from 'react'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { newKey } from '../../../../api/new-key.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { fieldsOf, type PaperDraft } from './paper-draft.ts'
import { sendFile } from './send-file.ts'

/** One upload: how far it is, why it was refused; the file and the answers stay with whoever asked. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const stop = useRef<AbortController>(null)
  const key = useRef({ file: null as File | null, value: '' })
  useEffect(() => () => stop.current?.abort(), [])

  async function send(
    company: string,
    file: File,
    draft: PaperDraft,
    replaces?: string,
  ): Promise<Output<typeof uploadDocument> | null> {
    if (key.current.file !== file) key.current = { file, value: newKey() }
    const stopper = new AbortController()
    stop.current = stopper
    setError(null)
    setShare(0)
    try {
      const request = { path: { id: company }, body: fieldsOf(draft, replaces), file }
      const kept = await sendFile(request, {
        key: key.current.value,
        signal: stopper.signal,
        onProgress: setShare,
      })
      await refreshNouns(queryClient, uploadDocument.changes)
      return kept
    } catch (thrown) {
      // An answer that refused is final: only a cut keeps the key for the next attempt.
      const cut = thrown instanceof ApiError && thrown.status === null
      if (!cut) key.current = { file: null, value: '' }
      if (stopper.signal.aborted) return null
      setError(thrown instanceof ApiError ? thrown : new ApiError(loggedTexts.unknown, { status: 500 }))
      return null
    } finally {
      setShare(null)
    }
  }
  return { send, share, error, stop: () => stop.current?.abort(), forget: () => setError(null) }
}
