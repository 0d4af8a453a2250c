import { sql, type Kysely } from 'kysely'

/**
 * A former address may be somebody else's mailbox: the links to vote that went there open nothing once it is corrected.
 * Whoever writes the file, a form, an import or the person, they end in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create function vote_links_end_with_address() returns trigger language plpgsql set search_path = public as $$
begin
  delete from ratification_link l using ratification_voter v
  where l.voter_id = v.id and v.beneficiary_id = new.id and l.company_id = new.company_id;
  return null;
end $$;
create trigger vote_links_end_with_address after update of personal_email, work_email on beneficiary
  for each row when (lower(coalesce(old.personal_email, old.work_email))
    is distinct from lower(coalesce(new.personal_email, new.work_email)))
  execute function vote_links_end_with_address();
`.execute(db)
}
