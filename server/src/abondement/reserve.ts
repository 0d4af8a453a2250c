import { sameFunds } from '@moisson/core/abondement/account'
import type { FundAmounts } from '@moisson/core/abondement/clause'
import type { ChoiceEntry } from '@moisson/core/abondement/entries-of'
import type { PlanKind } from '@moisson/core/vocabulary'
import type { Run } from '../database/run-statement.ts'

export interface Reservation {
  company_id: string
  beneficiary_id: string
  campaign_id: string
  campaign_beneficiary_id: string
  choice_id: string
  /** Civil year of the planned payment, at this confirmation. */
  year: number
  entries: readonly ChoiceEntry[]
  now: Date
}

interface OwnEntry {
  id: string
  plan_kind: PlanKind
  year: number
  contributed_cents: number
  by_fund: FundAmounts | null
}

const ownEntries = `
  select id, plan_kind, year, contributed_cents, by_fund from abondement_entry
  where campaign_beneficiary_id = $1::uuid and freed_at is null`
const follow = `
  update abondement_entry set choice_id = $2::uuid, updated_at = $3::timestamptz, version = version + 1
  where id = any($1::uuid[])`
const free = `
  update abondement_entry set freed_at = $2::timestamptz, freed_because = 'choice_changed', updated_at = $2::timestamptz,
    version = version + 1
  where id = any($1::uuid[])`
const insert = `
  insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, contributed_cents, gross_cents,
    net_cents, uncut_gross_cents, by_fund, campaign_id, campaign_beneficiary_id, choice_id, source, confirmed_at, created_at, updated_at)
  select gen_random_uuid(), $1::uuid, $2::uuid, o.plan_kind, $6::int, 'reservation', o.contributed, o.gross, o.net, o.uncut, o.by_fund,
    $3::uuid, $4::uuid, $5::uuid, 'choice', $7::timestamptz, $7::timestamptz, $7::timestamptz
  from unnest($8::text[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::jsonb[])
    as o(plan_kind, contributed, gross, net, uncut, by_fund)`

/**
 * Reserves the matching of a choice that is being confirmed, in place of what the one before it held: an entry stands
 * where the same sum goes to the same plan, and to the same funds where they count. The account is locked by the caller. Gives the years in which something
 * was freed.
 */
export async function reserve(
  run: Run,
  { confirmedBefore, ...reservation }: Reservation & { confirmedBefore: boolean },
): Promise<number[]> {
  const { choice_id, entries, year, now } = reservation
  const own = confirmedBefore
    ? await run<OwnEntry>('own entries', ownEntries, [reservation.campaign_beneficiary_id])
    : []
  const stands = (entry: OwnEntry) =>
    entry.year === year &&
    entries.some(
      (one) =>
        one.plan_kind === entry.plan_kind &&
        one.contributed_cents === entry.contributed_cents &&
        sameFunds(one.by_fund, entry.by_fund),
    )
  const kept = own.filter(stands)
  const freed = own.filter((entry) => !stands(entry))
  if (kept.length > 0) await run('follow', follow, [kept.map(({ id }) => id), choice_id, now])
  if (freed.length > 0) await run('free', free, [freed.map(({ id }) => id), now])
  const added = entries.filter(({ plan_kind }) => !kept.some((one) => one.plan_kind === plan_kind))
  if (added.length > 0)
    await run('reserve', insert, [
      reservation.company_id,
      reservation.beneficiary_id,
      reservation.campaign_id,
      reservation.campaign_beneficiary_id,
      choice_id,
      year,
      now,
      added.map((entry) => entry.plan_kind),
      added.map((entry) => entry.contributed_cents),
      added.map((entry) => entry.gross_cents),
      added.map((entry) => entry.net_cents),
      added.map((entry) => entry.uncut_gross_cents),
      added.map((entry) => entry.by_fund && JSON.stringify(entry.by_fund)),
    ])
  return [...new Set(freed.map((entry) => entry.year))]
}
