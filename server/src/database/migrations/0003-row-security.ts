import { sql, type Kysely } from 'kysely'

const ofCompany = [
  'plan',
  'agreement',
  'beneficiary',
  'beneficiary_year',
  'extract',
  'extract_file',
  'extract_row',
  'campaign',
  'campaign_beneficiary',
  'choice',
  'export_download',
  'outbox',
  'audit',
  'data_key',
]
/** Tables whose rows belong to one person: a person's own call sees no other row. */
const ofPerson: Record<string, string> = {
  beneficiary: 'id',
  beneficiary_year: 'beneficiary_id',
  campaign_beneficiary: 'beneficiary_id',
  choice: 'beneficiary_id',
}

/** The second wall: the application role owns nothing and sees only what its transaction was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  // Whoever was made a member beforehand may not be allowed to grant it; the start checks that the role is taken.
  await run(`do $$ begin grant moisson_app to current_user;
    exception when insufficient_privilege then null; end $$`)
  await run('grant usage on schema public to moisson_app')
  await run('grant select, insert, update, delete on all tables in schema public to moisson_app')
  await run('grant execute on all functions in schema public to moisson_app')
  await run('revoke insert, update, delete on business_clock, export_layout from moisson_app')
  await run('revoke update, delete, truncate on audit from moisson_app')
  await run('grant update (seq, previous_hash, hash) on audit to moisson_app')

  for (const table of ofCompany) {
    await run(`alter table ${table} enable row level security`)
    await run(`alter table ${table} force row level security`)
    const ofScope = '(select app_all()) or company_id = any((select app_companies())::uuid[])'
    // A file read before any company was chosen is its reader's alone; its pieces follow it.
    const ownFile =
      table === 'extract'
        ? ' or (company_id is null and user_id = (select app_user()))'
        : table.startsWith('extract_')
          ? ' or (company_id is null and extract_id in (select id from extract where company_id is null))'
          : ''
    const inScope = ofScope + ownFile
    // Traces and mails of the identity module belong to no company: written by all, read in no company's scope.
    const written = table === 'audit' || table === 'outbox' ? `company_id is null or ${inScope}` : inScope
    await run(`create policy tenant on ${table} using (${inScope}) with check (${written})`)
  }
  for (const [table, column] of Object.entries(ofPerson)) {
    await run(
      `create policy person on ${table} as restrictive
       using ((select app_people()) is null or ${column} = any((select app_people())::uuid[]))`,
    )
  }
  await run('alter table company enable row level security')
  await run('alter table company force row level security')
  await run(
    'create policy tenant on company using ((select app_all()) or id = any((select app_companies())::uuid[]))',
  )

  // Sealed until the identity module opens them for its own statements, or for one's own rows.
  for (const [table, own] of Object.entries({
    app_user: 'id = (select app_user())',
    session: 'user_id = (select app_user())',
    membership: 'user_id = (select app_user())',
    idempotency: 'user_id = (select app_user())',
    sign_in_link: 'false',
    signing_key: 'false',
    rate_limit: 'false',
    demo_mail: 'false',
  })) {
    await run(`alter table ${table} enable row level security`)
    await run(`create policy own on ${table} using ((select app_identity()) or ${own})`)
  }

  // Who the session belongs to and what that person may reach: the one look-up made before the scope is known.
  await run(`
create function caller_of(asked uuid) returns jsonb language sql stable security definer set search_path = public as $$
  select jsonb_build_object(
    'session_id', s.id, 'user_id', u.id, 'email', u.email, 'name', coalesce(u.display_name, u.email), 'locale', u.locale,
    'status', u.status, 'auth_time', extract(epoch from s.auth_time), 'campaign_scope', s.campaign_scope,
    'platform_admin', u.is_platform_admin, 'manager', u.is_manager, 'current_company_id', u.current_company_id,
    'administers', coalesce((select jsonb_agg(m.company_id) from membership m
       where m.user_id = u.id and m.role = 'company_admin' and m.status = 'active'), '[]'),
    'manages', coalesce((select jsonb_agg(m.company_id) from membership m
       where u.is_manager and m.user_id = u.id and m.role = 'manager' and m.status = 'active'), '[]'),
    'beneficiaries', coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'company_id', b.company_id)) from beneficiary b
       where b.user_id = u.id and b.status <> 'archived'), '[]'))
  from session s join app_user u on u.id = s.user_id
  where s.id = asked and s.ended_at is null and s.expires_at > now()
$$`)
  await run('revoke all on function caller_of(uuid) from public')
  await run('grant execute on function caller_of(uuid) to moisson_app')
}
