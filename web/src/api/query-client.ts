import { QueryClient } from '@tanstack/react-query'

/** Retries belong to the HTTP client alone: here they would multiply. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}
