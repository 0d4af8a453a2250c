import type { Tx } from '../database/connect.ts'
import { endSessions } from './end-sessions.ts'
import { forgetFactors } from './factors/factor-store.ts'
import { closeLinksOf } from './opened-links.ts'

/** Nobody signs in with the account any more and it names nobody; what it opened to others closes, and the companies’ files stay. */
export async function closeAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await closeLinksOf(tx, userId, now)
  await endSessions(tx, { userId }, 'account closed')
  await tx.deleteFrom('membership').where('user_id', '=', userId).execute()
  await forgetFactors(tx, userId)
  await tx.deleteFrom('saver_profile').where('user_id', '=', userId).execute()
  await tx.deleteFrom('academy_reading').where('user_id', '=', userId).execute()
  await tx.deleteFrom('sign_in_link').where('user_id', '=', userId).execute()
  await tx.updateTable('beneficiary').set({ user_id: null }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('app_user')
    .set({
      email: `closed-${userId}@closed.invalid`,
      display_name: null,
      phone: null,
      easy_words: null,
      photo_url: null,
      password_hash: null,
      email_verified: false,
      status: 'closed',
      is_platform_admin: false,
      is_manager: false,
      current_company_id: null,
    })
    .where('id', '=', userId)
    .execute()
}
