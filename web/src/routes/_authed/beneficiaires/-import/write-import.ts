import type { Output } from '@moisson/contract/call'
import { importBeneficiaries } from '@moisson/contract/beneficiary'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { newKey } from '../../../../api/new-key.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'
import { send } from '../../../../api/send.ts'
import { allRows } from './doubt-list.ts'

export type Written = Output<typeof importBeneficiaries>

/** 300,000 files take their time: ten minutes. */
const writeTimeoutMs = 600_000

/** Writes the rows of a file, all or none. The same confirmation sent again after a cut is not written twice. */
export function useWriteImport(company: string, extract: string) {
  const client = useQueryClient()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const key = useRef<string>(null)

  async function write(options: {
    year: number
    withoutErrors: boolean
    markLeft: boolean
  }): Promise<Written | null> {
    setRunning(true)
    setError(null)
    key.current ??= newKey()
    try {
      const wrong = options.withoutErrors ? await allRows(company, extract, 'error') : []
      const body = {
        extract_id: extract,
        year: options.year,
        on_missing: options.markLeft ? ('mark_left' as const) : ('keep' as const),
        ...(wrong.length > 0 ? { leave_out: wrong.map(({ row }) => row) } : {}),
      }
      const written = await send(
        importBeneficiaries,
        { path: { id: company }, body },
        { timeoutMs: writeTimeoutMs, idempotencyKey: key.current },
      )
      await refreshNouns(client, ['beneficiary', 'campaign'])
      return written
    } catch (failure) {
      const known = failure instanceof ApiError ? failure : new ApiError(loggedTexts.unknown)
      // An answer ends the attempt; without one, the same key finds out whether it was written.
      if (known.status !== null) key.current = null
      setError(known)
      return null
    } finally {
      setRunning(false)
    }
  }
  return { write, running, error }
}
