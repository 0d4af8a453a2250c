import type { CampaignCriterion } from '@moisson/core/campaign/frozen-rules'
import type { CompletedCampaign } from '@moisson/core/campaign/launch-facts'
import { reserveOf } from '@moisson/core/campaign/reserve'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import type { CampaignRow } from './campaign-store.ts'
import { paymentDayOf } from './rules-of.ts'

/** The campaign a supplement is added to: the one named, else the only one launched of its type and year. */
export async function mainOf(
  tx: Tx,
  companyId: string,
  { type, year, id }: { type: CampaignType; year: number; id: string | null | undefined },
): Promise<CampaignRow | null> {
  const main = campaignTypeFacts[type].completes
  if (id != null) return namedMain(tx, companyId, type, id)
  if (main === null || id === null) return null
  const found = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('type', '=', main)
    .where('year', '=', year)
    .where('state', 'not in', ['draft', 'cancelled'])
    .limit(2)
    .execute()
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The campaign named, where it is one of the company that a supplement of this type may complete. */
async function namedMain(tx: Tx, companyId: string, type: CampaignType, id: string): Promise<CampaignRow> {
  const found = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found || found.type !== campaignTypeFacts[type].completes) throw refused('not_completed_by_this')
  return found
}

/** What a supplement starts from of the campaign it completes: its exercice, and how its shares were found, but for a split of its own. */
export function settingsOfMain(main: CampaignRow, own: CampaignCriterion[] | null) {
  const { seniority_months, individual_cap_cents, prorate_cap, redistribute } = main
  return {
    completes_id: main.id,
    exercise_start: main.exercise_start,
    exercise_end: main.exercise_end,
    establishments: main.establishments,
    criteria: own ?? main.criteria,
    seniority_months,
    individual_cap_cents,
    prorate_cap,
    redistribute,
  }
}

/** The day the completed campaign is paid: as recorded, else as it was told. */
export const paidOn = (main: CampaignRow): string =>
  main.paid_on ?? main.frozen?.payment_day ?? paymentDayOf(main)

/** What the guards of supplements look at, by the campaign they complete. */
export async function completedOf(
  tx: Tx,
  companyId: string,
  rows: readonly Pick<CampaignRow, 'completes_id'>[],
): Promise<Map<string, CompletedCampaign>> {
  const ids = [...new Set(rows.flatMap(({ completes_id }) => completes_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map((row) => [row.id, completed(row)]))
}

function completed(row: CampaignRow): CompletedCampaign {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    exercise_start: row.exercise_start,
    exercise_end: row.exercise_end,
    paid_on: paidOn(row),
    distributed_cents: row.distributed_gross_cents,
    criteria: row.criteria,
    reserve: reserveAsLaunched(row),
    figures: row,
  }
}

function reserveAsLaunched(row: CampaignRow): CompletedCampaign['reserve'] {
  if (campaignTypeFacts[row.type].envelope !== 'reserve') return null
  if (row.frozen?.reserve) return row.frozen.reserve
  const reading = reserveOf(row)
  return 'reserve' in reading ? reading.reserve : null
}
