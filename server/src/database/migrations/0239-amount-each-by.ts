import { sql, type Kysely } from 'kysely'

/** An amount for each person is multiplied as the agreement shares it: by presences where it goes by presence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update agreement set formula = formula || jsonb_build_object('each_by', clauses->'criteria'->0->>'criterion')
    where formula->'formula'->>'tree' like '%per_head%' and clauses->'criteria'->0->>'criterion' is not null`.execute(
    db,
  )
}
