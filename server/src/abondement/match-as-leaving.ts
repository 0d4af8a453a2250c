import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { lockAccounts } from './account-store.ts'
import { dealFreedAbondement, endMatchingOfLeavers } from './deal-abondement.ts'
import { tellUndecidedLeavers } from './tell-leavers.ts'

/** After another leaving day of one person: what their confirmed choices hold no longer, or hold again, with a new receipt. */
export const matchAsLeaving = (
  tx: Tx,
  outbox: Outbox,
  { id, company_id }: { id: string; company_id: string },
  now: Date,
): Promise<void> => match(tx, outbox, { company_id, now, people: sql`select ${id}::uuid as id` })

/** The same for whoever a list has just written a leaving day of, in this transaction. */
export const matchThoseLeaving = (tx: Tx, outbox: Outbox, company_id: string, now: Date): Promise<void> =>
  match(tx, outbox, {
    company_id,
    now,
    people: sql`select id from beneficiary where company_id = ${company_id} and updated_at = ${now}::timestamptz
      and exit_date is not null`,
  })

async function match(
  tx: Tx,
  outbox: Outbox,
  { company_id, now, people }: { company_id: string; now: Date; people: ReturnType<typeof sql> },
): Promise<void> {
  const { rows: years } = await sql<{ year: number; ids: string[] }>`
    select year, array_agg(distinct beneficiary_id) as ids from abondement_entry
    where company_id = ${company_id} and kind = 'reservation' and freed_at is null and beneficiary_id in (${people})
    group by year`.execute(tx)
  let mails = await tellUndecidedLeavers(tx, { company_id, people, now })
  if (years.length > 0) mails += await rematch(tx, { company_id, years, now })
  if (mails > 0) outbox.markUsed()
}

/** What confirmed choices hold, by year, as the files now say who leaves; gives how many mails there are to send. */
async function rematch(
  tx: Tx,
  {
    company_id,
    years,
    now,
  }: { company_id: string; years: readonly { year: number; ids: string[] }[]; now: Date },
): Promise<number> {
  const beneficiary_ids = [...new Set(years.flatMap(({ ids }) => ids))]
  await lockAccounts(tx, company_id, sql`select unnest(${beneficiary_ids}::uuid[]) as beneficiary_id`)
  let mails = await endMatchingOfLeavers(tx, { company_id, beneficiary_ids, now })
  // What nobody loses is given back to who stays; beside what is lost, it is the ceiling that leaves more.
  const reason = mails === 0 ? 'stays' : undefined
  for (const { year, ids } of years)
    mails += await dealFreedAbondement(tx, { company_id, year, beneficiary_ids: ids, now, reason })
  return mails
}
