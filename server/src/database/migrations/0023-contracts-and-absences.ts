import { sql, type Kysely } from 'kysely'

/** What presence, seniority and pay are found from where the payroll has not done it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table beneficiary add column other_contracts jsonb not null default '[]'`.execute(db)
  await sql`alter table beneficiary_year add column absences jsonb, add column rebuilt_pay jsonb`.execute(db)
  await sql`create index beneficiary_year_absent on beneficiary_year (company_id, year, beneficiary_id)
    where absences is not null`.execute(db)
}
