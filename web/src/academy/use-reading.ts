import { keepReading, listReading } from '@moisson/contract/academy'
import { useChange } from '../api/change.ts'
import { useLateRead } from '../api/read.ts'

type Kept = { read?: boolean; saved?: boolean; answers?: number[] }

/** What the account has read of the guide; pages show without waiting for it. */
export function useReading() {
  const { data } = useLateRead(listReading, {})
  const change = useChange(keepReading)
  return {
    items: data?.items ?? null,
    running: change.running,
    keep: (page: string, kept: Kept) => change.send({ body: { page, ...kept } }),
  }
}
