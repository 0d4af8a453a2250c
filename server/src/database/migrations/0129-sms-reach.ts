import { sql, type Kysely } from 'kysely'

/**
 * Who is told by SMS, as rows that a query joins: a function asked for each of 300,000 people costs seconds, and where
 * the installation has no gateway nobody is looked at. A code remembers the number it went to: once the number is
 * corrected, what the former one received opens nothing, and the notice goes again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create view sms_reach with (security_invoker = true) as
  select b.company_id, b.id as beneficiary_id, b.mobile as number from beneficiary b join company o on o.id = b.company_id
  where (select sms_gateway is not null from installation) and o.sms_notices
    and not b.sms_refused and b.mobile ~ '^\\+(33[67][0-9]{8}|(?!33)[1-9][0-9]{6,14})$'
    and (b.electronic_delivery = 'sms' or (b.electronic_delivery <> 'opposed'
      and (coalesce(b.personal_email, b.work_email) is null or b.account_status = 'bounced')));
grant select on sms_reach to moisson_app;
alter table text_code add column number text;

create or replace function enrolments_follow_number() returns trigger language plpgsql set search_path = public as $$
begin
  update campaign_beneficiary e set readdressed_at = business_now(), address_followed = false, version = version + 1
  where company_id = new.company_id and beneficiary_id = new.id and (
    (invited_at is null and informed_on is null
      and exists (select from sms_reach r where r.company_id = new.company_id and r.beneficiary_id = new.id))
    or (old.mobile is distinct from new.mobile
      and exists (select from text_code t where t.campaign_beneficiary_id = e.id)));
  return null;
end $$;
drop function sms_to(uuid, uuid);
`.execute(db)
}
