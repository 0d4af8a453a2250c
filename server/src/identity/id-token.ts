import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose'
import type { SigningKeys } from '../security/signing-keys.ts'

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
  session: { id: string; userId: string; authTime: Date; amr?: readonly string[] },
  /** Of how many refreshes the bearer comes. */
  step = 0,
): Promise<IdToken> {
  const signer = await keys.signer()
  const expiresAt = new Date(Date.now() + idTokenMinutes * 60_000)
  const token = await new SignJWT({
    sid: session.id,
    step,
    auth_time: Math.floor(session.authTime.getTime() / 1000),
    ...(session.amr ? { amr: session.amr, acr: session.amr.includes('mfa') ? 'aal2' : 'aal1' } : {}),
  })
    .setProtectedHeader({ alg: 'ES256', kid: signer.kid, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(session.userId)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(signer.key)
  return { token, expiresAt }
}

export interface Verified {
  sessionId: string
  userId: string
  step: number
  /** Whether its first use is written down already. */
  noted: boolean
  /** Milliseconds since 1970 at which the token ends, its tolerance included. */
  until: number
}
const toleranceSeconds = 30
const rememberedBearers = 5000
/** Bearers whose signature was checked: it does not change while they last. Whether the session still holds is asked each time. */
const verified = new WeakMap<SigningKeys, Map<string, Verified>>()

/** The session of a bearer; null when the token is not ours, expired or of another kind. */
export async function sessionOf(keys: SigningKeys, token: string): Promise<Verified | null> {
  const known = verified.get(keys) ?? new Map<string, Verified>()
  verified.set(keys, known)
  const before = known.get(token)
  if (before && Date.now() < before.until) return before
  const read = await verify(keys, token)
  if (read === null) {
    known.delete(token)
    return null
  }
  const oldest = known.size >= rememberedBearers ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(token, read)
  return read
}

async function verify(keys: SigningKeys, token: string): Promise<Verified | null> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid === undefined ? undefined : await keys.verifier(kid)
    if (!key) return null
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      issuer,
      audience,
      typ: type,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['exp'],
    })
    return typeof payload['sid'] === 'string' && payload.sub && payload.exp
      ? {
          sessionId: payload['sid'],
          userId: payload.sub,
          step: typeof payload['step'] === 'number' ? payload['step'] : 0,
          noted: false,
          until: (payload.exp + toleranceSeconds) * 1000,
        }
      : null
  } catch {
    return null
  }
}
