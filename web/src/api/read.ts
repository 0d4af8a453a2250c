import type { CallDeclaration, Output, Request } from '@moisson/contract/call'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { nounsOf } from './nouns-of.ts'
import { send } from './send.ts'

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
