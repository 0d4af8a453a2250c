import { sql } from 'kysely'
import { personOf, type Offer, type Person } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { CampaignRow } from '../campaign/campaign-store.ts'
import type { EnrolmentRow } from '../campaign/enrolment-store.ts'
import { rulesIn, type CampaignRules } from '../campaign/rules-of.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { notFound, refused } from '../http/refused.ts'
import { earlierMatching } from './earlier-matching.ts'

export interface CompanyFacts {
  id: string
  legal_name: string
  siren: string
  logo_url: string | null
}

/** One person in one campaign, with what the rules of a choice need. */
export interface MyFile {
  campaign: CampaignRow
  enrolment: EnrolmentRow
  company: CompanyFacts
  rules: CampaignRules
  offer: Offer
  person: Person
  /** Business time once the rows were there, and locked when they were asked to be. */
  now: Date
}

interface FoundRow {
  campaign: CampaignRow
  enrolment: EnrolmentRow
  company: CompanyFacts
  now: Date
}

/** The caller's own file in a campaign. Drafts, campaigns not open yet and those of others are not found. */
export async function myFile(tx: Tx, caller: Caller, campaignId: string): Promise<MyFile> {
  return withRules(tx, await find(tx, caller, campaignId, sql``, sql``))
}

/**
 * The same with the campaign held against its close and the person's own row held against a twin; the instant is read
 * after both locks, so that it decides about the deadline.
 */
export async function lockMyFile(tx: Tx, caller: Caller, campaignId: string): Promise<MyFile> {
  return withRules(tx, await find(tx, caller, campaignId, sql`for share`, sql`for no key update of e`))
}

async function find(
  tx: Tx,
  caller: Caller,
  campaignId: string,
  campaignLock: ReturnType<typeof sql>,
  enrolmentLock: ReturnType<typeof sql>,
): Promise<FoundRow> {
  const mine = caller.beneficiaries.map(({ id }) => id)
  // The campaign's row first, then the person's: everybody takes the two in this order.
  const { rows } = await sql<{ c: Json; e: Json; o: CompanyFacts; now: Date }>`
    with c as materialized (select * from campaign where id = ${campaignId} ${campaignLock}),
    e as materialized (
      select e.* from campaign_beneficiary e join c on e.campaign_id = c.id
      where e.beneficiary_id = any(${mine}::uuid[]) and e.engagement_state <> 'excluded' ${enrolmentLock}
    )
    select to_jsonb(c) as c, to_jsonb(e) as e, business_now() as now,
      jsonb_build_object('id', o.id, 'legal_name', o.legal_name, 'siren', o.siren, 'logo_url', o.logo_url) as o
    from e join c on c.id = e.campaign_id join company o on o.id = c.company_id
    where c.state not in ('draft', 'scheduled') and (c.state <> 'cancelled' or e.invited_at is not null or e.opened_at is not null)
    limit 1`.execute(tx)
  const row = rows[0]
  if (!row) throw notFound()
  if (caller.campaign_scope !== null && caller.campaign_scope !== campaignId)
    throw refused('campaign_session_only')
  return {
    campaign: dated(row.c) as unknown as CampaignRow,
    enrolment: dated(row.e) as unknown as EnrolmentRow,
    company: row.o,
    now: row.now,
  }
}

type Json = Record<string, unknown>

/** Instants of a row that came as JSON: they are the keys that end in `_at`. */
function dated(row: Json): Json {
  for (const key of Object.keys(row))
    if (key.endsWith('_at') && typeof row[key] === 'string') row[key] = new Date(row[key])
  return row
}

async function withRules(tx: Tx, found: FoundRow): Promise<MyFile> {
  const rules = await rulesIn(tx, found.campaign)
  return { ...found, rules, ...(await choosing(tx, found.campaign, found.enrolment, rules)) }
}

/** What a person of a campaign may choose, and the amounts it is about. */
export async function choosing(
  tx: Tx,
  campaign: CampaignRow,
  enrolment: EnrolmentRow,
  rules: CampaignRules,
): Promise<{ offer: Offer; person: Person }> {
  const offer = offerFrom(rules, campaign.type as CampaignType)
  const earlier = await earlierMatching(tx, offer, {
    campaign_id: campaign.id,
    beneficiary_ids: [enrolment.beneficiary_id],
  })
  return { offer, person: personOf(enrolment, offer, earlier.get(enrolment.beneficiary_id)) }
}
