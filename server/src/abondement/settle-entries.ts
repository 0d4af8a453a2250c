import { sql } from 'kysely'
import type { ChoiceEntry } from '@moisson/core/abondement/entries-of'
import type { Tx } from '../database/connect.ts'
import { lockAccounts } from './account-store.ts'

/** Holds the accounts of everybody of a campaign, before any row of its people is touched. */
export async function lockAccountsOf(tx: Tx, campaign: { id: string; company_id: string }): Promise<void> {
  await lockAccounts(
    tx,
    campaign.company_id,
    sql`select beneficiary_id from campaign_beneficiary where company_id = ${campaign.company_id}
      and campaign_id = ${campaign.id} and engagement_state <> 'excluded'`,
  )
}

/** What confirmed choices hold becomes what is paid, as it stands. */
export async function settleReservations(tx: Tx, campaign: { id: string }, now: Date): Promise<void> {
  await tx
    .updateTable('abondement_entry')
    .set({ kind: 'settlement', settled_at: now, updated_at: now })
    .where('campaign_id', '=', campaign.id)
    .where('kind', '=', 'reservation')
    .where('freed_at', 'is', null)
    .execute()
}

/** The matching of a default or of an honoured draft: settled the moment it is applied. */
export interface AppliedEntry extends ChoiceEntry {
  beneficiary_id: string
  campaign_beneficiary_id: string
  source: 'draft' | 'default'
}

export async function settleApplied(
  tx: Tx,
  campaign: { id: string; company_id: string },
  entries: readonly AppliedEntry[],
  { year, now }: { year: number; now: Date },
): Promise<void> {
  if (entries.length === 0) return
  const column = <Name extends keyof AppliedEntry>(name: Name) => entries.map((entry) => entry[name])
  await sql`
    insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, contributed_cents, gross_cents,
      net_cents, uncut_gross_cents, by_fund, campaign_id, campaign_beneficiary_id, choice_id, source, confirmed_at, settled_at,
      created_at, updated_at)
    select gen_random_uuid(), ${campaign.company_id}, o.beneficiary_id, o.plan_kind, ${year}::int, 'settlement',
      o.contributed, o.gross, o.net, o.uncut, o.by_fund, ${campaign.id}, o.enrolment, k.id, o.source, ${now}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${column('beneficiary_id')}::uuid[], ${column('campaign_beneficiary_id')}::uuid[],
      ${column('plan_kind')}::text[], ${column('contributed_cents')}::bigint[], ${column('gross_cents')}::bigint[],
      ${column('net_cents')}::bigint[], ${column('uncut_gross_cents')}::bigint[],
      ${entries.map(({ by_fund }) => by_fund && JSON.stringify(by_fund))}::jsonb[], ${column('source')}::text[])
      as o(beneficiary_id, enrolment, plan_kind, contributed, gross, net, uncut, by_fund, source)
    join choice k on k.campaign_beneficiary_id = o.enrolment and k.status in ('submitted', 'default_applied')`.execute(
    tx,
  )
}
