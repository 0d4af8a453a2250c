import { sql, type RawBuilder } from 'kysely'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { campaignTypes } from '@moisson/core/vocabulary'
import type { CampaignRow } from './campaign-store.ts'

interface Bases {
  /** The exercice whose file `y` gives the pay. */
  year: RawBuilder<unknown>
  presence: RawBuilder<unknown>
  absences: RawBuilder<unknown>
  rebuilt: RawBuilder<unknown>
}

/** The types that look at the months before their payment, whose presence contracts tell. */
export const ofMonthsBefore = campaignTypes.filter(
  (type) => campaignTypeFacts[type].bases === 'months_before',
)

/** 1 where the exercice of a payment's year is not closed yet on its day, as `payYearOf` says it. */
export const yearsBack = (companyId: RawBuilder<unknown>, paidOn: RawBuilder<unknown>) => sql`
  (select (to_char(${paidOn}::date, 'MMDD') <= lpad(coalesce(k.fiscal_year_end_month, 12)::text, 2, '0')
    || lpad(coalesce(k.fiscal_year_end_day, 31)::text, 2, '0'))::int from company k where k.id = ${companyId})`

/**
 * Where pay and presence of a person are read. What looks at the twelve months before its payment takes the pay of the
 * last exercice closed on its day as long as nobody gives that of its own months, and no presence: contracts tell it.
 */
export function basesOf({
  type,
  year,
  company_id,
  exercise_end,
}: Pick<CampaignRow, 'type' | 'year' | 'company_id' | 'exercise_end'>): Bases {
  if (campaignTypeFacts[type].bases === 'exercise')
    return {
      year: sql`${year}`,
      presence: sql`y.presence_days`,
      absences: sql`y.absences`,
      rebuilt: sql`y.rebuilt_pay`,
    }
  return {
    year: sql`${year} - ${yearsBack(sql`${company_id}`, sql`${exercise_end}`)}`,
    presence: sql`null::numeric`,
    absences: sql`null::jsonb`,
    rebuilt: sql`null::jsonb`,
  }
}
