import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { nounsOf } from './nouns-of.ts'
import { send } from './send.ts'

interface PageAnswer {
  items: unknown[]
  total?: number
  next_cursor: string | null
}
type PageOf<D extends CallDeclaration> = Output<D> & PageAnswer
type ItemOf<D extends CallDeclaration> = Output<D> extends { items: (infer Item)[] } ? Item : never

/** The query of a list by cursor, for a loader: `context.queryClient.ensureInfiniteQueryData(listOptions(…))`. */
export function listOptions<D extends CallDeclaration>(call: D, request: Request<D>) {
  const { query } = request as { query?: Record<string, unknown> }
  return infiniteQueryOptions<PageOf<D>, ApiError, InfiniteData<PageOf<D>, string>, QueryKey, string>({
    queryKey: [call.http, request, 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const page = { ...request, query: pageParam ? { ...query, cursor: pageParam } : query } as Request<D>
      return (await send(call, page, { signal })) as PageOf<D>
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
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
    first: pages[0] as Output<D> | undefined,
    total: pages[0]?.total ?? pages[0]?.items.length ?? 0,
    loading: list.isPending,
    /** The rows shown belong to the former filter. */
    stale: list.isPlaceholderData,
    error: list.error,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  }
}
