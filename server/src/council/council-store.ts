import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { campaignTypes } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import type { Output } from '@moisson/contract/call'
import type { getCouncil } from '@moisson/contract/council'
import {
  councilFigures,
  councilOrigin,
  type CampaignTotals,
  type CouncilOrigin,
} from '@moisson/core/campaign/council-figures'
import { SMALLEST_GROUP } from '@moisson/core/campaign/small-groups'
import type { Reserve } from '@moisson/core/campaign/reserve'
import type { CampaignRow } from '../campaign/campaign-store.ts'
import { agreementOf } from '../campaign/rules-of.ts'
import type { Tx } from '../database/connect.ts'

export type CouncilView = Output<typeof getCouncil>
type Campaign = CouncilView['campaigns'][number]

/** What a works council is given of its company, whoever reads it: it asks for nothing of the reader. */
export async function councilView(tx: Tx, companyId: string): Promise<CouncilView> {
  const { legal_name } = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    company_name: legal_name,
    campaigns: await campaignsOf(tx, companyId),
    papers: await councilPapers(tx, companyId)
      .select(['d.id', 'd.title', 'd.type', 'd.year', 'd.valid_from', 'd.valid_until'])
      .select(['f.file_name', 'f.size_bytes'])
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id')
      .execute(),
  }
}

/** The papers in use that are addressed to the works council, each with its file. */
export const councilPapers = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('document as d')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .where('d.company_id', '=', companyId)
    .where('d.visibility', '=', 'cse')
    .where('d.current', '=', true)
    .where('d.status', 'not in', ['draft', 'archived'])

type Row = Omit<Campaign, keyof CampaignTotals | keyof CouncilOrigin> &
  CampaignTotals &
  Pick<CampaignRow, 'company_id' | 'exercise_start' | 'exercise_end' | 'envelope_basis'> & {
    own_cents: number
    reserve: Reserve | null
  }

const withAnAmount = sql`e.campaign_id = c.id and e.company_id = c.company_id
  and e.engagement_state <> 'excluded' and e.gross_cents > 0`
/** Of the five amounts at one end. */
const sumOfFive = (end: 'asc' | 'desc') => sql`(select coalesce(sum(gross_cents), 0)::bigint from
  (select e.gross_cents from campaign_beneficiary e where ${withAnAmount}
    order by e.gross_cents ${sql.raw(end)} limit ${SMALLEST_GROUP}) as five)`

/** Launched campaigns, the newest first, from what is stored of each; what people pay in of their own is theirs alone. */
async function campaignsOf(tx: Tx, companyId: string): Promise<Campaign[]> {
  const { rows } = await sql<Row>`
    select c.id, c.name, c.type, c.year, c.state, paris_day(c.launched_at) as launched_on, c.planned_payment_date,
      c.company_id, c.exercise_start, c.exercise_end, c.envelope_basis, c.frozen -> 'reserve' as reserve,
      coalesce(c.envelope_gross_cents, 0) - c.complement_gross_cents as own_cents, c.criteria, c.envelope_gross_cents as envelope_cents, count(e.id)::int as people,
      coalesce(sum(e.gross_cents), 0)::bigint as distributed_cents,
      ${sumOfFive('asc')} as lowest_sum_cents, ${sumOfFive('desc')} as highest_sum_cents
    from campaign c left join campaign_beneficiary e on ${withAnAmount}
    where c.company_id = ${companyId} and c.launched_at is not null and c.state <> 'cancelled'
      and c.type <> all(${campaignTypes.filter(isOwnMoney)})
    group by c.id order by c.launched_at desc, c.id`.execute(tx)
  const campaigns: Campaign[] = []
  for (const row of rows) campaigns.push(await campaignFor(tx, row))
  return campaigns
}

async function campaignFor(tx: Tx, row: Row): Promise<Campaign> {
  const { id, name, type, year, state, launched_on, planned_payment_date, criteria, envelope_basis } = row
  const agreement = envelope_basis === null ? null : await agreementOf(tx, row)
  return {
    id,
    name,
    type,
    year,
    state,
    launched_on,
    planned_payment_date,
    criteria: criteria.map(({ criterion, weight_bps }) => ({ criterion, weight_bps })),
    ...councilFigures(row),
    ...councilOrigin(row.people, envelope_basis, {
      own_cents: row.own_cents,
      reserve: row.reserve,
      agreement: agreement?.formula ?? null,
    }),
  }
}
