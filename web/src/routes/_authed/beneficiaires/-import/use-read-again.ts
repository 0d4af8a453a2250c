import type { Input } from '@moisson/contract/call'
import { remapExtract } from '@moisson/contract/extract'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../../../api/change.ts'
import { refreshNouns } from '../../../../api/refresh-nouns.ts'

export type ReadingBody = Input<typeof remapExtract>['body']

/** Reads the same file again as the person asks; true when it could be. */
export function useReadAgain(company: string, extract: string) {
  const client = useQueryClient()
  const remap = useChange(remapExtract)
  return {
    running: remap.running,
    error: remap.error,
    readAgain: async (body: ReadingBody): Promise<boolean> => {
      const { ok } = await remap.send({ path: { id: company, extractId: extract }, body })
      // A file that cannot be read so is no longer read at all: the screen says what can be done about it.
      if (!ok) await refreshNouns(client, ['extract'])
      return ok
    },
  }
}
