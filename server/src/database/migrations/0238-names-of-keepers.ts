import { sql, type Kysely } from 'kysely'

/** An account keeper that is not in the list has the name the company gives it; what is launched kept none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column account_keeper_name text, add column percol_keeper_name text`.execute(
    db,
  )
  await sql`
    update campaign set keepers = keepers || '{"account_keeper_name": null, "percol_keeper_name": null}'::jsonb
    where keepers is not null`.execute(db)
}
