import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'

/** Refuses the SIREN of another company that the caller sees, and says which one it is. */
export async function refuseKnownSiren(tx: Tx, siren: string | undefined, except?: string): Promise<void> {
  if (siren === undefined) return
  const known = await tx
    .selectFrom('company')
    .select(['id', 'legal_name'])
    .where('siren', '=', siren)
    .executeTakeFirst()
  if (known && known.id !== except)
    throw refused('siren_exists', { name: known.legal_name, company_id: known.id })
}
