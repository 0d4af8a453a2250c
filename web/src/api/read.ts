import type { CallDeclaration, Noun, Output, Request } from '@moisson/contract/call'
import type { QueryClient } from '@tanstack/react-query'
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { nounsOf } from './nouns-of.ts'
import { send } from './send.ts'

interface PageAnswer<Item> {
  items: Item[]
  total?: number
  next_cursor: string | null
}
type ItemOf<D extends CallDeclaration> = Output<D> extends { items: (infer Item)[] } ? Item : never

/** The query of a read, for a loader: `context.queryClient.ensureQueryData(readOptions(call, request))`. */
export function readOptions<D extends CallDeclaration>(call: D, request: Request<D>) {
  return queryOptions<Output<D>, ApiError>({
    queryKey: [call.http, request],
    queryFn: ({ signal }) => send(call, request, { signal }),
    meta: { nouns: nounsOf(call) },
  })
}

/** The answer of a call; the page waits for it (its loader should have asked) and an error shows the error card. */
export function useRead<D extends CallDeclaration>(call: D, request: Request<D>): Output<D> {
  return useSuspenseQuery(readOptions(call, request)).data
}

/** A read that the page does not wait for: a card that loads, and fails, alone. */
export function useLateRead<D extends CallDeclaration>(
  call: D,
  request: Request<D>,
  options: { enabled?: boolean; refetchMs?: number } = {},
) {
  const { enabled = true, refetchMs } = options
  return useQuery({ ...readOptions(call, request), enabled, refetchInterval: refetchMs ?? false })
}

/** The query of a list by cursor, for a loader: `context.queryClient.ensureInfiniteQueryData(…)`. */
export function listOptions<D extends CallDeclaration>(call: D, request: Request<D>) {
  const parts = request as { query?: Record<string, unknown> }
  return infiniteQueryOptions({
    queryKey: [call.http, request, 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam ? { ...parts.query, cursor: pageParam } : parts.query
      return (await send(call, { ...request, query } as Request<D>, { signal })) as Output<D> &
        PageAnswer<ItemOf<D>>
    },
    initialPageParam: '',
    getNextPageParam: (last: PageAnswer<ItemOf<D>>) => last.next_cursor,
    meta: { nouns: nounsOf(call) },
  })
}

/** A list by cursor: every row read so far, the total, and how to read on. The former rows stay while a filter loads. */
export function useList<D extends CallDeclaration>(call: D, request: Request<D>) {
  const list = useInfiniteQuery({ ...listOptions(call, request), placeholderData: (former) => former })
  const pages = list.data?.pages ?? []
  return {
    rows: pages.flatMap((page) => page.items) as ItemOf<D>[],
    /** The first page as answered, with the fields that lists carry beside their items. */
    first: pages[0],
    total: pages[0]?.total ?? 0,
    loading: list.isPending,
    /** The rows shown belong to the former filter. */
    stale: list.isPlaceholderData,
    error: list.error as ApiError | null,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  }
}

/** Refreshes every read that shows one of these nouns. */
export function refreshNouns(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => {
      const shown = (query.meta?.['nouns'] ?? []) as readonly Noun[]
      return shown.some((noun) => nouns.includes(noun))
    },
  })
}
