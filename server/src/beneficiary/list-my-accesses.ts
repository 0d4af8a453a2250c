import { listMyAccesses } from '@moisson/contract/beneficiary'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { byId, pageOf, type Order } from '../http/list-page.ts'
import { accessWords, accessesOf } from './accesses-of.ts'

const newestFirst: Order<{ at: Date; id: string }> = {
  keys: [{ column: sql.ref('a.at'), kind: 'instant', value: ({ at }) => at.toISOString() }, byId('a.id')],
  down: true,
}

/** Who opened or changed the caller's file, or took a file in which the caller stands; the caller's own doings are left out. */
export const handleListMyAccesses = handle(listMyAccesses, async ({ tx, caller, input, language }) => {
  const page = pageOf(newestFirst, { limit: 30, ...input.query })
  const people = caller.beneficiaries.map((file) => file.id)
  const about = accessesOf(sql`any(${people}::uuid[])`, caller.user_id)
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from audit a where ${about}`.execute(tx)
  const { rows } = await sql<{
    id: string
    at: Date
    who: string | null
    company_name: string
    action: string
  }>`
    select a.id, a.at, a.actor_name as who, c.legal_name as company_name, a.action
    from audit a join company c on c.id = a.company_id
    where ${about} and ${page.after}
    order by ${page.order} limit ${page.limit}`.execute(tx)
  const { shown, next_cursor } = page.cut(rows)
  return {
    total: counted.rows[0]?.total ?? 0,
    next_cursor,
    items: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      who: row.who ?? 'Moisson',
      company_name: row.company_name,
      what: accessWords[row.action]?.[language] ?? row.action,
    })),
  }
})
