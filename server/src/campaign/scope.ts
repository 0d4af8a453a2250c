import { asksDays } from '@moisson/core/campaign/type-facts'
import { establishmentNamed } from '@moisson/core/company/establishment'
import { campaignTypes } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import { knownSites } from '../beneficiary/known-establishments.ts'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'

/** Whether a person `b` works where a campaign `m` applies. */
export const inScope = sql`(m.establishments = '{}' or b.establishment = any(m.establishments))`

/** Whether a person `b` had a share in what a campaign `m` completes, where it completes something. */
export const hadShare = sql`(m.completes_id is null or exists (select from campaign_beneficiary w
  where w.campaign_id = m.completes_id and w.beneficiary_id = b.id and w.engagement_state <> 'excluded' and w.gross_cents > 0))`

/** Whether a campaign `m` asks for rest days. */
export const asksForDays = sql`m.type = any(${campaignTypes.filter(asksDays)})`

/** Whether a person `b` has half a rest day to give, where a campaign `m` asks for them. */
export const hasDays = sql`(not ${asksForDays} or b.rest_days >= 0.5)`

/** The places of work asked for, each once and by the name it has; one that the company does not have is refused. */
export async function writtenScope(tx: Tx, companyId: string, asked: readonly string[]): Promise<string[]> {
  if (asked.length === 0) return []
  const sites = await knownSites(tx, companyId)
  const names = asked.map((text) => {
    const found = establishmentNamed(sites, text)
    if (!found) throw refused('unknown_establishment', { establishment: text })
    return found.name
  })
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'fr'))
}
