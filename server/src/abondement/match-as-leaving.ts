import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { lockAccounts } from './account-store.ts'
import { dealFreedAbondement, endMatchingOfLeavers } from './deal-abondement.ts'

/** After another leaving day of one person: what their confirmed choices hold no longer, or hold again, with a new receipt. */
export async function matchAsLeaving(
  tx: Tx,
  outbox: Outbox,
  { id, company_id }: { id: string; company_id: string },
  now: Date,
): Promise<void> {
  const { rows: years } = await sql<{ year: number }>`
    select distinct year from abondement_entry
    where company_id = ${company_id} and beneficiary_id = ${id} and kind = 'reservation' and freed_at is null`.execute(
    tx,
  )
  if (years.length === 0) return
  await lockAccounts(tx, company_id, sql`select ${id}::uuid as beneficiary_id`)
  let mails = await endMatchingOfLeavers(tx, { company_id, beneficiary_id: id, now })
  for (const { year } of years)
    mails += await dealFreedAbondement(tx, { company_id, year, beneficiary_ids: [id], now })
  if (mails > 0) outbox.markUsed()
}
