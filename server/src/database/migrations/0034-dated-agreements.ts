import { sql, type Kysely } from 'kysely'

/**
 * An agreement is a series of dated versions: it, its amendments, what renews or follows it. Each rules the exercices
 * from its first one on; what decided a campaign is never rewritten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table agreement
  add column act text not null default 'agreement' check (act in ('agreement', 'amendment', 'renewal')),
  add column of_id uuid references agreement (id) on delete cascade,
  add column tacit_renewal boolean,
  add column denounced_on date,
  add column saved_by_name text,
  drop constraint agreement_company_id_type_key,
  add constraint agreement_first_exercise unique nulls not distinct (company_id, type, first_exercise_start),
  add constraint agreement_of check ((act = 'agreement') = (of_id is null));
create index agreement_of_id on agreement (of_id);
create index campaign_agreement on campaign ((frozen->'agreement'->>'id')) where frozen is not null;
`.execute(db)
}
