import { useEffect, useState } from 'react'
import type { Demo } from '../demo/use-demo.ts'
import { useDemo } from '../demo/use-demo.ts'
import { parisDay } from '@moisson/law/paris-time'

const offsets = new WeakMap<Demo, number>()

/** Business time minus the machine's, in milliseconds: the demo moves it, elsewhere it is nought. */
export function useNowOffset(): number {
  const demo = useDemo()
  return demo ? offsetOf(demo) : 0
}

/** Taken once for each answer, so that the difference does not drift while the page is drawn. */
function offsetOf(demo: Demo): number {
  const known = offsets.get(demo)
  if (known !== undefined) return known
  const difference = Date.parse(demo.now) - Date.now()
  // A few seconds are the age of the answer, not a moved clock.
  const offset = Math.abs(difference) < 60_000 ? 0 : difference
  offsets.set(demo, offset)
  return offset
}

/** Business time in milliseconds, good to half a minute. */
export function useNow(): number {
  const offset = useNowOffset()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now + offset
}

/** The calendar day of the business, in Paris. */
export function useToday(): string {
  const offset = useNowOffset()
  const [opened] = useState(() => Date.now())
  return parisDay(new Date(opened + offset).toISOString())
}
