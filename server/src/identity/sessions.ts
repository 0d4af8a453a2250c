import { endSession, listSessions } from '@moisson/contract/identity'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { endSessionRow } from './end-sessions.ts'

/** The caller's open sessions, the present one first. */
export const handleListSessions = handle(listSessions, async ({ tx, caller }) => {
  const rows = await tx
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'device'])
    .where('user_id', '=', caller.user_id)
    .where('ended_at', 'is', null)
    .where('half', '=', false)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy(sql`id = ${caller.session_id}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      current: row.id === caller.session_id,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      device: row.device,
    })),
  }
})

/** Ends one of the caller's sessions; somebody else's is not found, and ending it again changes nothing. */
export const handleEndSession = handle(endSession, async ({ tx, caller, input, note }) => {
  const own = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', input.path.sid)
    .where('user_id', '=', caller.user_id)
    .executeTakeFirst()
  if (!own) throw notFound()
  await endSessionRow(tx, own.id, 'ended by its owner')
  note({ target_type: 'session', target_id: own.id })
})
