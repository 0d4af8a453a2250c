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

/** Campaigns of the same kind and exercice launched after this one: what they tell of the exercice counts it. */
const launchedAfter = (campaign: CampaignRow) => sql`
  company_id = ${campaign.company_id} and id <> ${campaign.id} and state <> 'cancelled'
    and type = any(${[...campaignTypeFacts[campaign.type].kin]}) and exercise_end = ${campaign.exercise_end}
    and launched_at > ${campaign.launched_at}::timestamptz and frozen ? 'shared_before_cents'`

/** Holds them before the company and the accounts are, as whoever answers or corrects in them takes these. */
export async function lockLaunchedAfter(tx: Tx, campaign: CampaignRow): Promise<void> {
  if (campaign.launched_at === null) return
  await sql`select id from campaign where ${launchedAfter(campaign)} order by launched_at, id for no key update`.execute(
    tx,
  )
}

/** What a campaign shares out has moved by so much: those launched after it tell the whole of the exercice as it is now. */
export async function recountShared(
  tx: Tx,
  campaign: CampaignRow,
  moved_cents: number,
  now: Date,
): Promise<void> {
  if (campaign.launched_at === null || moved_cents === 0) return
  await sql`
    update campaign set version = version + 1, updated_at = ${now}::timestamptz,
      frozen = jsonb_set(frozen, '{shared_before_cents}', to_jsonb(greatest(0,
        (frozen ->> 'shared_before_cents')::bigint + ${moved_cents}::bigint)))
    where ${launchedAfter(campaign)}`.execute(tx)
}
