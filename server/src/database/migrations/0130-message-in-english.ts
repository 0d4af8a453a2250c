import { sql, type Kysely } from 'kysely'

/** The company’s words to the people of a campaign, in English too where it wrote them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign add column message_title_en text, add column message_body_en text`.execute(
    db,
  )
}
