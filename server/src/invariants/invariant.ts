import { asksDays, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { campaignTypes, type CampaignType } from '@moisson/core/vocabulary'
import type { Reading } from './reading.ts'

/** Something that must be true of the stored facts, of any company, at any moment. */
export interface Invariant {
  name: string
  /** What holds, in one sentence. */
  sentence: string
  /** Every place where it does not, as it is found: nothing is gathered in memory. */
  broken(reading: Reading): AsyncIterable<Broken>
}

/** A place where an invariant does not hold: identifiers and numbers, and nothing else about anybody. */
export interface Broken {
  company_id: string | null
  campaign_id: string | null
  campaign: string | null
  beneficiary_id: string | null
  employee_number: string | null
  what: string
}

/** An invariant whose statement gives the rows that break it, in the columns of `Broken`. */
export function invariant(name: string, sentence: string, statement: string): Invariant {
  return { name, sentence, broken: (reading) => reading.rows<Broken>(statement) }
}

/** The columns of `Broken` but `what`, for one person in a campaign: `e`, `c`. */
export const personInCampaign =
  'e.company_id, e.campaign_id, c.name as campaign, e.beneficiary_id, e.employee_number'
/** The same for a campaign `c` as a whole. */
export const wholeCampaign =
  'c.company_id, c.id as campaign_id, c.name as campaign, null as beneficiary_id, null as employee_number'
/** People with their campaign. */
export const enrolled =
  'campaign_beneficiary e join campaign c on c.company_id = e.company_id and c.id = e.campaign_id'
/** Whether the outcome of the campaign `c` is written. */
export const isSettled = `c.state in ('submitted', 'correction', 'validated', 'completed')`
const oneOf = (types: readonly CampaignType[]) => `c.type in (${types.map((type) => `'${type}'`).join()})`
/** Whether people pay in of their own; and whether what they pay in is days. */
export const isOfOwn = oneOf(campaignTypes.filter(isOwnMoney))
export const isOfDays = oneOf(campaignTypes.filter(asksDays))
export const counts = (choice: string) => `${choice}.status in ('submitted', 'default_applied')`
