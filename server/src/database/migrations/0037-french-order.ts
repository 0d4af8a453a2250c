import { sql, type Kysely } from 'kysely'

/** Names of companies and of accounts sort as a French reader expects, in every list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table company alter column legal_name type text collate "fr-x-icu";
alter table app_user alter column display_name type text collate "fr-x-icu";
`.execute(db)
}
