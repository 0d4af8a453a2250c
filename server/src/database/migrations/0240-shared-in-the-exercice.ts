import { sql, type Kysely } from 'kysely'

/**
 * What a campaign tells that the others of its exercice shared out before it was kept as it was at its launch: corrected
 * since, or called off after a correction, they were counted wrong. It is what those launched before it share out today.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with told as (
      select c.id, coalesce(sum(d.distributed_gross_cents), 0)::bigint as cents
      from campaign c left join campaign d on d.company_id = c.company_id and d.id <> c.id
        and replace(d.type, '_supplement', '') = replace(c.type, '_supplement', '')
        and d.exercise_end = c.exercise_end and d.state not in ('draft', 'cancelled') and d.launched_at < c.launched_at
      where c.frozen ? 'shared_before_cents' and c.state <> 'cancelled'
      group by c.id)
    update campaign c set frozen = jsonb_set(c.frozen, '{shared_before_cents}', to_jsonb(t.cents))
    from told t where t.id = c.id and (c.frozen ->> 'shared_before_cents')::bigint <> t.cents`.execute(db)
}
