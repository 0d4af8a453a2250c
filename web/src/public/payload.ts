import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { Text } from '../words/language.ts'

/** The pages written at build. */
export const publicRoutes = ['/', '/login', '/login/authAction', '/login/confirmation'] as const
export type PublicRoute = (typeof publicRoutes)[number]

/** What a public page shows that is not in its code; computed at build from the law and the settings. */
export interface Payload {
  build: string
  route: PublicRoute
  /** How long a sign-in link lives, and when it may be sent again. */
  link_minutes: number
  resend_seconds: number
  password_characters: number
  figures: { label: Text; value: Text; source: Text }[]
}

export function payloadPath(route: PublicRoute): string {
  return `${route === '/' ? '' : route}/_payload.json`
}

/** The payload of a public page; at build it is put there beforehand, in the browser it is fetched. */
export function payloadOptions(route: PublicRoute) {
  return queryOptions({
    queryKey: ['payload', route],
    queryFn: async ({ signal }): Promise<Payload | null> => {
      try {
        const answer = await fetch(payloadPath(route), { signal })
        return answer.ok ? ((await answer.json()) as Payload) : null
      } catch {
        // The page says the same without its figures.
        return null
      }
    },
    staleTime: Infinity,
  })
}

/** The loader of a public page. */
export function loadPayload(client: QueryClient, route: PublicRoute): Promise<Payload | null> {
  return client.ensureQueryData(payloadOptions(route))
}
