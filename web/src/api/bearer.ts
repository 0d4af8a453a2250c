import type { ApiError } from './api-error.ts'

/** What the session lends to the client; the session registers itself at start. */
export interface Bearer {
  /** The ID token, waiting for the silent refresh at load; null when nobody is signed in. */
  token: () => Promise<string | null>
  /** The ID token at hand, without waiting. */
  tokenNow: () => string | null
  /** Asks the person to sign in again in place; true when it is done and the call may be repeated. */
  confirmRecentSignIn: () => Promise<boolean>
  /** A second factor is asked for since the session was opened. */
  owesFactor: () => void
  /** A 401 on a call that carried a token: the session is over. True once its person is back and the call may be repeated. */
  rejected: (error: ApiError, token: string | null) => Promise<boolean> | null
}

const nobody: Bearer = {
  token: () => Promise.resolve(null),
  tokenNow: () => null,
  confirmRecentSignIn: () => Promise.resolve(false),
  owesFactor: () => undefined,
  rejected: () => null,
}

let bearer = nobody

export function registerBearer(source: Bearer): void {
  bearer = source
}

export function currentBearer(): Bearer {
  return bearer
}
