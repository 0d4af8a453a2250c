import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let title: string | null = null

function become(next: string | null): void {
  title = next
  for (const listener of listeners) listener()
}

/** Names the tab after what a page shows in place of itself, as long as it does. */
export function useTabTitle(shown: string): void {
  useEffect(() => {
    become(shown)
    return () => become(null)
  }, [shown])
}

/** What names the tab instead of the route's own title; null when the page is itself. */
export function useTitleInstead(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => title,
    () => null,
  )
}
