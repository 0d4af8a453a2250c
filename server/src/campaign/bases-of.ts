import { sql, type RawBuilder } from 'kysely'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { CampaignRow } from './campaign-store.ts'

interface Bases {
  /** The exercice whose file `y` gives the pay. */
  year: number
  presence: RawBuilder<unknown>
  absences: RawBuilder<unknown>
  rebuilt: RawBuilder<unknown>
}

/**
 * Where pay and presence of a person are read. What looks at the twelve months before its payment takes the pay of the
 * exercice before, the last one that is whole, and no presence: contracts tell that of its own months.
 */
export function basesOf({ type, year }: Pick<CampaignRow, 'type' | 'year'>): Bases {
  if (campaignTypeFacts[type].bases === 'exercise')
    return {
      year,
      presence: sql`y.presence_days`,
      absences: sql`y.absences`,
      rebuilt: sql`y.rebuilt_pay`,
    }
  return {
    year: year - 1,
    presence: sql`null::numeric`,
    absences: sql`null::jsonb`,
    rebuilt: sql`null::jsonb`,
  }
}
