import type { ByPlan } from '@moisson/core/abondement/used-of-year'
import type { Use } from '@moisson/core/abondement/account-sentence'
import type { PlanKind } from '@moisson/core/vocabulary'
import { isOpenChoice } from './without-open-choices.ts'
import { unilateralRows } from './unilateral-rows.ts'
import type { Run } from '../database/run-statement.ts'

const usesRows = `
  select plan_kind, name, note, gross_cents from (
    select a.plan_kind, c.name, a.note, a.gross_cents, a.kind = 'opening' as opening, a.confirmed_at, a.id
    from abondement_entry a left join campaign c on c.id = a.campaign_id
    where a.beneficiary_id = $1::uuid and a.year = $2::int and a.freed_at is null and a.gross_cents > 0
      and a.campaign_id is distinct from $3::uuid and not ($4::boolean and ${isOpenChoice})
    union all
    select u.plan_kind, u.name, null, u.gross_cents, false, u.launched_at, u.campaign_id from (${unilateralRows}) u
    where u.beneficiary_id = $1::uuid and u.year = $2::int and u.campaign_id is distinct from $3::uuid) uses
  order by opening desc, confirmed_at, id`

/** What took a part of a person's accounts of a year, a campaign's own part left out. */
export async function usesOf(
  run: Run,
  asked: {
    beneficiary_id: string
    year: number
    campaign_id: string | null
    /** As the company reads it: what choices of campaigns in progress hold is left out. */
    by_company?: boolean | undefined
  },
): Promise<ByPlan<Use[]>> {
  const rows = await run<{
    plan_kind: PlanKind
    name: string | null
    note: string | null
    gross_cents: number
  }>('uses', usesRows, [asked.beneficiary_id, asked.year, asked.campaign_id, asked.by_company ?? false])
  const uses: ByPlan<Use[]> = {}
  for (const { plan_kind, name, note, gross_cents } of rows)
    (uses[plan_kind] ??= []).push({ label: labelOf(name, note), gross_cents })
  return uses
}

/** A campaign by its name; what was received elsewhere by what HR wrote of it. */
export function labelOf(campaign: string | null, note: string | null) {
  if (campaign !== null) return { fr: campaign, en: campaign }
  return note
    ? { fr: `un versement reçu ailleurs (${note})`, en: `a payment received elsewhere (${note})` }
    : { fr: 'un versement reçu ailleurs', en: 'a payment received elsewhere' }
}
