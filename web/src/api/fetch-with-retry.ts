import { takeFirstAnswer } from '../first-reads/first-answers.ts'
import { apiTimeoutMs, fetchWhole } from './fetch-whole.ts'

const repeatable = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/**
 * Fetches and reads the whole answer within the time-out, which holds whatever signal the caller gives.
 * An idempotent request is made once more on the listed statuses and when nobody answers; a POST never is.
 * A request that the caller gave up is not repeated.
 */
export async function fetchWithRetry(
  url: string,
  init: RequestInit & { method: string },
  timeoutMs = apiTimeoutMs,
): Promise<{ response: Response; body: ArrayBuffer }> {
  const tries = repeatable.has(init.method) ? 2 : 1
  for (let left = tries - 1; ; left--) {
    try {
      const answer = await (takeFirstAnswer(url, init) ?? fetchWhole(url, init, timeoutMs))
      if (left === 0 || !retriedStatuses.has(answer.response.status)) return answer
    } catch (error) {
      if (left === 0 || init.signal?.aborted) throw error
    }
  }
}
