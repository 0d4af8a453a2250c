import type { Sealer } from '../security/sealer.ts'

/** A refresh token: session, counter, and a digest only this server can make from the session's secret and its own key. */
export function refreshTokenFor(
  sealer: Sealer,
  session: { id: string; secret: Buffer },
  counter: number,
): string {
  const digest = sealer.blindIndex('platform', digested(session, counter))
  return `${session.id}.${counter}.${digest.toString('base64url')}`
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/

export interface PresentedToken {
  sessionId: string
  counter: number
  digest: Buffer
}

/** The parts of a token as presented; null when it is not one. */
export function readRefreshToken(value: string | undefined): PresentedToken | null {
  const found = value === undefined ? null : shape.exec(value)
  if (!found?.[1] || !found[2] || !found[3]) return null
  return { sessionId: found[1], counter: Number(found[2]), digest: Buffer.from(found[3], 'base64url') }
}

/** Says whether this server made the token for this session. */
export function isGenuine(
  sealer: Sealer,
  session: { id: string; secret: Buffer },
  token: PresentedToken,
): boolean {
  return sealer.isIndex('platform', digested(session, token.counter), token.digest)
}

const digested = (session: { id: string; secret: Buffer }, counter: number): string =>
  `refresh ${session.id} ${counter} ${session.secret.toString('hex')}`
