import { sql, type Kysely } from 'kysely'

/** Links whose maker lost the access they stood for close, as those of today do with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, of, roles] of [
    ['reading_link', 'l.draft_id is null', ['owner']],
    ['reading_link', 'l.draft_id is not null', ['owner', 'editor']],
    ['document_share', 'true', ['owner', 'editor', 'accountant']],
  ] as const)
    await sql`
update ${sql.table(table)} l set revoked_at = now() where l.created_by is not null and l.revoked_at is null and ${sql.raw(of)}
  and not exists (select from app_user u where u.id = l.created_by and u.status = 'active' and (u.is_platform_admin
    or exists (select from membership m where m.user_id = u.id and m.company_id = l.company_id and m.status = 'active'
      and ((m.role = 'manager' and u.is_manager) or (m.role = 'company_admin' and m.company_role = any(${[...roles]}))))))
`.execute(db)
}
