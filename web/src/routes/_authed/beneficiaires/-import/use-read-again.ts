import { remapExtract } from '@moisson/contract/extract'
import { useChange } from '../../../../api/change.ts'

export interface ReadingBody {
  sheet?: string
  header_row?: number
  encoding?: string
  mapping?: Record<string, string | null>
  year?: number
}

/** Reads the same file again as the person asks; true when it could be. */
export function useReadAgain(company: string, extract: string) {
  const remap = useChange(remapExtract)
  return {
    running: remap.running,
    error: remap.error,
    readAgain: async (body: ReadingBody): Promise<boolean> =>
      (await remap.send({ path: { id: company, extractId: extract }, body })).ok,
  }
}
