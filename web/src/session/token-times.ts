import type { Output } from '@moisson/contract/call'
import type { refreshSession } from '@moisson/contract/identity'

export type SessionAnswer = Output<typeof refreshSession>

/**
 * When a token just received expires on this machine's clock, in milliseconds. The lifetime is taken from the token
 * itself (`exp - iat`), so that a wrong clock neither renews without end nor keeps a dead token.
 */
export function localExpiry(answer: Pick<SessionAnswer, 'id_token' | 'expires_at'>, now: number): number {
  const claims = claimsOf(answer.id_token)
  const { exp, iat } = claims
  if (typeof exp === 'number' && typeof iat === 'number') return now + (exp - iat) * 1000
  return Date.parse(answer.expires_at)
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(payload)) as Record<string, unknown>
  } catch {
    return {}
  }
}
