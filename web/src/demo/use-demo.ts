import type { Output } from '@moisson/contract/call'
import type { getDemo } from '@moisson/contract/demo'
import { useEffect, useSyncExternalStore } from 'react'
import { apiBase, isDemo } from '../api/config.ts'

export type Demo = Output<typeof getDemo>

/** How often the strip looks at the time and the mailbox. */
const refreshMs = 15_000
const listeners = new Set<() => void>()
let demo: Demo | null = null
let asked = false

/** Reads the demo world again; where there is none, or no answer, what is known stays. */
export async function refreshDemo(): Promise<void> {
  try {
    const answer = await fetch(`${apiBase()}/demo`, { cache: 'no-store' })
    if (!answer.ok) return
    demo = (await answer.json()) as Demo
    for (const listener of listeners) listener()
  } catch {
    // Not the demo's affair: the page says it where it matters.
  }
}

/** The demo world, or null where this is not the demo: then nothing of it is loaded. */
export function useDemo(): Demo | null {
  useEffect(() => {
    if (!isDemo() || asked) return
    asked = true
    void refreshDemo()
    setInterval(() => {
      if (document.visibilityState === 'visible') void refreshDemo()
    }, refreshMs)
  }, [])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => demo,
    () => null,
  )
}
