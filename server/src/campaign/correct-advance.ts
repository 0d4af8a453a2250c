import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { enrolmentMails } from '../outbox/enrolment-mails.ts'
import type { CampaignRow } from './campaign-store.ts'
import type { EnrolmentRow } from './enrolment-store.ts'
import { keepAdvances } from './write-advances.ts'

interface AdvanceCorrection {
  /** The advance as it was really paid. */
  gross_cents: number
  reason: string
  by: string
  now: Date
}

/**
 * Corrects the advance of somebody left out of a launched campaign. No share moves and nothing is to be decided: no window
 * opens and a collection that is over stays so. The person reads what is to be returned now.
 */
export async function correctAdvanceOfExcluded(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  { gross_cents, reason, by, now }: AdvanceCorrection,
): Promise<{ before: object; after: object }> {
  await keepAdvances(tx, campaign, [{ enrolment_id: row.id, gross_cents }], now)
  await tx
    .updateTable('campaign_beneficiary')
    .set({
      correction: JSON.stringify({
        at: now.toISOString(),
        by,
        reason,
        gross_cents: row.gross_cents,
        net_cents: row.net_cents,
        reference_salary_cents: row.reference_salary_cents,
        presence_days: row.presence_days,
        advance_gross_cents: row.advance_gross_cents,
        advance_net_cents: row.advance_net_cents,
      }),
    })
    .where('company_id', '=', campaign.company_id)
    .where('id', '=', row.id)
    .execute()
  // Before the opening nobody was told: the opening tells what stands then.
  if (campaign.state !== 'scheduled') await tellWhatIsReturned(tx, campaign, row, now)
  return {
    before: { advance_gross_cents: row.advance_gross_cents },
    after: { advance_gross_cents: gross_cents },
  }
}

async function tellWhatIsReturned(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'dropped', error: 'no longer due' })
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('beneficiary_id', '=', row.beneficiary_id)
    .where('kind', '=', 'advance-to-return')
    .where('state', '=', 'pending')
    .execute()
  await enrolmentMails({
    kind: 'advance-to-return',
    key: sql`e.id || ':' || e.version`,
    more: sql`jsonb_build_object('correction', e.correction)`,
    now,
    from: sql`campaign_beneficiary e
      where e.company_id = ${campaign.company_id} and e.id = ${row.id} and e.email is not null`,
  }).execute(tx)
}
