import { sql, type Kysely } from 'kysely'

/** What the texts written here say of a supplement's split and of a split by site, in the agreements made of them before either was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
update agreement a set clauses = a.clauses || jsonb_build_object('supplement_criteria',
    case d.answers->'accord'->'supplement'->>'split' when 'own' then d.answers->'accord'->'supplement'->'criteria' else '[]' end)
  from document d
  where d.id = a.document_id and not a.clauses ? 'supplement_criteria'
    and d.answers->'accord'->'supplement'->>'split' in ('own', 'specific')
    and d.answers->'accord'->'supplement'->>'planned' = 'true'`.execute(db)
  await sql`
update agreement a set formula = a.formula || '{"by_site": true}'
  from document d
  where d.id = a.document_id and a.formula is not null and not a.formula ? 'by_site'
    and d.answers->'accord'->>'by_site' = 'true'`.execute(db)
}
