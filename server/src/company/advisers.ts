import { sql } from 'kysely'
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
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'u.phone', 'u.photo_url', 'u.agent'])
    .select(sql<string>`coalesce(u.display_name, u.email)`.as('display_name'))
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'manager')
    .where('m.status', '=', 'active')
    .where('u.is_manager', '=', true)
    .where('u.status', '=', 'active')
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
}
