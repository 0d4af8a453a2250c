import { QueryClient } from '@tanstack/react-query'

/**
 * The answers read so far. Retries belong to the HTTP client alone: here they would multiply.
 * Loaded with the signed-in screens only: the public pages read nothing twice.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
