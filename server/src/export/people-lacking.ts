import { sql, type RawBuilder } from 'kysely'
import type { ControlCode } from '@moisson/core/export/controls'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import type { ExportedCampaign } from './exported-campaign.ts'

/** Data of a person that a control asks for, and when it lacks. */
const lacking = {
  employee_number: sql`placed > 0 and employee_number is null`,
  birth_date: sql`placed > 0 and birth_date is null`,
  hire_date: sql`hire_date is null`,
  presence: sql`by_presence and presence_from = 'contract'`,
  address: sql`placed > 0 and (coalesce(address->>'line1', '') = '' or coalesce(address->>'postal_code', '') = ''
    or coalesce(address->>'city', '') = '')`,
  birth_place: sql`placed > 0 and (birth_place is null or birth_country is null)`,
  email: sql`placed > 0 and personal_email is null and work_email is null`,
} as const satisfies Partial<Record<ControlCode, RawBuilder<unknown>>>

export type LackingCode = keyof typeof lacking
const codes = Object.keys(lacking) as LackingCode[]
const NAMED = 5

export interface Lacking {
  count: number
  /** The first of them by name. */
  names: string[]
}

/** What somebody of an enrolment `e` places on these plans, in cents. */
export const placedOn = (plans: readonly PlanKind[]): RawBuilder<number> =>
  sql.raw(plans.map((plan) => `e.${plan}_cents`).join(' + '))

/** Who lacks what among the people whose outcome is written, counted and named; of what a keeper asks, those who place with it. */
export async function peopleLacking(
  tx: Tx,
  campaign: ExportedCampaign,
  plans: readonly PlanKind[] = planKinds,
): Promise<Record<LackingCode, Lacking>> {
  const columns = codes.map(
    (code) => sql`count(*) filter (where ${lacking[code]})::int as ${sql.raw(code)},
      (array_agg(name order by name) filter (where ${lacking[code]}))[1:${sql.lit(NAMED)}] as ${sql.raw(`${code}_names`)}`,
  )
  const { rows } = await sql<Record<string, number | string[] | null>>`
    with people as (
      select e.employee_number, b.birth_date, b.birth_place, b.birth_country, b.hire_date, b.address, b.personal_email,
        b.work_email, ${placedOn(plans)} as placed, b.first_name || ' ' || b.last_name as name,
        e.calculation->>'presence_from' as presence_from,
        coalesce(e.calculation->'criteria' @> '[{"criterion": "presence"}]', false) as by_presence
      from campaign_beneficiary e
      join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.paid_cents is not null
        and e.engagement_state <> 'excluded')
    select ${sql.join(columns)} from people`.execute(tx)
  const found = rows[0] ?? {}
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { count: Number(found[code] ?? 0), names: (found[`${code}_names`] as string[] | null) ?? [] },
    ]),
  ) as Record<LackingCode, Lacking>
}
