import { listUsers } from '@moisson/contract/admin'
import { sql, type RawBuilder } from 'kysely'
import { handle } from '../http/handle.ts'
import { byId, inFrench, pageOf, type Order } from '../http/list-page.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import {
  accountColumns,
  accountOut,
  accountsOf,
  awaitedAdviser,
  nameSeen,
  sortKey,
  statusSeen,
  type AccountRow,
} from './account-store.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const byName: Order<AccountRow> = {
  keys: [{ column: sql.ref('s.sort_key'), ...inFrench, value: ({ sort_key }) => sort_key }, byId('s.id')],
}

/** The accounts within the caller's reach, by name, page by page. */
export const handleListUsers = handle(listUsers, async ({ tx, caller, input, now }) => {
  await seeIdentity(tx)
  const { q, role, status, company_id, invited } = input.query
  const filters = [accountsOf(caller)]
  if (q)
    filters.push(
      sql`strpos(plain_text(coalesce(${nameSeen(caller)}, '') || ' ' || u.email), plain_text(${q})) > 0`,
    )
  if (status) filters.push(sql`${statusSeen(caller)} = any(${[...status]})`)
  if (role)
    filters.push(
      sql`(${sql.join(
        role.map((one) => holds[one]),
        sql` or `,
      )})`,
    )
  if (company_id !== undefined) filters.push(uuid.test(company_id) ? belongsTo(company_id) : sql`false`)
  if (invited)
    filters.push(
      sql`(exists (select from membership m join company c on c.id = m.company_id where m.user_id = u.id and m.status = 'invited')
        or ${awaitedAdviser(caller)})`,
    )
  const where = sql.join(filters, sql` and `)
  const page = pageOf(byName, input.query)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from app_user u where ${where}`.execute(tx)
  const { rows } = await sql<AccountRow>`
    select ${accountColumns(caller)} from (
      select s.id from (select u.id, ${sortKey(caller)} as sort_key from app_user u where ${where}) s
      where ${page.after} order by ${page.order} limit ${page.limit}) page
    join app_user u on u.id = page.id
    order by sort_key, u.id`.execute(tx)
  const { shown, next_cursor } = page.cut(rows)
  return {
    total: counted.rows[0]?.total ?? 0,
    next_cursor,
    items: shown.map((row) => accountOut(row, caller, now)),
  }
})

const holds: Record<string, RawBuilder<unknown>> = {
  platform_admin: sql`u.is_platform_admin`,
  manager: sql`u.is_manager`,
  company_admin: sql`exists (select from membership m join company c on c.id = m.company_id
    where m.user_id = u.id and m.role = 'company_admin' and m.status <> 'revoked')`,
  beneficiary: sql`exists (select from beneficiary b where b.user_id = u.id and b.status <> 'archived')`,
}

function belongsTo(companyId: string): RawBuilder<unknown> {
  return sql`(exists (select from membership m join company c on c.id = m.company_id
      where m.user_id = u.id and m.company_id = ${companyId}::uuid and m.status <> 'revoked')
    or exists (select from beneficiary b where b.user_id = u.id and b.company_id = ${companyId}::uuid and b.status <> 'archived'))`
}
