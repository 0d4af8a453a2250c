import { sql, type Kysely } from 'kysely'

/** Those who leave and could not be reached afterwards are counted with each list of people: from an index of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create index beneficiary_no_own_contact on beneficiary (company_id)
  where (exit_date is not null or status = 'left') and personal_email is null and mobile is null
    and status <> 'archived'`.execute(db)
}
