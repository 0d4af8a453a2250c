import type { Noun } from '@moisson/contract/call'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Refreshes every read that shows one of these nouns. */
export async function refreshNouns(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  const predicate = (query: Query) => {
    const shown = (query.meta?.['nouns'] ?? []) as readonly Noun[]
    return shown.some((noun) => nouns.includes(noun))
  }
  // Nothing takes the place of a first read on its way, which may tell of before the change: it is asked again after.
  const early = client
    .getQueryCache()
    .findAll({ predicate })
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  const again = early.map(async (query) => {
    await query.fetch().catch(() => undefined)
    await client.invalidateQueries({ predicate: (one) => one === query })
  })
  await Promise.all([client.invalidateQueries({ predicate }), ...again])
}
