import { useState } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useNowOffset } from '../../../../clock/business-now.ts'

/** Writes how long ago an instant was, on the business clock: « il y a 3 jours ». */
export function useAgo(): (instant: string) => string {
  const { relative } = useFormat()
  const offset = useNowOffset()
  const [opened] = useState(() => Date.now())
  return (instant) => relative(Math.min(0, (Date.parse(instant) - opened - offset) / 1000))
}
