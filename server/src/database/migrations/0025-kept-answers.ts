import { sql, type Kysely } from 'kysely'

/**
 * A repeated key: no status while the first request runs, and the answer sealed like what it tells of. A person may ask
 * for more than to be erased, one request of each kind at a time; an erasure is written outside the database too, so
 * that a restore knows of it. What somebody reads of people is counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table idempotency alter column status drop not null, add column sealed bytea;
alter table erasure_request
  add column kind text not null default 'erasure' check (kind in ('erasure', 'restriction', 'objection')),
  -- What an answer erased, as it is done again after a restore, and when that was written outside the database.
  add column done jsonb,
  add column journaled_at timestamptz;
alter table app_user add column closure_journaled_at timestamptz;
drop index erasure_request_open;
create unique index erasure_request_open on erasure_request (beneficiary_id, kind) where decided_at is null;
create index erasure_request_unwritten on erasure_request (decided_at) where done is not null and journaled_at is null;
create index app_user_closure_unwritten on app_user (id) where status = 'closed' and closure_journaled_at is null;
create index audit_file_read on audit (actor_id, at) where action in ('beneficiary.readFile', 'beneficiary.readMany');
`.execute(db)
}
