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

/** A timer longer than this overflows in browsers. */
const longestTimerMs = 2_000_000_000

/** Business time in milliseconds, good to half a minute, and to the second once `at` has come. */
export function useNow(at: string | null = null): number {
  const offset = useNowOffset()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const left = at ? Date.parse(at) - Date.now() - offset : 0
    if (left <= 0 || left > longestTimerMs) return
    const timer = setTimeout(() => setNow(Date.now()), left + 100)
    return () => clearTimeout(timer)
  }, [at, offset])
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
