import { sql, type Kysely } from 'kysely'
import { openAccounts } from './0007-open-accounts.ts'

/** The matching account of each person: what was received, reserved and settled, by plan and civil year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
-- One row a person, held by whoever reads and writes the person's accounts.
create table abondement_account (
  beneficiary_id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  foreign key (company_id, beneficiary_id) references beneficiary (company_id, id) on delete cascade
);

create table abondement_entry (
  id uuid primary key,
  company_id uuid not null,
  beneficiary_id uuid not null,
  plan_kind text not null check (plan_kind in ('pee', 'percol')),
  -- Civil year of the planned payment at the confirmation; never moved.
  year int not null,
  kind text not null check (kind in ('opening', 'reservation', 'settlement')),
  contributed_cents bigint not null default 0 check (contributed_cents >= 0),
  gross_cents bigint not null default 0 check (gross_cents >= 0),
  net_cents bigint not null default 0 check (net_cents between 0 and gross_cents),
  -- What a choice would have got if nothing else had been matched that year: more where it was cut.
  uncut_gross_cents bigint not null default 0,
  -- Of an opening: what the company grants above its own plan's cap, for a promise it keeps.
  above_cap_cents bigint not null default 0 check (above_cap_cents >= 0),
  -- What the person was told before this table was there, where the account holds another amount.
  promised_gross_cents bigint,
  promised_net_cents bigint,
  campaign_id uuid,
  campaign_beneficiary_id uuid,
  choice_id uuid,
  source text not null check (source in ('choice', 'draft', 'default', 'file', 'hand', 'kept_promise')),
  note text,
  -- Its place in the order of the account.
  confirmed_at timestamptz not null,
  settled_at timestamptz,
  freed_at timestamptz,
  freed_because text,
  created_by uuid,
  created_by_name text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'opening') = (campaign_beneficiary_id is null)),
  check ((campaign_id is null) = (campaign_beneficiary_id is null)),
  check (kind = 'opening' or above_cap_cents = 0),
  foreign key (company_id, beneficiary_id) references beneficiary (company_id, id) on delete cascade,
  foreign key (company_id, campaign_beneficiary_id) references campaign_beneficiary (company_id, id) on delete cascade
);
create unique index abondement_entry_once on abondement_entry (campaign_beneficiary_id, plan_kind) where freed_at is null;
create index abondement_entry_account on abondement_entry (beneficiary_id, year) where freed_at is null;
create index abondement_entry_campaign on abondement_entry (campaign_id) where freed_at is null;
create index abondement_entry_promised on abondement_entry (company_id, year) where promised_gross_cents is not null;
`.execute(db)
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const table of ['abondement_account', 'abondement_entry']) {
    await run(`grant select, insert, update, delete on ${table} to moisson_app`)
    await run(`alter table ${table} enable row level security`)
    await run(`alter table ${table} force row level security`)
    const inScope = '(select app_all()) or company_id = any((select app_companies())::uuid[])'
    await run(`create policy tenant on ${table} using (${inScope}) with check (${inScope})`)
    await run(
      `create policy person on ${table} as restrictive
       using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]))`,
    )
  }
  await openAccounts(db)
}
