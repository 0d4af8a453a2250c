import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'

/**
 * Gross cents that other launched campaigns of the same kind and exercice share out: each notice tells the whole of the
 * exercice (D3313-9 1°), not of one campaign, and the ceiling of L3314-8 is that of the company, whatever the places.
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
