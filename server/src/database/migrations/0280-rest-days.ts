import { sql, type Kysely } from 'kysely'

/**
 * The rest days that a person may give, with the net value of one; and in a campaign that asks for them what a day is worth
 * and how many half days the amount makes: it is the value of half days to the nearest cent, so that they are read back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table beneficiary
  add column rest_days numeric(5, 2) check (rest_days between 0 and 366),
  add column rest_day_value_cents bigint check (rest_day_value_cents >= 0)`.execute(db)
  await sql`
alter table campaign_beneficiary
  add column day_cents bigint check (day_cents > 0),
  add column given_half_days int generated always as (round(net_cents * 2.0 / day_cents)::int) stored`.execute(
    db,
  )
}
