import { useNow } from '../../../../clock/business-now.ts'
import { useFormat } from '../../../../kit/use-format.ts'

/** Writes how long ago an instant was, on the business clock: « il y a 3 jours ». */
export function useAgo(): (instant: string) => string {
  const { relative } = useFormat()
  const now = useNow()
  return (instant) => relative(Math.min(0, (Date.parse(instant) - now) / 1000))
}
