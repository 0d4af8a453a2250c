import type { Output } from '@moisson/contract/call'
import type { lookUpAccount } from '@moisson/contract/identity'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { mailboxOf } from '../outbox/no-mailbox.ts'

export type UserRecordOut = Output<typeof lookUpAccount>

/** The row of an account, as the record is made of it. */
export async function accountRow(tx: Tx, userId: string) {
  const row = await tx.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!row) throw refused('user-token-expired')
  return row
}
export type AccountRow = Awaited<ReturnType<typeof accountRow>>

/** Whether the account asked for easy words. */
export const readsEasily = async (tx: Tx, userId: string): Promise<boolean> =>
  (await accountRow(tx, userId)).easy_words ?? false

/** The record of the identity service, with the keys of the specification. */
export function userRecordOf(row: AccountRow): UserRecordOut {
  // The account that a letter opens has no mailbox.
  const email = mailboxOf(row.email) ?? ''
  const provider = (providerId: string) => ({ providerId, uid: row.email, email })
  return {
    uid: row.id,
    displayName: row.display_name,
    photoURL: row.photo_url,
    email,
    emailVerified: row.email_verified,
    phoneNumber: row.phone,
    tenantId: null,
    providerData: [
      ...(email ? [provider('emailLink')] : []),
      ...(row.password_hash ? [provider('password')] : []),
    ],
    isAnonymous: email === '',
    metadata: {
      creationTime: row.created_at.toISOString(),
      lastSignInTime: row.last_login_at?.toISOString() ?? null,
    },
  }
}
