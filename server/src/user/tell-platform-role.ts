import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { accountNotice, type AccountChange } from '../identity/account-notice.ts'
import type { Outbox } from '../outbox/outbox.ts'

/**
 * Tells a role of the platform, given or taken, to its person and to every administrator of the platform: nobody makes
 * one alone without the others reading it. `spared`: the person reads it elsewhere. The transaction must see the
 * identity tables.
 */
export async function tellPlatformRole(
  tx: Tx,
  outbox: Outbox,
  id: string,
  personId: string,
  by: Caller,
  change: AccountChange,
  { spared = false }: { spared?: boolean } = {},
): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select(['id', 'email', 'display_name', 'locale', 'is_platform_admin'])
    .where('status', '=', 'active')
    .where((row) => row.or([row('id', '=', personId), row('is_platform_admin', '=', true)]))
    .orderBy('id')
    .execute()
  const person = people.find((one) => one.id === personId)
  const named = person?.display_name ?? person?.email ?? ''
  for (const to of people) {
    if (spared && to.id === personId) continue
    const told = { account_change: change, by_name: by.name, person: to.id === personId ? null : named }
    await outbox.add(accountNotice(id, to, told))
  }
}
