import type { Tx } from '../database/connect.ts'

/** The active administrators of the platform, held: two who take a role away queue here, so that one of them is refused. */
export const heldPlatformAdmins = (tx: Tx) =>
  tx
    .selectFrom('app_user')
    .select('id')
    .where('is_platform_admin', '=', true)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
