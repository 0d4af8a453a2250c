import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'

export interface CurrentCompany {
  id: string
  /** Whether the caller works on the company's file, or only knows it as an employer. */
  asStaff: boolean
}

/**
 * The company the caller works on: the one last chosen while it is still theirs, else one they administer,
 * advise or are employed by: the one they have had longest, so that a company that comes does not take its place. A
 * preference: it grants nothing.
 */
export async function currentCompanyOf(tx: Tx, caller: Caller): Promise<CurrentCompany | null> {
  const { administers, manages, platform_admin: everywhere, current_company_id: chosen } = caller
  const employers = caller.beneficiaries.map((file) => file.company_id)
  const own = [...administers, ...manages, ...employers]
  const ids = everywhere && chosen ? [...own, chosen] : own
  if (ids.length === 0) return null
  const { rows } = await sql<{ id: string }>`
    select id from company where id = any(${ids}::uuid[])
    order by (id = ${chosen}::uuid) is true desc,
      (id = (select company_id from campaign where id = ${caller.campaign_scope}::uuid)) is true desc, id = any(${administers}::uuid[]) desc,
      id = any(${manages}::uuid[]) desc, (select min(m.created_at) from membership m
        where m.company_id = company.id and m.user_id = ${caller.user_id}::uuid), legal_name, id limit 1`.execute(
    tx,
  )
  const id = rows[0]?.id
  if (id === undefined) return null
  return { id, asStaff: everywhere || administers.includes(id) || manages.includes(id) }
}
