import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { whoRuns } from './who-runs.ts'

/** Tells those who run a company that its space is suspended, or no longer is, and whom to call. */
export async function tellSuspended(
  tx: Tx,
  outbox: Outbox,
  caller: Caller,
  company: { id: string; legal_name: string; version: number; lifted: boolean },
): Promise<void> {
  await seeIdentity(tx)
  const { rows } = await sql<{ called: string }>`
    select name || ' (' || email || ')' as called from adviser where company_id = ${company.id}
    order by since, id limit 1`.execute(tx)
  for (const person of await whoRuns(tx, company.id, caller.user_id))
    await outbox.add({
      kind: 'company-suspended',
      dedupe: `company-suspended:${company.id}:${company.version}:${person.id}`,
      recipient: person.email,
      company_id: company.id,
      priority: 2,
      payload: {
        language: person.locale,
        name: person.display_name,
        company_name: company.legal_name,
        adviser: rows[0]?.called ?? null,
        lifted: company.lifted,
      },
    })
}
