import { sql, type Kysely } from 'kysely'

/** Which languages there are is said by the program alone: a table only holds the shape of one, for one more to be a matter of words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = { academy_opinion: 'language', beneficiary: 'language', company: 'people_language' }
  for (const [table, column] of Object.entries(columns)) {
    const check = `${table}_${column}_check`
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(check)},
      add constraint ${sql.id(check)} check (${sql.id(column)} ~ '^[a-z]{2}$')`.execute(db)
  }
}
