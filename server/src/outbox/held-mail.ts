import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

interface Hold {
  mail_held_since: Date | null
  restored_at: Date | null
  backup_made_at: Date | null
}

/** Whether a restore holds outgoing mail, until somebody has seen what of it may have left before. */
export async function holdOf(tx: Tx): Promise<Hold> {
  return tx
    .selectFrom('installation')
    .select(['mail_held_since', 'restored_at', 'backup_made_at'])
    .executeTakeFirstOrThrow()
}

/** While mail is held only links asked for since the restore leave: nobody could sign in to release the others. */
export const isFree = sql<boolean>`(select i.mail_held_since is null
  or (outbox.priority = 1 and outbox.created_at > coalesce(i.restored_at, i.mail_held_since)) from installation i)`

/** What waits behind the hold. */
export const isHeld = sql`state = 'pending' and not ${isFree}`
