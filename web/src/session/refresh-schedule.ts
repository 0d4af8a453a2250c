/** When the ID token is renewed; all times in milliseconds. */
export const renewBeforeExpiryMs = 5 * 60_000
export const countedExpiredEarlyMs = 30_000
export const firstRetryMs = 30_000
export const longestRetryMs = 16 * 60_000

/** How long to wait before renewing a token that expires at `expiresAt`. */
export function renewalDelay(expiresAt: number, now: number): number {
  return Math.max(0, expiresAt - renewBeforeExpiryMs - now)
}

/** How long to wait after the nth network failure in a row (from 1): 30 s, doubling, at most 16 min. */
export function retryDelay(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, failures - 1))
}

/** A token counts as expired 30 s early, so that none dies on its way. */
export function isExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt - countedExpiredEarlyMs
}
