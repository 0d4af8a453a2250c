import { sql } from 'kysely'
import { stateNames } from '@moisson/core/campaign/state-names'
import type { FrozenRules } from '@moisson/core/campaign/frozen-rules'
import {
  keeperColumns,
  keepersKept,
  keeperSettings,
  type KeeperSettings,
} from '@moisson/core/keeper/keepers-of'
import type { CampaignState, CampaignType } from '@moisson/core/vocabulary'
import { parisDay } from '@moisson/law/paris-time'
import type { LevyRegime } from '@moisson/core/company/levy-regime'
import { levyRegimeOf } from '../company/headcounts.ts'
import type { Tx } from '../database/connect.ts'
import { notFound, refused } from '../http/refused.ts'
import type { Language } from '@moisson/law/text'

/** What the exports of a campaign need to know of it and of its company. */
export interface ExportedCampaign extends KeeperSettings {
  id: string
  company_id: string
  name: string
  type: CampaignType
  year: number
  state: CampaignState
  exercise_start: string
  exercise_end: string
  planned_payment_date: string | null
  legal_payment_deadline: string
  distributed_gross_cents: number
  frozen: FrozenRules | null
  validated_at: Date | null
  paid_on: string | null
  export_sha256: Record<string, string | null> | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  siren: string
  siret: string | null
  legal_name: string
  headcount: number | null
  /** Interest for paying late was fixed for it. */
  late_interest: boolean
  /** Somebody received an advance on it, who was excluded since included. */
  advances: boolean
  levy: LevyRegime
  /** Who keeps the company’s accounts today, which may be others than the campaign’s. */
  today: KeeperSettings
}

export async function exportedCampaign(tx: Tx, companyId: string, id: string): Promise<ExportedCampaign> {
  const { rows } = await sql<Omit<ExportedCampaign, 'levy' | 'today'> & { keepers: KeeperSettings | null }>`
    select c.id, c.company_id, c.name, c.type, c.year, c.state, c.exercise_start, c.exercise_end, c.planned_payment_date,
      c.legal_payment_deadline, c.distributed_gross_cents, c.frozen, c.keepers, c.validated_at, c.paid_on, c.export_sha256,
      coalesce(c.contact_name, k.contact_name) as contact_name, coalesce(c.contact_email, k.contact_email) as contact_email,
      coalesce(c.contact_phone, k.contact_phone) as contact_phone, k.siren, k.siret, k.legal_name, k.headcount,
      ${sql.join(keeperColumns.map((column) => sql.ref(`k.${column}`)))},
      exists (select from late_interest l where l.company_id = c.company_id and l.campaign_id = c.id
        and l.interest_cents > 0) as late_interest,
      exists (select from campaign_beneficiary e where e.company_id = c.company_id and e.campaign_id = c.id
        and e.advance_gross_cents > 0) as advances
    from campaign c join company k on k.id = c.company_id
    where c.company_id = ${companyId} and c.id = ${id}`.execute(tx)
  if (!rows[0]) throw notFound()
  const { keepers, ...campaign } = rows[0]
  return {
    ...campaign,
    ...keepersKept(keepers, campaign),
    today: keeperSettings(campaign),
    levy: await levyRegimeOf(tx, companyId, paymentDay(campaign)),
  }
}

export const isExportable = (campaign: { state: CampaignState }): boolean =>
  campaign.state === 'validated' || campaign.state === 'completed'

/** Refuses before the validation: amounts and choices are not final. */
export function requireValidated(campaign: ExportedCampaign, language: Language): void {
  if (!isExportable(campaign)) throw refused('not_validated', { state: stateNames[campaign.state][language] })
}

/** The day the money is paid and placed: rates and dates of the exports are those of that day. */
export const paymentDay = (
  campaign: Pick<ExportedCampaign, 'frozen' | 'planned_payment_date' | 'legal_payment_deadline'>,
): string => campaign.frozen?.payment_day ?? campaign.planned_payment_date ?? campaign.legal_payment_deadline

/** `Groupama_123456789_interessement_2025_20260612`: the day is that of the validation, so that the name never changes. */
export function fileName(prefix: string, campaign: ExportedCampaign, extension: string): string {
  const day = campaign.validated_at === null ? '' : parisDay(campaign.validated_at.toISOString())
  return `${prefix}_${campaign.siren}_${campaign.type}_${campaign.year}_${day.replaceAll('-', '')}.${extension}`
}
