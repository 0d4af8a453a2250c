import { sql, type Kysely } from 'kysely'

/** Who advises a company today, said once: a stopped account, or one that is no adviser any more, advises nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create view adviser with (security_invoker = true) as
  select m.company_id, m.created_at as since, u.id, coalesce(u.display_name, u.email) as name, u.email
  from membership m join app_user u on u.id = m.user_id
  where m.role = 'manager' and m.status = 'active' and u.is_manager and u.status = 'active';
grant select on adviser to moisson_app;
`.execute(db)
}
