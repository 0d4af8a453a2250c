import { sql, type Selectable, type Updateable } from 'kysely'
import type { EmployerCost } from '@moisson/core/campaign/employer-cost'
import { businessNow } from './business-now.ts'
import type { CampaignRules, CampaignTable, StoredCalculation } from '../database/schema-campaign-side.ts'
import type { Tx } from '../database/connect.ts'
import { rowIn } from '../http/row-in.ts'
import { Refused } from '../http/refused.ts'

export type CampaignRow = Selectable<CampaignTable>

/** The rules as the launch froze them: every launched campaign has its own. */
export const frozenOf = ({ frozen }: Pick<CampaignRow, 'frozen'>): CampaignRules => kept(frozen, 'its rules')

/** The last computation of the shares, of a campaign that has one. */
export const calculationOf = ({ calculation }: Pick<CampaignRow, 'calculation'>): StoredCalculation =>
  kept(calculation, 'its computation')

/** What the computed shares may cost. */
export const costOf = ({ cost }: Pick<CampaignRow, 'cost'>): EmployerCost => kept(cost, 'its cost')

function kept<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`a campaign without ${what}`)
  return value
}

/** The campaign of a company; not found outside it. */
export async function campaignIn(tx: Tx, companyId: string, id: string): Promise<CampaignRow> {
  return rowIn(tx, 'campaign', companyId, id)
}

/**
 * Takes the campaign's row: `share` for an answer, `update` for a move of the campaign. The instant given back is
 * business time after the lock, the one that decides about deadlines.
 */
export async function lockCampaign(
  tx: Tx,
  companyId: string,
  id: string,
  strength: 'share' | 'update',
): Promise<{ campaign: CampaignRow; now: Date }> {
  const campaign = await rowIn(tx, 'campaign', companyId, id, strength)
  return { campaign, now: await businessNow(tx) }
}

/** Writes changes of a campaign as its next version. */
export async function saveCampaign(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  changes: Updateable<CampaignTable>,
): Promise<CampaignRow> {
  return tx
    .updateTable('campaign')
    .set({ ...changes, updated_at: now, version: sql<number>`version + 1` })
    .where('company_id', '=', campaign.company_id)
    .where('id', '=', campaign.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Refuses a write on an older version than the one stored, with what is stored now. */
export async function refuseStale<View>(
  asked: number | undefined,
  stored: { version: number },
  show: () => Promise<View>,
): Promise<void> {
  if (asked === undefined || asked === stored.version) return
  throw new Refused({ refusal: 'version_conflict', details: {} }, { current: await show() })
}

/** How many people of a campaign have an amount, from what is written of each: counted once their shares are. */
export async function receivingIn(
  tx: Tx,
  { id, company_id }: Pick<CampaignRow, 'id' | 'company_id'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from campaign_beneficiary where company_id = ${company_id} and campaign_id = ${id}
      and engagement_state <> 'excluded' and gross_cents > 0`.execute(tx)
  return rows[0]?.count ?? 0
}
