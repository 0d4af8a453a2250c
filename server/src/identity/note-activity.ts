import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'

const everyMs = 60_000
const lastNoted = new WeakMap<Services, Map<string, number>>()

/**
 * Remembers that a session is in use, at most once a minute and process: the inactivity limit counts from here, and
 * a renewal of the bearer is no activity.
 */
export async function noteActivity(
  services: Services,
  { session_id: sessionId, auth_time }: { session_id: string; auth_time: number },
): Promise<void> {
  const noted = lastNoted.get(services) ?? new Map<string, number>()
  lastNoted.set(services, noted)
  const at = Date.now()
  // A session just opened was seen at its opening.
  if (at - (noted.get(sessionId) ?? auth_time * 1000) < everyMs) return
  // Old entries leave first: a map keeps the order of its insertions.
  noted.delete(sessionId)
  noted.set(sessionId, at)
  for (const [id, time] of noted) {
    if (at - time < everyMs) break
    noted.delete(id)
  }
  await inTransaction(services.pool, { identity: true }, (tx) =>
    tx
      .updateTable('session')
      .set({ last_seen_at: new Date(at) })
      .where('id', '=', sessionId)
      .execute(),
  )
}
