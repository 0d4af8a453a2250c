import { sql, type Kysely } from 'kysely'

/**
 * Whose files a session opens is looked up whatever login owns the schema: an owner that is no superuser is held by row
 * security too, so the look-up states what it sees. PostgreSQL lets only a superuser state it this way: the next
 * migration does it for any login.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
do $$ begin
  alter function caller_of(uuid) set app.companies = '*' set app.people = '' set app.identity = 'on';
exception when insufficient_privilege then null;
end $$`.execute(db)
}
