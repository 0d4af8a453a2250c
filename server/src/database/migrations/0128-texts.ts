import { sql, type Kysely } from 'kysely'

/**
 * Notices and reminders by SMS, for whom no mail reaches: the gateway of the installation, the company’s word, the
 * person’s wish and number, the codes in the messages, and by what each person was informed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table installation add column sms_gateway text;
alter table company add column sms_notices boolean not null default false;
alter table outbox add column channel text not null default 'mail' check (channel in ('mail', 'sms'));
-- What the gateway says of a number: nothing leaves to it until there is another one.
alter table beneficiary add column sms_refused boolean not null default false;
alter table campaign_beneficiary add column informed_by text check (informed_by in ('email', 'sms', 'letter'));
update campaign_beneficiary e set informed_by = case
    when exists (select from letter l where l.campaign_beneficiary_id = e.id and l.handed_on is not null) then 'letter'
    when e.invited_at is not null then 'email' end
  where e.informed_on is not null;

create table text_code (
  code_hash bytea primary key,
  company_id uuid not null,
  campaign_id uuid not null,
  beneficiary_id uuid not null,
  campaign_beneficiary_id uuid not null,
  created_at timestamptz not null,
  used_at timestamptz,
  foreign key (company_id, campaign_beneficiary_id) references campaign_beneficiary (company_id, id) on delete cascade
);
create index text_code_enrolment on text_code (campaign_beneficiary_id);
create index text_code_person on text_code (beneficiary_id);
grant select, insert, update, delete on text_code to moisson_app;
alter table text_code enable row level security;
alter table text_code force row level security;
create policy tenant on text_code using ((select app_all()) or company_id = any((select app_companies())::uuid[]));
create policy person on text_code as restrictive
  using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]));

-- The number to which a person's notices and reminders go; null for whom a mail or a letter reaches.
create function sms_to(asked_company uuid, asked_person uuid) returns text language sql stable as $$
  select b.mobile from beneficiary b join company o on o.id = b.company_id cross join installation i
  where b.company_id = asked_company and b.id = asked_person and i.sms_gateway is not null and o.sms_notices
    and not b.sms_refused and b.mobile ~ '^\\+(33[67][0-9]{8}|(?!33)[1-9][0-9]{6,14})$'
    and (b.electronic_delivery = 'sms' or (b.electronic_delivery <> 'opposed'
      and (coalesce(b.personal_email, b.work_email) is null or b.account_status = 'bounced')))
$$;

create function refusal_ends_with_number() returns trigger language plpgsql as $$
begin
  new.sms_refused := false;
  return new;
end $$;
create trigger refusal_ends_with_number before update of mobile on beneficiary
  for each row when (old.mobile is distinct from new.mobile) execute function refusal_ends_with_number();

-- A number that was missing: whoever no notice has reached gets it, as with an address.
create function enrolments_follow_number() returns trigger language plpgsql set search_path = public as $$
begin
  if sms_to(new.company_id, new.id) is not null then
    update campaign_beneficiary set readdressed_at = business_now(), address_followed = false, version = version + 1
    where company_id = new.company_id and beneficiary_id = new.id and invited_at is null and informed_on is null;
  end if;
  return null;
end $$;
create trigger enrolments_follow_number after update of mobile, electronic_delivery, account_status on beneficiary
  for each row when (old.mobile is distinct from new.mobile or old.electronic_delivery is distinct from new.electronic_delivery
    or (old.account_status <> 'bounced' and new.account_status = 'bounced'))
  execute function enrolments_follow_number();
`.execute(db)
}
