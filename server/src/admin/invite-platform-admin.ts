import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { writeAudit } from '../audit/write-audit.ts'
import { ConfigError, type Config } from '../config.ts'
import { inTransaction } from '../database/transaction.ts'
import { accountFor } from '../identity/account-for.ts'
import { linkAddress, mintLink } from '../identity/mint-link.ts'
import { identityScope } from '../identity/see-identity.ts'
import { isSingleAddress } from '../mail/compose-mail.ts'
import { outboxIn } from '../outbox/outbox.ts'

export interface Invited {
  /** Opens the account at once, for a quarter of an hour; the mail's own lasts a week. */
  link: string
  created: boolean
}

/**
 * Makes the account of an address an administrator of the platform, whatever it was: the first one of a new
 * installation, or the way back when the last one is lost. Whoever may run this owns the database anyway.
 */
export async function invitePlatformAdmin(pool: pg.Pool, config: Config, email: string): Promise<Invited> {
  const address = email.trim().toLowerCase()
  if (!isSingleAddress(address)) throw new ConfigError(`“${email}” is not an e-mail address`)
  return inTransaction(pool, identityScope, async (tx, now) => {
    const { id, created } = await accountFor(tx, { email: address })
    const user = await tx
      .updateTable('app_user')
      .set((row) => ({ is_platform_admin: true, status: 'active', version: row('version', '+', 1) }))
      .where('id', '=', id)
      .returning(['display_name', 'locale'])
      .executeTakeFirstOrThrow()
    const order = { user_id: id, email: address, redirect: '/admin/dashboard' }
    await outboxIn(tx, now).add({
      kind: 'platform-invitation',
      dedupe: `platform-invitation:${randomUUID()}`,
      recipient: address,
      priority: 1,
      payload: { link: { ...order, kind: 'invitation' }, language: user.locale, name: user.display_name },
    })
    const minted = await mintLink(tx, { ...order, kind: 'sign_in' }, now)
    if (!minted) throw new Error('the account just made active is not')
    await writeAudit(
      tx,
      now,
      'admin.invitePlatformAdmin',
      { name: 'npm run admin' },
      {
        target_type: 'user',
        target_id: id,
        summary: 'made administrator of the platform from the command line',
      },
    )
    return { link: linkAddress(config, minted.token), created }
  })
}
