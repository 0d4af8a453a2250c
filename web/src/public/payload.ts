import type { Text } from '@moisson/law/text'

/** The pages written at build with what they show at once. */
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

const known = new Map<PublicRoute, Payload>()

export function payloadPath(route: PublicRoute): string {
  return `${route === '/' ? '' : route}/_payload.json`
}

/** At build the payload is given beforehand. */
export function givePayload(payload: Payload): void {
  known.set(payload.route, payload)
}

/** The loader of a public page: its payload, fetched once; without it the page says the same less its figures. */
export async function loadPayload(route: PublicRoute): Promise<Payload | null> {
  const given = known.get(route)
  if (given) return given
  try {
    const answer = await fetch(payloadPath(route))
    if (!answer.ok) return null
    const payload = (await answer.json()) as Payload
    known.set(route, payload)
    return payload
  } catch {
    return null
  }
}
