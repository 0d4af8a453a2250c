import { sql, type Kysely } from 'kysely'

/**
 * What the periods of conservation need: who asked to be erased and what was answered, which disputes hold whom, when a
 * person or a campaign was forgotten, and where the audit now begins once its oldest rows are gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table legal_hold (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  beneficiary_id uuid not null,
  reason text not null,
  placed_at timestamptz not null,
  placed_by uuid,
  placed_by_name text,
  lifted_at timestamptz,
  lifted_by_name text,
  foreign key (company_id, beneficiary_id) references beneficiary (company_id, id) on delete cascade
);
create unique index legal_hold_standing on legal_hold (beneficiary_id) where lifted_at is null;

-- Stays when the person does not: it is the proof of the answer.
create table erasure_request (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  beneficiary_id uuid not null,
  user_id uuid,
  message text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  granted boolean,
  reason text,
  -- What was erased and what is kept, each with its reason and its last day.
  outcome jsonb
);
create unique index erasure_request_open on erasure_request (beneficiary_id) where decided_at is null;
create index erasure_request_company on erasure_request (company_id, asked_at desc);

alter table beneficiary add column forgotten_at timestamptz;
alter table campaign add column forgotten_at timestamptz;
-- Where a chain begins is moved by the function below alone.
revoke insert, update on audit_head from moisson_app;
grant insert (company_id, seq, hash), update (company_id, seq, hash) on audit_head to moisson_app;
alter table audit_head add column cut_seq bigint not null default 0, add column cut_hash bytea;

-- The one way in which rows leave the audit: the oldest of a chain, past their ten years, with their last hash kept.
create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.seq is null and new.seq is not null
    and (to_jsonb(new) - '{seq,previous_hash,hash}'::text[]) = (to_jsonb(old) - '{seq,previous_hash,hash}'::text[]) then
    return new;
  end if;
  if tg_op = 'DELETE' and current_setting('app.forgetting', true) = 'on'
    and old.seq is not null and old.at < business_now() - interval '10 years' then
    return old;
  end if;
  raise exception 'audit rows are never changed';
end $$;
create function forget_audit(cutoff timestamptz, most int) returns int language plpgsql security definer
  set search_path = public as $$
declare
  chain record;
  cut record;
  gone int;
  total int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('moisson audit chain'));
  perform set_config('app.forgetting', 'on', true);
  for chain in
    select h.company_id, h.cut_seq, h.seq from audit_head h
    where not exists (select from legal_hold l where l.company_id = h.company_id and l.lifted_at is null)
  loop
    select a.seq, a.hash into cut from audit a
      where a.company_id is not distinct from chain.company_id and a.seq > chain.cut_seq
        and a.seq <= chain.cut_seq + most - total
        and a.seq < coalesce((select min(y.seq) from audit y
          where y.company_id is not distinct from chain.company_id and y.seq > chain.cut_seq and y.at >= cutoff), chain.seq + 1)
      order by a.seq desc limit 1;
    if found then
      delete from audit a where a.company_id is not distinct from chain.company_id and a.seq <= cut.seq;
      get diagnostics gone = row_count;
      update audit_head h set cut_seq = cut.seq, cut_hash = cut.hash
        where h.company_id is not distinct from chain.company_id;
      total := total + gone;
    end if;
    exit when total >= most;
  end loop;
  perform set_config('app.forgetting', '', true);
  return total;
end $$;
revoke all on function forget_audit(timestamptz, int) from public;
grant execute on function forget_audit(timestamptz, int) to moisson_app;
`.execute(db)
  for (const table of ['legal_hold', 'erasure_request']) {
    await sql
      .raw(
        `grant select, insert, update, delete on ${table} to moisson_app;
         alter table ${table} enable row level security;
         alter table ${table} force row level security;
         create policy tenant on ${table} using ((select app_all()) or company_id = any((select app_companies())::uuid[]));
         create policy person on ${table} as restrictive
           using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]))`,
      )
      .execute(db)
  }
}
