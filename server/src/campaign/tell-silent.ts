import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sql } from 'kysely'
import { DAYS_TO_SEE_PEOPLE, REMINDER_HOUR } from '@moisson/core/campaign/reminders'
import type { Day } from '@moisson/law/calendar'
import { inTransaction } from '../database/transaction.ts'
import type { Tx } from '../database/connect.ts'
import type { Services } from '../services.ts'
import { awaitsChoices } from '../outbox/reach.ts'
import { isSilent } from './answered.ts'
import { tellStaff } from './staff-mails.ts'

/**
 * Once for each end of a collection, two mornings before it: whoever runs the campaign is told how many have not
 * answered, while there is time to see them. Several processes may run it; each campaign is taken by one.
 */
export async function tellSilent(services: Services, goOn: () => boolean): Promise<number> {
  for (let told = 0; ; told += 1) {
    const found = await inTransaction(services.pool, { companies: '*' }, tellNext)
    if (!found || !goOn()) return told + (found ? 1 : 0)
  }
}

async function tellNext(tx: Tx, now: Date): Promise<boolean> {
  const campaign = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('state', '=', 'open')
    .where('closes_at', '>', now)
    .where(sql<boolean>`silent_told_for is distinct from closes_at and ${awaitsChoices(sql`campaign`)}
      and (paris_day(closes_at) - ${DAYS_TO_SEE_PEOPLE}::int + make_interval(hours => ${REMINDER_HOUR}))
        at time zone 'Europe/Paris' <= ${now}::timestamptz`)
    .orderBy('closes_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!campaign) return false
  const { rows } = await sql<{ count: number; untold: number; until: Day }>`
    select count(*)::int as count,
      count(*) filter (where engagement_state = 'not_invited' and opened_at is null)::int as untold, paris_day(${campaign.closes_at}::timestamptz) as until from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and ${isSilent}`.execute(tx)
  const [silent] = rows
  if (silent && silent.count > 0)
    await tellStaff(tx, null, campaign, {
      kind: 'campaign-unanswered',
      to: 'company_admin',
      now,
      // What may not be paid waits for nobody.
      silent: campaignTypeFacts[campaign.type].cash ? silent : { ...silent, untold: 0 },
    })
  await tx
    .updateTable('campaign')
    // In SQL: the column holds finer instants than a Date.
    .set((eb) => ({ silent_told_for: eb.ref('closes_at') }))
    .where('company_id', '=', campaign.company_id)
    .where('id', '=', campaign.id)
    .execute()
  return true
}
