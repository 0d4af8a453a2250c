import { sql, type Kysely } from 'kysely'

/** Who lacks a hire date or a presence is counted without reading everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create index beneficiary_no_hire_date on beneficiary (company_id) where hire_date is null and status <> 'archived';
create index beneficiary_year_present on beneficiary_year (company_id, year, beneficiary_id) where presence_days is not null;
`.execute(db)
}
