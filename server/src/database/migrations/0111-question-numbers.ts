import { sql, type Kysely } from 'kysely'

/** A company counts its own questions: a number tells nothing of how many others are asked. Those given stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table question alter column number drop identity, drop constraint question_number_key, add unique (company_id, number);
alter table company add column questions_asked int not null default 0;
update company o set questions_asked = q.last
  from (select company_id, max(number) as last from question group by company_id) q where q.company_id = o.id`.execute(
    db,
  )
}
