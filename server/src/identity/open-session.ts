import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '../database/connect.ts'

export interface OpenedSession {
  id: string
  userId: string
  secret: Buffer
  authTime: Date
  amr: readonly string[]
  expiresAt: Date
}

/** Opens a session row; the transaction must see the identity tables. Real time, not business time. */
export async function openSession(
  tx: Tx,
  userId: string,
  {
    absoluteHours,
    device = '',
    campaignScope = null,
    beneficiaryScope = null,
    perPerson = 5,
    amr = [],
    half = false,
    pendingLink = null,
  }: {
    absoluteHours: number
    device?: string
    campaignScope?: string | null
    /** The one file that a campaign's personal link opens. */
    beneficiaryScope?: string | null
    perPerson?: number
    /** How the person came in. */
    amr?: readonly string[]
    /** A second factor is still owed. */
    half?: boolean
    /** The link that acts once it was shown. */
    pendingLink?: string | null
  },
): Promise<OpenedSession> {
  const authTime = new Date()
  const session = {
    id: randomUUID(),
    userId,
    amr,
    secret: randomBytes(32),
    authTime,
    expiresAt: new Date(authTime.getTime() + absoluteHours * 3_600_000),
  }
  if (!half) await endOldest(tx, userId, perPerson, authTime)
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      user_id: userId,
      secret: session.secret,
      campaign_scope: campaignScope,
      beneficiary_scope: beneficiaryScope,
      device,
      auth_time: authTime,
      expires_at: session.expiresAt,
      amr: [...amr],
      half,
      pending_link: pendingLink,
    })
    .execute()
  if (!half)
    await tx.updateTable('app_user').set({ last_login_at: authTime }).where('id', '=', userId).execute()
  return session
}

/** Leaves room for one more: whoever holds the first factor alone pushes nobody out. */
async function endOldest(tx: Tx, userId: string, perPerson: number, at: Date): Promise<void> {
  const kept = tx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('half', '=', false)
    .orderBy('created_at', 'desc')
    .limit(perPerson - 1)
  await tx
    .updateTable('session')
    .set({ ended_at: at, end_reason: 'too many sessions' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('half', '=', false)
    .where('id', 'not in', kept)
    .execute()
}
