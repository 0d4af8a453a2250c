import { sql, type Kysely } from 'kysely'

/** A PER COL may have an account keeper of its own, which is paid and answers apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table company
  add column percol_account_keeper text,
  add column percol_keeper_company_code text,
  add column percol_keeper_iban_cipher bytea,
  add column percol_keeper_iban_mask text,
  add column percol_keeper_bic text;
alter table keeper_answer add column plan text check (plan in ('pee', 'percol'));
`.execute(db)
}
