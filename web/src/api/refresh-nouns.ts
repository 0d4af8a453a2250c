import type { Noun } from '@moisson/contract/call'
import type { QueryClient } from '@tanstack/react-query'

/** Refreshes every read that shows one of these nouns. */
export function refreshNouns(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => {
      const shown = (query.meta?.['nouns'] ?? []) as readonly Noun[]
      return shown.some((noun) => nouns.includes(noun))
    },
  })
}
