import { sql, type Kysely } from 'kysely'

/**
 * A place of work is an entity of its company. A person's file names one that exists: by its name, which follows when
 * the place is named otherwise. What the company file listed and what people's files said becomes these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table establishment (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  siret text check (siret ~ '^[0-9]{14}$'),
  address jsonb,
  headcount numeric,
  closed_on date,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, name),
  unique (company_id, siret)
);
create unique index establishment_plain_name on establishment (company_id, plain_text(name));
grant select, insert, update, delete on establishment to moisson_app;
alter table establishment enable row level security;
alter table establishment force row level security;
create policy tenant on establishment
  using ((select app_all()) or company_id = any((select app_companies())::uuid[]));

insert into establishment (id, company_id, name, siret, address, headcount, created_at, updated_at)
select gen_random_uuid(), company_id,
  case when rank = 1 then name else left(name, 62) || ' – ' || coalesce(siret, rank::text) end,
  siret, address, headcount, now(), now()
from (
  select *, row_number() over (partition by company_id, plain_text(name) order by place) as rank
  from (
    select c.id as company_id, e.place,
      left(coalesce(nullif(btrim(e.one->>'name'), ''), nullif(btrim(e.one->'address'->>'city'), ''), 'Établissement '
        || (e.one->>'siret')), 80) as name,
      case when e.one->>'siret' ~ '^[0-9]{14}$' then e.one->>'siret' end as siret,
      nullif(e.one->'address', 'null') as address, (e.one->>'headcount')::numeric as headcount
    from company c cross join lateral jsonb_array_elements(c.establishments) with ordinality as e(one, place)
  ) listed
) named;

update beneficiary b set establishment = null where btrim(establishment) = '';
update beneficiary b set establishment = e.name from establishment e
  where b.establishment is not null and e.company_id = b.company_id
    and (e.siret = translate(b.establishment, ' .-', '') or plain_text(e.name) = plain_text(btrim(b.establishment)));
insert into establishment (id, company_id, name, created_at, updated_at)
select gen_random_uuid(), company_id, left(name, 80), now(), now() from (
  select b.company_id, min(btrim(b.establishment)) as name from beneficiary b
  where b.establishment is not null and not exists (select from establishment e
    where e.company_id = b.company_id and e.name = b.establishment)
  group by b.company_id, plain_text(left(btrim(b.establishment), 80))
) said;
update beneficiary b set establishment = e.name from establishment e
  where b.establishment is not null and e.company_id = b.company_id and e.name <> b.establishment
    and plain_text(e.name) = plain_text(left(btrim(b.establishment), 80));

alter table beneficiary add constraint beneficiary_establishment_known foreign key (company_id, establishment)
  references establishment (company_id, name) on update cascade;
alter table company drop column establishments;
`.execute(db)
}
