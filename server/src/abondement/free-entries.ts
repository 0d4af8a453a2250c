import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { lockAccounts } from './account-store.ts'

export interface FreedAccounts {
  year: number
  beneficiary_ids: string[]
}

/** Frees what a campaign holds on the accounts of its people, settled or not; gives whose accounts, by year. */
export async function freeCampaign(
  tx: Tx,
  campaign: { id: string; company_id: string },
  now: Date,
): Promise<FreedAccounts[]> {
  const held = sql`select beneficiary_id from abondement_entry where campaign_id = ${campaign.id} and freed_at is null`
  await lockAccounts(tx, campaign.company_id, held)
  const { rows } = await sql<FreedAccounts>`
    with freed as (
      update abondement_entry set freed_at = ${now}::timestamptz, freed_because = 'campaign_cancelled',
        updated_at = ${now}::timestamptz, version = version + 1
      where campaign_id = ${campaign.id} and freed_at is null
      returning year, beneficiary_id)
    select year, array_agg(distinct beneficiary_id) as beneficiary_ids from freed group by 1`.execute(tx)
  return rows
}

/** Frees what the choices of some people in a campaign hold: they count no more. The accounts are locked by the caller. */
export async function freeChoices(
  tx: Tx,
  enrolmentIds: readonly string[],
  now: Date,
): Promise<FreedAccounts[]> {
  const { rows } = await sql<FreedAccounts>`
    with freed as (
      update abondement_entry set freed_at = ${now}::timestamptz, freed_because = 'amount_corrected',
        updated_at = ${now}::timestamptz, version = version + 1
      where campaign_beneficiary_id = any(${enrolmentIds}::uuid[]) and freed_at is null
      returning year, beneficiary_id)
    select year, array_agg(distinct beneficiary_id) as beneficiary_ids from freed group by 1`.execute(tx)
  return rows
}
