import { sql, type Kysely } from 'kysely'

/**
 * What was recorded and what was only assumed are told apart: a closing day nobody gave is unknown, an agreement says
 * when it takes effect and where it was filed, wages have their exercice, and an example says that it is one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Row security binds the owner too: the whole of each table is changed here.
  await sql`select set_config('app.companies', '*', true)`.execute(db)
  await sql`
alter table company
  alter column fiscal_year_end_month drop not null,
  alter column fiscal_year_end_month drop default,
  alter column fiscal_year_end_day drop not null,
  alter column fiscal_year_end_day drop default,
  -- The exercice whose wages the file gives.
  add column annual_gross_payroll_year int;
-- 31 December was also what nobody had said: it is kept where somebody wrote it, or launched a campaign with it.
update company set fiscal_year_end_month = null, fiscal_year_end_day = null
  where fiscal_year_end_month = 12 and fiscal_year_end_day = 31
    and not (origins ? 'fiscal_year_end_month' or origins ? 'fiscal_year_end_day')
    and not exists (select from campaign where company_id = company.id and launched_at is not null);

alter table agreement
  -- How it was concluded, one of the ways of L3312-5.
  add column conclusion text,
  add column effective_on date,
  add column filing_reference text,
  -- The signed text among the company's papers.
  add column document_id uuid references document on delete set null,
  add column is_example boolean not null default false;
alter table plan add column is_example boolean not null default false;
`.execute(db)
}
