import { sql, type Kysely } from 'kysely'

/** A bonus is placed on request alone: a draft of one no longer lets an unconfirmed choice count. What was launched stays as it was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
update campaign set draft_policy = 'ignore_draft', version = version + 1
where type = 'ppv' and state = 'draft' and draft_policy <> 'ignore_draft'
`.execute(db)
}
