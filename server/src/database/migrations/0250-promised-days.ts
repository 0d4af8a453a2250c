import { sql, type Kysely } from 'kysely'

/** The days to answer and the months to pay that the texts written here promise, in the agreements made of them before either was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
update agreement a set clauses = a.clauses || jsonb_build_object('response_days', d.answers->'accord'->'choice'->'response_days')
  from document d
  where d.id = a.document_id and not a.clauses ? 'response_days'
    and jsonb_array_length(d.answers->'accord'->'choice'->'plans') > 0
    and (d.answers->'accord'->'choice'->>'response_days')::numeric between 15 and 90`.execute(db)
  await sql`
update agreement a set clauses = a.clauses || jsonb_build_object('payment_months', d.answers->'accord'->'payment'->'months_after_closing')
  from document d
  where d.id = a.document_id and not a.clauses ? 'payment_months'
    and (d.answers->'accord'->'payment'->>'months_after_closing')::numeric between 1
      and case when (d.answers->'accord'->'duration'->>'period_months')::numeric < 12 then 1 else 4 end`.execute(
    db,
  )
}
