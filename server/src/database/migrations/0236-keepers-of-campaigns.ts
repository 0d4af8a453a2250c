import { sql, type Kysely } from 'kysely'

/** A launched campaign keeps the account keepers it was launched with; those that run have the ones of today. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign add column keepers jsonb`.execute(db)
  await sql`
    update campaign c set keepers = jsonb_build_object('account_keeper', k.account_keeper,
      'account_keeper_company_code', k.account_keeper_company_code, 'percol_account_keeper', k.percol_account_keeper,
      'percol_keeper_company_code', k.percol_keeper_company_code)
    from company k where k.id = c.company_id and c.launched_at is not null`.execute(db)
}
