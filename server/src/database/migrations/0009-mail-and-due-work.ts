import { sql, type Kysely } from 'kysely'

/** What the senders of mail know of each other, what keeps a mail, and when each person is next looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
-- A process that has claimed mails; it says so again every few seconds, in real time.
create table mail_sender (
  id uuid primary key,
  beat_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on mail_sender to moisson_app;
alter table mail_sender enable row level security;
create policy senders on mail_sender using ((select app_all()));

alter table outbox
  add column claimed_by uuid,
  -- When its dialogue with the mail server began: from then on nobody knows whether it left until the answer is written.
  add column attempt_at timestamptz,
  -- Why a mail that is due is still here: the server refuses us, does not answer, or asks for patience.
  add column hindrance text check (hindrance in ('refused', 'away', 'deferred'));
-- Claimed under the earlier rules, when no attempt was written: any of them may have left.
update outbox set attempt_at = claimed_at where state = 'sending';
create index outbox_claimed on outbox (claimed_by) where state = 'sending';
create index outbox_hindered on outbox (company_id, campaign_id) where state = 'pending' and hindrance is not null;
create index outbox_unsettled on outbox (company_id, campaign_id) where state in ('uncertain', 'failed');

create index choice_person on choice (campaign_beneficiary_id, version);

drop index campaign_due;
create index campaign_opening on campaign (opens_at) where state = 'scheduled';
create index campaign_closing on campaign (closes_at) where state = 'open';
-- A campaign that waits for a notice to leave before it ends is looked at again then.
alter table campaign add column look_again_at timestamptz;

-- The next instant at which something may have to be told to the person; whoever changes a window has it looked at.
alter table campaign_beneficiary add column next_due_at timestamptz;
create function look_at_enrolment() returns trigger language plpgsql as $$
  begin
    new.next_due_at := 'epoch';
    return new;
  end $$;
create trigger look_at_new before insert on campaign_beneficiary for each row
  when (new.engagement_state in ('invited', 'opened', 'in_progress')) execute function look_at_enrolment();
create trigger look_again before update of invited_at, deadline_at, engagement_state on campaign_beneficiary for each row
  when ((new.engagement_state in ('invited', 'opened', 'in_progress')
      and (new.invited_at, new.deadline_at) is distinct from (old.invited_at, old.deadline_at))
    or (new.engagement_state = 'in_progress' and old.engagement_state <> 'in_progress'))
  execute function look_at_enrolment();
update campaign_beneficiary set next_due_at = 'epoch' where engagement_state in ('invited', 'opened', 'in_progress');
create index campaign_beneficiary_due on campaign_beneficiary (next_due_at) where next_due_at is not null;
`.execute(db)
}
