import { sql, type Kysely } from 'kysely'

/** A member of the works council (CSE) reads totals and the papers addressed to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table membership drop constraint membership_company_role_check`.execute(db)
  await sql`alter table membership add constraint membership_company_role_check
    check (company_role in ('owner', 'editor', 'payroll', 'accountant', 'viewer', 'cse'))`.execute(db)
}
