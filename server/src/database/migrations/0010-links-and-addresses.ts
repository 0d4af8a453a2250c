import { sql, type Kysely } from 'kysely'

/** Personal links that stay usable on their first device, and campaigns that write to the address of today's file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
-- Under row security only a leakproof comparison reads an index: equality of stored text is one, lower() is not.
alter table app_user add column email_key text generated always as (lower(email)) stored;
create unique index app_user_email_key on app_user (email_key);
drop index app_user_email;

-- The device a campaign's link was opened on first: there it opens again until the deadline.
alter table sign_in_link add column device bytea;
create index sign_in_link_person on sign_in_link (beneficiary_id) where kind = 'campaign';

-- Where mails about a person's money go; nowhere for who asked for paper.
create function mail_address(personal_email text, work_email text, electronic_delivery text) returns text
  language sql immutable parallel safe
  as $$ select case when electronic_delivery = 'opposed' then null else coalesce(personal_email, work_email) end $$;

alter table campaign_beneficiary
  -- Without an address by the person's own wish.
  add column on_paper boolean not null default false,
  -- When the address changed last: a notice sent before did not reach this one.
  add column readdressed_at timestamptz,
  -- Whether accounts, links and the notice have followed the address.
  add column address_followed boolean not null default true;
create index campaign_beneficiary_readdressed on campaign_beneficiary (readdressed_at) where not address_followed;
update campaign_beneficiary e set
  email = mail_address(b.personal_email, b.work_email, b.electronic_delivery),
  on_paper = b.electronic_delivery = 'opposed'
from beneficiary b where b.company_id = e.company_id and b.id = e.beneficiary_id
  and (e.email is distinct from mail_address(b.personal_email, b.work_email, b.electronic_delivery)
    or b.electronic_delivery = 'opposed');

-- Whoever writes the file (a form, an import, the person), every campaign follows in the same transaction.
create function enrolments_follow_address() returns trigger language plpgsql set search_path = public as $$
declare
  after_ text := mail_address(new.personal_email, new.work_email, new.electronic_delivery);
begin
  update campaign_beneficiary set email = after_, on_paper = new.electronic_delivery = 'opposed',
    email_bounced = false,
    readdressed_at = case when after_ is null then readdressed_at else business_now() end,
    address_followed = address_followed and after_ is null,
    version = version + 1
  where company_id = new.company_id and beneficiary_id = new.id;
  return null;
end $$;
create trigger enrolments_follow_address after update of personal_email, work_email, electronic_delivery on beneficiary
  for each row when (
    mail_address(old.personal_email, old.work_email, old.electronic_delivery)
      is distinct from mail_address(new.personal_email, new.work_email, new.electronic_delivery)
    or (old.electronic_delivery = 'opposed') <> (new.electronic_delivery = 'opposed'))
  execute function enrolments_follow_address();

-- An address that refused mail says nothing about the next one.
create function bounce_ends_with_address() returns trigger language plpgsql as $$
begin
  new.account_status := 'not_invited';
  return new;
end $$;
create trigger bounce_ends_with_address before update of personal_email, work_email on beneficiary
  for each row when (old.account_status = 'bounced'
    and coalesce(old.personal_email, old.work_email) is distinct from coalesce(new.personal_email, new.work_email))
  execute function bounce_ends_with_address();
`.execute(db)
}
