import { sql, type Kysely } from 'kysely'

/** The sheets of the plans have a type of their own: they were kept as communication material. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update document set type = 'plan_sheet'
    where type = 'communication' and source = 'generated' and answers ->> 'kind' like 'plan\\_%'`.execute(db)
}
