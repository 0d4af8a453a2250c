import { useState } from 'react'
import { useDemo } from '../demo/use-demo.ts'
import { dayOf } from '../kit/format.ts'

/** Business time minus the machine's, in milliseconds: the demo moves it, elsewhere it is nought. */
export function useNowOffset(): number {
  const demo = useDemo()
  // Read once for each answer, so that the difference does not drift while the page is drawn.
  const [known, setKnown] = useState<{ at: string | undefined; offset: number }>({ at: undefined, offset: 0 })
  if (demo && known.at !== demo.now) {
    const offset = offsetOf(demo.now)
    setKnown({ at: demo.now, offset })
    return offset
  }
  return known.offset
}

function offsetOf(now: string): number {
  const offset = Date.parse(now) - Date.now()
  // A few seconds are the age of the answer, not a moved clock.
  return Math.abs(offset) < 60_000 ? 0 : offset
}

/** The calendar day of the business, in Paris. */
export function useToday(): string {
  const offset = useNowOffset()
  const [opened] = useState(() => Date.now())
  return dayOf(new Date(opened + offset).toISOString())
}
