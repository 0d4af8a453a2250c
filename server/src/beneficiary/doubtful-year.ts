import type { Exercise } from '@moisson/core/campaign/exercise-dates'
import { MAX_PRESENCE } from '@moisson/core/import/check-record'
import { yearOf } from '@moisson/law/calendar'
import { sql, type RawBuilder } from 'kysely'

/**
 * Of a person `b`: the pay or the presence kept for an exercice is one that an import doubts, as `checkPresence` and
 * `isPaidBeforeHire` say it. What one contract covers is looked at first: the days of several are counted for few.
 */
export function doubtfulYear({ start, end }: Exercise): RawBuilder<boolean> {
  const first = sql`greatest(coalesce(b.hire_date, ${start}::date), ${start}::date)`
  const last = sql`least(coalesce(b.exit_date, ${end}::date), ${end}::date)`
  return sql`exists (select from beneficiary_year y where y.company_id = b.company_id and y.beneficiary_id = b.id
    and y.year = ${yearOf(end)} and case
      when y.reference_salary_cents > 0 and b.hire_date > ${end}::date and b.other_contracts = '[]' then true
      when y.presence_days > ${MAX_PRESENCE} or y.presence_days <= ${last} - ${first} + 1 then false
      else y.presence_days > (select coalesce(sum(upper(r) - lower(r)), 0) from unnest((
        select range_agg(daterange(c.a, c.z, '[]')) from (
          select ${first} as a, ${last} as z
          union all select greatest((o->>'start')::date, ${start}::date), least(coalesce((o->>'end')::date, ${end}::date), ${end}::date)
            from jsonb_array_elements(b.other_contracts) o) c where c.a <= c.z)) r) end)`
}
