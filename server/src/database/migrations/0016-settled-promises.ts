import { sql, type Kysely } from 'kysely'

/**
 * Receipts of campaigns submitted before there were accounts may promise more matching than was settled. What they
 * promise is kept beside what was settled, so that the company reads who was told otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner sees nothing either, where row security is forced.
  await sql`select set_config('app.companies', '*', true)`.execute(db)
  await sql`
    update abondement_entry a set promised_gross_cents = p.gross, promised_net_cents = p.net
    from choice k cross join lateral (
      select l ->> 'destination' as plan_kind, sum(coalesce((l ->> 'abondement_gross_cents')::bigint, 0)) as gross,
        sum(coalesce((l ->> 'abondement_net_cents')::bigint, 0)) as net
      from jsonb_array_elements(k.receipt -> 'lines') l group by 1) p
    where a.kind = 'settlement' and a.freed_at is null and a.promised_gross_cents is null and k.id = a.choice_id
      and p.plan_kind = a.plan_kind and p.gross > a.gross_cents`.execute(db)
  await sql`select set_config('app.companies', '', true)`.execute(db)
}
