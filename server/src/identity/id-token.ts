import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

export const idTokenMinutes = 15
const issuer = 'moisson'
const audience = 'moisson-api'
const type = 'id+jwt'

export interface IdToken {
  token: string
  expiresAt: Date
}

/** Signs the bearer of a session: who and which session, never roles. Real time, not business time. */
export async function signIdToken(
  keys: SigningKeys,
  session: { id: string; userId: string; authTime: Date },
): Promise<IdToken> {
  const expiresAt = new Date(Date.now() + idTokenMinutes * 60_000)
  const token = await new SignJWT({
    sid: session.id,
    auth_time: Math.floor(session.authTime.getTime() / 1000),
  })
    .setProtectedHeader({ alg: 'ES256', kid: keys.active.kid, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(session.userId)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(keys.active.key)
  return { token, expiresAt }
}

/** The session of a bearer; null when the token is not ours, expired or of another kind. */
export async function sessionOf(
  keys: SigningKeys,
  token: string,
): Promise<{ sessionId: string; userId: string } | null> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid === undefined ? undefined : await keys.verifier(kid)
    if (!key) return null
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      issuer,
      audience,
      typ: type,
      clockTolerance: 30,
    })
    return typeof payload['sid'] === 'string' && payload.sub
      ? { sessionId: payload['sid'], userId: payload.sub }
      : null
  } catch {
    return null
  }
}
