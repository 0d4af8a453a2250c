import { sql, type Kysely } from 'kysely'

/**
 * A version keeps its period of calculation, which its days to sign and file go by; one denounced before its first
 * exercice rules nothing and leaves its place to another of the same start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table agreement
  add column period_months int check (period_months between 1 and 12),
  drop constraint agreement_first_exercise;
create unique index agreement_first_exercise on agreement (company_id, type, first_exercise_start) nulls not distinct
  where first_exercise_start is null or last_exercise_end is null or last_exercise_end >= first_exercise_start;
update agreement set period_months = (formula->'duration'->>'period_months')::int where formula is not null;
`.execute(db)
}
