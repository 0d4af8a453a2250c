import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'
import { scopesMeet } from './scope.ts'

/**
 * Gross cents that other launched campaigns of the same kind and exercice share out: each notice tells the whole of the
 * exercice (D3313-9 1°), not of one campaign.
 */
export async function sharedBefore(tx: Tx, campaign: CampaignRow): Promise<number> {
  const { cents } = await tx
    .selectFrom('campaign')
    .select((row) => row.fn.sum<number>('distributed_gross_cents').as('cents'))
    .where('company_id', '=', campaign.company_id)
    .where('id', '<>', campaign.id)
    .where('type', 'in', campaignTypeFacts[campaign.type].kin)
    .where('exercise_end', '=', campaign.exercise_end)
    .where('state', 'not in', ['draft', 'cancelled'])
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

/** Gross cents that launched campaigns of the exercice share out among the same people: the ceiling is that of their wages. */
export async function sharedAmongThem(tx: Tx, campaign: CampaignRow): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(o.distributed_gross_cents), 0)::bigint as cents from campaign m
    join campaign o on o.company_id = m.company_id and o.id <> m.id and o.exercise_end = m.exercise_end
      and o.type = any(${[...campaignTypeFacts[campaign.type].kin]}) and o.state not in ('draft', 'cancelled')
      and ${scopesMeet}
    where m.company_id = ${campaign.company_id} and m.id = ${campaign.id}`.execute(tx)
  return Number(rows[0]?.cents ?? 0)
}

/**
 * A campaign called off shared out nothing: those of its exercice launched after it no longer count it in what they tell.
 */
export async function uncountCancelled(tx: Tx, campaign: CampaignRow, now: Date): Promise<void> {
  if (campaign.launched_at === null || campaign.distributed_gross_cents === 0) return
  await sql`
    update campaign set version = version + 1, updated_at = ${now}::timestamptz,
      frozen = jsonb_set(frozen, '{shared_before_cents}', to_jsonb(greatest(0,
        (frozen ->> 'shared_before_cents')::bigint - ${campaign.distributed_gross_cents}::bigint)))
    where company_id = ${campaign.company_id} and id <> ${campaign.id} and state <> 'cancelled'
      and type = any(${[...campaignTypeFacts[campaign.type].kin]}) and exercise_end = ${campaign.exercise_end}
      and launched_at > ${campaign.launched_at}::timestamptz and frozen ? 'shared_before_cents'`.execute(tx)
}
