import type { Tx } from '../database/connect.ts'
import type { KeptAgent } from '../database/kept-person.ts'
import { seeIdentity } from '../identity/see-identity.ts'

export interface Adviser {
  id: string
  display_name: string
  email: string
  phone: string | null
  photo_url: string | null
  agent: KeptAgent | null
}

/** Whether somebody advises a company; where nobody does, nobody would ever look at what its people send. */
export async function isAdvised(tx: Tx, companyId: string): Promise<boolean> {
  return (await advisersOf(tx, companyId)).length > 0
}

/** The active advisers of a company, the first assigned first. */
export async function advisersOf(tx: Tx, companyId: string): Promise<Adviser[]> {
  await seeIdentity(tx)
  return tx
    .selectFrom('adviser as a')
    .innerJoin('app_user as u', 'u.id', 'a.id')
    .select(['a.id', 'a.name as display_name', 'a.email', 'u.phone', 'u.photo_url', 'u.agent'])
    .where('a.company_id', '=', companyId)
    .orderBy('a.since')
    .orderBy('a.id')
    .execute()
}
