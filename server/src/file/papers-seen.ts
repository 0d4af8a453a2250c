import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'

/** Advisers of the company and the platform see every paper; its administrators not those kept for advisers. */
export function seesAdviserPapers(caller: Caller, companyId: string): boolean {
  return caller.platform_admin || caller.manages.includes(companyId)
}

/** Whether the caller may see a paper, of the table `alias`. */
export const paperSeen = (caller: Caller, companyId: string, alias: string): RawBuilder<boolean> =>
  seesAdviserPapers(caller, companyId)
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(`${alias}.visibility`)} <> 'managers_only'`

/** The papers of a company that a caller may see: one kept for advisers is not there, for whoever names it too. */
export function papersSeen(tx: Tx, companyId: string, caller: Caller) {
  return tx
    .selectFrom('document as d')
    .where('d.company_id', '=', companyId)
    .where(paperSeen(caller, companyId, 'd'))
}
