import type { SchemeSources } from '@moisson/core/company/schemes'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

export interface Surroundings extends Omit<SchemeSources, 'today'> {
  now: Date
}

/** What stands around a company file, in one trip: agreements, plans, papers, processes. */
export async function surroundingsOf(tx: Tx, companyId: string): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    select business_now() as now,
      coalesce((select json_agg(json_build_object('type', type, 'signed_on', signed_on,
        'first_exercise_start', first_exercise_start, 'last_exercise_end', last_exercise_end, 'is_example', is_example))
        from agreement where company_id = ${companyId}), '[]') as agreements,
      coalesce((select json_agg(json_build_object('kind', kind, 'has_funds', cardinality(fund_ids) > 0, 'is_example', is_example))
        from plan_in_force where company_id = ${companyId}), '[]') as plans,
      coalesce((select json_agg(json_build_object('id', id, 'type', type, 'status', status,
        'valid_from', valid_from, 'valid_until', valid_until) order by created_at desc)
        from document where company_id = ${companyId} and current and status <> 'archived'
          and visibility <> 'managers_only' and type in
        ('interessement_agreement', 'interessement_due', 'participation_agreement', 'pee_rules', 'percol_rules', 'ppv_decision')),
        '[]') as papers,
      coalesce((select json_agg(type) from process
        where company_id = ${companyId} and status not in ('completed', 'cancelled')), '[]') as processes,
      coalesce((select json_agg(distinct year) from campaign
        where company_id = ${companyId} and type = 'ppv' and state not in ('draft', 'cancelled')), '[]') as ppv_years,
      '[]'::json as told`.execute(tx)
  const found = rows[0]
  if (!found) throw new Error('the surroundings of a company are one row')
  return found
}
