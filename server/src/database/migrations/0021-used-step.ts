import { sql, type Kysely } from 'kysely'

/** How far a session's bearers have been seen in use: then the answer that carried them did arrive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column used_step int not null default 0, add column used_step_at timestamptz`.execute(
    db,
  )
}
