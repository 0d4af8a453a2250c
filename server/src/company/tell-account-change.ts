import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { CompanyAccount } from './company-iban.ts'
import { whoRuns } from './who-runs.ts'

/**
 * Tells the company's other administrators that an account has changed, so that nobody does it in silence; when there
 * is no other one, its advisers are told.
 */
export async function tellAccountChange(
  tx: Tx,
  outbox: Outbox,
  caller: Caller,
  change: {
    company: { id: string; legal_name: string; version: number }
    moved: { account: CompanyAccount; mask: string | null }[]
  },
): Promise<void> {
  await seeIdentity(tx)
  const { company, moved } = change
  for (const person of await whoRuns(tx, company.id, caller.user_id))
    await outbox.add({
      kind: 'company-account-changed',
      dedupe: `company-account-changed:${company.id}:${company.version}:${person.id}`,
      recipient: person.email,
      company_id: company.id,
      priority: 2,
      payload: {
        language: person.locale,
        name: person.display_name,
        company_name: company.legal_name,
        by_name: caller.name,
        accounts: moved,
      },
    })
}
